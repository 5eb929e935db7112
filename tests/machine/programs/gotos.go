package main

import "fmt"

func forward(n int) string {
	if n > 0 {
		goto end
	}
	return "no"
end:
	return "end"
}

func backward(n int) (s int) {
again:
	s += n
	n--
	if n > 0 {
		goto again
	}
	return
}

func both(n int) (out []int) {
	i := 0
start:
	if i >= n {
		goto done
	}
	out = append(out, i)
	i++
	if i%3 == 0 {
		goto skip
	}
	goto start
skip:
	out = append(out, -1)
	goto start
done:
	return
}

func nested() int {
	n := 0
	for i := 0; i < 10; i++ {
		for j := 0; j < 10; j++ {
			n++
			if n == 25 {
				goto out
			}
		}
	}
out:
	return n
}

func main() {
	fmt.Println(forward(0), forward(1), backward(4), both(7), nested())
}
