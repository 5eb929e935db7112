// want: channel-safety
package main

func main() {
	var c chan int
	close(c)
}
