package main

import "fmt"

func main() {
	var a int8 = 127
	a++
	var b uint8 = 0
	b--
	var c int32 = -2147483648
	c = -c
	var d uint16 = 65535
	d *= d
	var e int64 = 9223372036854775807
	e += 2
	var u uint64 = 1 << 63
	fmt.Println(a, b, c, d, e, u<<1, u>>63)
	fmt.Println(-7/2, -7%2, 7/-2, 7%-2, -7>>1, uint32(1)<<31)
	var m int8 = -128
	var n int8 = -1
	fmt.Println(m/n, m%n, ^m, m&n, m|n, m^n, m&^n)
	x := 300
	fmt.Println(int8(x), uint8(x), int16(x*300), uint32(-x))
	var s uint = 70
	fmt.Println(1<<s == 0, int32(1)<<s, -1>>s, int8(-1)>>s, uint8(255)>>3)
	f := 3.99
	fmt.Println(int(f), int(-f), int64(1e15), uint8(f))
}
