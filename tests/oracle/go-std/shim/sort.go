package sort

import "reflect"

func swapElements(slice any, i, j int) { reflect.Swapper(slice)(i, j) }
