package log

func line(s string) string {
	if s == "" || s[len(s)-1] != '\n' {
		s += "\n"
	}
	return s
}
