// go-nested-loop: two loops in each other around two operations.
package nested

func Grid(rows, cols int) int {
	cells := make(chan int)
	ack := make(chan bool)
	go func() {
		for i := 0; i < rows; i++ {
			for j := 0; j < cols; j++ {
				cells <- i * j
			}
			<-ack
		}
	}()
	sum := 0
	for i := 0; i < rows; i++ {
		for j := 0; j < cols; j++ {
			sum += <-cells
		}
		ack <- true
	}
	return sum
}
