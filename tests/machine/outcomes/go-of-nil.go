package main

func main() {
	defer func() { recover() }()
	var job func()
	go job()
}
