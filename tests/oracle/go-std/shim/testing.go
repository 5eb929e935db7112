package testing

func iterations() int { return 100 }
