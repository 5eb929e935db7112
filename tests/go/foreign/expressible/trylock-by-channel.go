package trylock

import "fmt"

type chanMutex chan struct{}

func newChanMutex() chanMutex { return make(chanMutex, 1) }

func (m chanMutex) Lock()   { m <- struct{}{} }
func (m chanMutex) Unlock() { <-m }

// Count guards a counter by a channel of capacity one.
func Count(n int) int {
	m := newChanMutex()
	done := make(chan bool)
	counter := 0
	for i := 0; i < n; i++ {
		go func() {
			m.Lock()
			counter++
			m.Unlock()
			done <- true
		}()
	}
	for i := 0; i < n; i++ {
		<-done
	}
	fmt.Println(counter)
	return counter
}
