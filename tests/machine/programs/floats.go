package main

import (
	"fmt"
	"math"
)

func main() {
	var f32 float32 = 16777216.0
	fmt.Println(f32+1 == f32, float64(f32)+1)
	var a, b float32 = 0.1, 0.2
	fmt.Println(a+b, 0.1+0.2, float64(a))
	z := 0.0
	fmt.Println(1/z, -1/z, math.IsNaN(z/z), z/z == z/z, z/z != z/z)
	fmt.Println(math.MaxInt64, math.Pi, float32(math.Pi))
	x := 1e100
	fmt.Println(x, 1e-7, 123456789.0, 1e21, 0.000001)
	fmt.Println(7.0/2, float64(7/2), 7/2.0)
	fmt.Println(math.Sqrt(2), math.Floor(-1.5), math.Inf(1))
	var i = 10
	fmt.Println(float64(i)/4, i/4)
	c := complex(1, 2)
	fmt.Println(c*c, real(c), imag(c), c == complex(1, 2), -c)
	var c64 complex64 = 1 + 2i
	fmt.Println(c64/(1-1i), c/complex(0, 1))
}
