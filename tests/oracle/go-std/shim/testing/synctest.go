package synctest

func leftOut() {}
