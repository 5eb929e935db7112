package main

import "fmt"

func main() {
	s := "héllo, 世界\xff!"
	for i, r := range s {
		fmt.Print(i, ":", r, " ")
	}
	fmt.Println(len(s), len([]rune(s)))
	b := []byte(s)
	b[0] = 'H'
	fmt.Println(string(b[:5]), s[0], s[1:3] == "é")
	fmt.Println(string(rune(0x4e16)), string([]rune{65, 0x1F600, -1}), s > "h", "abc" < "abd")
	t := ""
	for i := 0; i < 3; i++ {
		t += string(rune('a' + i))
	}
	fmt.Println(t, t[len(t)-1], t[:0] == "")
	const raw = `a\n"b"
c`
	fmt.Println(raw, len(raw))
	for i := range "abc" {
		fmt.Print(i)
	}
	for range "xy" {
		fmt.Print("-")
	}
	fmt.Println()
	type bytes []byte
	type str string
	q := str("q")
	fmt.Println(string(bytes("z")), q+"r", []byte(q))
}
