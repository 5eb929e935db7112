package main

import "fmt"

type celsius float64
type names []string
type handler func(string) string

func (h handler) serve(s string) string { return h(s) }
func (n names) first() string           { return n[0] }

type a struct{ X, Y int }
type b struct{ X, Y int }
type reader interface{ Read() string }
type rw interface {
	reader
	Write(string)
}
type file struct{ data string }

func (f *file) Read() string   { return f.data }
func (f *file) Write(s string) { f.data += s }

func main() {
	c := celsius(36.6)
	fmt.Println(float64(c)+1, int(c), c*2)
	fmt.Println(names([]string{"x", "y"}).first(), handler(func(s string) string { return s + s }).serve("ab"))
	fmt.Println(b(a{1, 2}) == b{1, 2}, (*b)(&a{3, 4}).Y)
	var w rw = &file{"d"}
	w.Write("+")
	var r reader = w
	fmt.Println(r.Read(), r == reader(w), r.(rw) == w)
	_, isFile := r.(*file)
	fmt.Println(isFile)
	var e interface{} = c
	_, isF := e.(float64)
	v, isC := e.(celsius)
	fmt.Println(isF, v, isC)
	fmt.Println(uint8(len("ab")), int64(uint32(1<<31)), uint16(0x12345&0xffff), float32(0.1), int32('x'))
	fmt.Println(string("abc"[1]), []rune("hé"), string([]byte{104, 105}), []byte("é"))
	var ch chan int = make(chan int, 1)
	send := (chan<- int)(ch)
	send <- 1
	fmt.Println(<-(<-chan int)(ch))
	fmt.Println(interface{}(nil) == nil, error(nil) == nil, (*int)(nil) == nil)
	type myBool bool
	mb := myBool(1 < 2)
	fmt.Println(mb && true, !mb)
	if mb {
		fmt.Println("yes")
	}
	u := uint(3)
	fmt.Println(int(u)-4, -int(u), u-2)
	x := 0x7fffffffffffffff
	fmt.Println(float64(x) == 9223372036854775807, int64(float32(16777217)))
}
