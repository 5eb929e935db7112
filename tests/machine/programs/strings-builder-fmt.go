package main

import "fmt"

type pt struct {
	X, Y int
}
type named struct {
	Name string
	P    *pt
	L    []pt
	M    map[string]int
	F    float64
	I    interface{}
	e    error
}

func main() {
	p := pt{1, -2}
	fmt.Printf("%v %+v %#v %T\n", p, p, p, p)
	fmt.Printf("%d|%5d|%-5d|%05d|%x|%X|%o|%b|%c|%q|%U\n", 42, 42, 42, 42, 255, 255, 8, 5, 'A', 'B', 0x1F600)
	fmt.Printf("%s|%10s|%-10s|%q|%x|%v\n", "go", "go", "go", "a\"b\n", "hi", "v")
	fmt.Printf("%f|%.2f|%8.3f|%e|%g|%v\n", 3.14159, 3.14159, 3.14159, 1234.5, 1e21, 2.0)
	fmt.Printf("%t|%v|%p|%v\n", true, nil, nil, []string{"a", "b"})
	fmt.Printf("%v %v %v\n", []interface{}{1, "a", nil}, map[string]int{"z": 1, "a": 2}, [2]bool{true})
	fmt.Printf("%+v\n", named{Name: "n", L: []pt{{1, 2}}, M: map[string]int{"k": 1}, F: 1.5, I: 7})
	fmt.Printf("%v %d %s\n", &p, []int{1, 2}, []string{"x"})
	fmt.Printf("%d %s\n", "str", 5)
	fmt.Printf("%d\n", 1, 2)
	fmt.Printf("%d %d\n", 1)
	fmt.Printf("%%|%3c|%*d|%[2]d %[1]d\n", 'x', 5, 42)
	fmt.Println(fmt.Sprint("a", 1, 2, "b", "c", 3.0), fmt.Sprintln("x", 1))
	fmt.Print("a", "b", 1, 2, true, "\n")
	fmt.Println([]byte("hi"), [3]byte{1, 2, 3}, 'x', "x"[0], struct{}{}, (*int)(nil), error(nil))
	fmt.Printf("%v %s %x %q\n", []byte("hi"), []byte("hi"), []byte("hi"), []string{"a b", "c"})
	fmt.Printf("%6.2f|%-8s|%+d|% d|%t\n", 1.0, "l", 5, 7, false)
	var e error
	fmt.Printf("%v %T %T %T\n", e, e, 1.5, map[string][]int{})
}
