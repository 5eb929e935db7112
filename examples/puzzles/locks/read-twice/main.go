package main

import "sync"

var (
	mu    sync.RWMutex
	names = []string{"ada"}
)

func count() int {
	mu.RLock()
	defer mu.RUnlock()
	return len(names)
}

// last takes the read lock, and calls count, which takes it as well.
func last() string {
	mu.RLock()
	defer mu.RUnlock()
	return names[count()-1]
}

func add(name string) {
	mu.Lock()
	defer mu.Unlock()
	names = append(names, name)
}

func main() {
	go add("bob")
	last()
}
