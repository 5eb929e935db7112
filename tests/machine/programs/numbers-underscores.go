package main

import (
	"fmt"
	"strconv"
)

func main() {
	for _, s := range []string{"1_000", "1__0", "_1", "1_", "1_.5", "1._5", "1_0.5_0e1_0", "0x_1p4", "0x1_0p0", "0_1", "-1_0", "+_1", "inf_", "in_f", "_", "1e_5", "0b1_0", "0x1p_4", "nan", "-_", "+"} {
		f, err := strconv.ParseFloat(s, 64)
		fmt.Println(f, err)
	}
	n, err := strconv.ParseInt("-1_0", 0, 64)
	fmt.Println(n, err)
	n, err = strconv.ParseInt("+0x_f", 0, 64)
	fmt.Println(n, err)
	fmt.Println(strconv.Atoi("_"))
}
