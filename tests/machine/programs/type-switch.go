package main

import "fmt"

type st string

func (s st) String() string { return "st:" + string(s) }

func kind(x interface{}) string {
	switch v := x.(type) {
	case nil:
		return "nil"
	case int, int64:
		return fmt.Sprintf("integer %v", v)
	case string:
		return "string " + v
	case []int:
		return fmt.Sprint("slice ", len(v))
	case fmt.Stringer:
		return v.String()
	case error:
		return "error " + v.Error()
	case func(int) int:
		return fmt.Sprint("func ", v(3))
	case *int:
		*v++
		return "pointer"
	case nil2:
		return "never"
	default:
		return fmt.Sprintf("other %T", v)
	}
}

type nil2 interface{ never() }

func main() {
	n := 4
	for _, x := range []interface{}{nil, 1, int64(2), int8(3), "s", []int{1}, st("x"), fmt.Errorf("e"), func(i int) int { return i * i }, &n, 1.5, struct{}{}} {
		fmt.Println(kind(x))
	}
	fmt.Println(n)
	var e error
	switch e.(type) {
	case nil:
		fmt.Println("nil error")
	case error:
		fmt.Println("error")
	}
	switch y := interface{}(n).(type) {
	case int:
		f := func() int { y++; return y }
		fmt.Println(f(), f(), n)
	}
	switch interface{}(1).(type) {
	default:
		fmt.Println("default")
	case string, bool:
	}
lbl:
	for i := 0; ; i++ {
		switch interface{}(i).(type) {
		case int:
			if i > 2 {
				break lbl
			}
			break
		}
		fmt.Print(i)
	}
	fmt.Println()
}
