package example

// Lookup starts the search before it checks the name.
func Lookup(name string, search func(string) int, valid func(string) bool) int {
	found := make(chan int)
	go func() { found <- search(name) }()
	if !valid(name) {
		return -1
	}
	return <-found
}
