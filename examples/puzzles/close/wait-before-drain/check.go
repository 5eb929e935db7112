package main

func main() {
	if squares(0) != 0 || squares(3) != 5 {
		panic("the sum is wrong")
	}
}
