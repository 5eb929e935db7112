package example

const mode = "fast"
const width = len("ab") + len("é")

func D1() {
	c := make(chan int)
	if mode == "fast" {
		<-c
	}
}

func D2() {
	c := make(chan int, len("ab"))
	c <- 1
	c <- 2
}

func D3() {
	c := make(chan int, len("ab"))
	c <- 1
	c <- 2
	c <- 3
}

func D4() {
	c := make(chan int, width)
	c <- 1
	c <- 1
	c <- 1
	c <- 1
}

func D5(n int) {
	s := "a"
	if n > 0 {
		s += "b"
	}
	c := make(chan int)
	if s == "ab" {
		<-c
	}
}

func D6(n int) {
	s := ""
	for i := 0; i < n; i++ {
		s += "x"
	}
	c := make(chan int, 2)
	for range s {
		c <- 1
	}
}

func D7(s string) {
	c := make(chan int, 2)
	for range s {
		c <- 1
	}
}

func D8(s string) {
	c := make(chan int, 2)
	for i := 0; i < len(s); i++ {
		c <- 1
	}
}

func D9(s string) {
	c := make(chan int, len(s))
	for range []byte(s) {
		c <- 1
	}
}

func D10(s string) {
	c := make(chan int, len(s))
	for range []rune(s) {
		c <- 1
	}
	c <- 1
}

func D11() {
	c := make(chan int, 1)
	switch mode {
	case "slow":
		c <- 1
		c <- 1
	case "fast":
		c <- 1
	}
}

func D12() {
	c := make(chan int)
	if `a\n` == "a\\n" {
		<-c
	}
}

func D13(n int) {
	k := "a"
	if n == 1 {
		k = "b"
	}
	m := map[string]int{"a": 1}
	c := make(chan int)
	if m[k] == 1 {
		c <- 1
	}
}

func D14() {
	c := make(chan int)
	if "abc"[1] == 'b' {
		<-c
	}
}

func D15() {
	c := make(chan int)
	if "abc"[1:] == "bc" {
		<-c
	}
}

func D16() {
	c := make(chan int)
	if "a" < "b" && "B" < "a" && "" < "a" {
		<-c
	}
}

func D17(n int) {
	type state string
	s := state("on")
	if n > 2 {
		s = "off"
	}
	c := make(chan int)
	go func() {
		if s == "on" {
			c <- 1
		}
	}()
	if n <= 2 {
		<-c
	}
}

func D18(s string) {
	c := make(chan int)
	if s == "éé" {
		<-c
	}
}

func D19(s string) {
	c := make(chan int)
	if len(s) > 2 && s == "" {
		<-c
	}
}

func D20(s string) {
	c := make(chan int)
	if s != "" && len(s) == 0 {
		<-c
	}
	if len(s+"ab") == 2 {
		<-c
	}
}
