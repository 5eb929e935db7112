package main

func producer(c chan int) {
	c <- 1
	c <- 2
}

func consumer(c chan int) {
	<-c
}

func main() {
	c := make(chan int, 1)
	go producer(c)
	go consumer(c)
	go consumer(c)
	go consumer(c)
}
