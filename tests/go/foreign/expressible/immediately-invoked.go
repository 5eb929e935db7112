package audit

import "fmt"

type event struct {
	kind string
	n    int
}

// Audit has its channel made by a function literal that is called at once.
func Audit(n int) int {
	events := func() chan event {
		size := n
		if size > 16 {
			size = 16
		}
		return make(chan event, size)
	}()
	func() {
		for i := 0; i < n; i++ {
			go func(i int) {
				events <- event{kind: fmt.Sprint(i), n: i}
			}(i)
		}
	}()
	sum := 0
	for i := 0; i < n; i++ {
		e := <-events
		sum += e.n
	}
	return sum
}
