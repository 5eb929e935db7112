package main

import "fmt"

func t(s string) bool { fmt.Print(s, " "); return true }
func f(s string) bool { fmt.Print(s, " "); return false }

func main() {
	fmt.Println(t("a") && f("b") && t("c"))
	fmt.Println(f("a") || t("b") || f("c"))
	fmt.Println(f("a") && t("b") || t("c") && f("d") || t("e"))
	fmt.Println(!(t("x") && t("y")))
	var p *int
	if p != nil && *p > 0 {
		fmt.Println("no")
	}
	n := 0
	ok := n == 0 || 10/n > 1
	fmt.Println(ok)
	for i := 0; i < 5 && (i < 2 || t("l")); i++ {
		fmt.Print(i, ";")
	}
	fmt.Println()
}
