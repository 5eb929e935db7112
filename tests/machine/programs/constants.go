package main

import "fmt"

const (
	A = iota
	B
	_
	D = "s"
	E
	F = iota * 10
	G
)

type day int

const (
	Mon day = iota + 1
	Tue
	Wed
)

func (d day) String() string { return [...]string{"?", "Mon", "Tue", "Wed"}[d] }

const (
	KB = 1 << (10 * (iota + 1))
	MB
)

const big = 1 << 100
const third = 1.0 / 3
const typed int8 = 100

type bits uint8

const (
	b0, c0 bits = 1 << iota, 1<<iota + 10
	b1, c1
	b2, c2
)

func main() {
	fmt.Println(A, B, D, E, F, G, Mon, Wed, KB, MB, big>>98, third*3 == 1, typed)
	fmt.Println(b0, c0, b1, c1, b2, c2)
	const local = len("héllo") + 'a'
	fmt.Println(local, 'x', "a"+"b", 5/2, 5/2.0, 5.0/2, -5%3, 1<<3|1, ^0, 7&^2)
	var f float32 = 1 << 3
	var s uint = 3
	var i = 1 << s
	var u8 = uint8(1)<<s + 255>>1
	fmt.Println(f, i, u8, Tue, fmt.Sprintf("%d %v", Tue, Tue))
	x := 10
	fmt.Println(x*1e3, 3*x/2, 'a'+rune(x))
	const h = 0x1p-2
	fmt.Println(h, 0b101, 0o17, 1_000, 0xFF, 1e3, len([10]int{}), cap([3]string{}))
	var d time = 1.5e3
	fmt.Println(d)
}

type time int64
