// go-range-channel: the loop ends by a close, which the paper leaves out.
package closing

import "sync"

func work(id int, results chan<- int) {
	results <- id * id
}

func Results(n int) []int {
	results := make(chan int)
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			work(i, results)
		}(i)
	}
	go func() {
		wg.Wait()
		close(results)
	}()
	var all []int
	for r := range results {
		all = append(all, r)
	}
	return all
}
