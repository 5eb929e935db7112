package flag

func onlyDefaults() {}
