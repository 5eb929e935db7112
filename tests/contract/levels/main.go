package main

import "os"

func main() {
	switch os.Args[1] {
	case "h01":
		h01()
	case "h02":
		h02()
	case "h03":
		h03()
	case "h04":
		h04()
	case "h05":
		h05()
	case "h06":
		h06()
	case "h07":
		h07()
	case "h08":
		h08()
	case "h09":
		h09()
	case "h10":
		h10()
	case "h11":
		h11()
	case "h12":
		h12()
	case "h13":
		h13()
	case "h14":
		h14()
	case "h15":
		h15()
	case "h16":
		h16()
	case "h17":
		h17()
	case "h18":
		h18()
	case "h19":
		h19()
	case "h20":
		h20()
	case "h21":
		h21()
	case "h22":
		h22()
	case "h23":
		h23()
	case "h24":
		h24()
	case "h25":
		h25()
	case "h26":
		h26()
	case "h27":
		h27()
	case "h28":
		h28()
	}
}
