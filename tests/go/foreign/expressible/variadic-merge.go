package merge

import "strings"

func emit(text string, out chan<- string) {
	out <- strings.TrimSpace(text)
}

// Join starts one goroutine per part and puts the answers together.
func Join(sep string, parts ...string) string {
	if len(parts) == 0 {
		return ""
	}
	out := make(chan string, len(parts)-1)
	for _, p := range parts {
		go emit(p, out)
	}
	all := make([]string, 0, len(parts))
	for len(all) < len(parts) {
		all = append(all, <-out)
	}
	return strings.Join(all, sep)
}
