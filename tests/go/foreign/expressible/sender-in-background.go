package logs

import (
	"bufio"
	"io"
	"strings"
)

type tailer struct {
	src   io.Reader
	limit int
}

func (t *tailer) lines() []string {
	var all []string
	sc := bufio.NewScanner(t.src)
	for sc.Scan() {
		all = append(all, sc.Text())
	}
	return all
}

// Tail prints the last lines in a goroutine and waits for it.
func Tail(src string, limit int) int {
	t := &tailer{src: strings.NewReader(src), limit: limit}
	lines := t.lines()
	if len(lines) > limit {
		lines = lines[len(lines)-limit:]
	}
	n := len(lines)
	out := make(chan string)
	finished := make(chan int)
	go func() {
		printed := 0
		for i := 0; i < n; i++ {
			if line := <-out; line != "" {
				printed++
			}
		}
		finished <- printed
	}()
	for _, line := range lines {
		out <- line
	}
	return <-finished
}
