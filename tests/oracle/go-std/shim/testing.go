package testing

func line(s string) string {
	if s == "" || s[len(s)-1] != '\n' {
		s += "\n"
	}
	return s
}

func iterations() int { return 100 }

// RunTest lets the comparisons begin where a run begins that is about a test.
func RunTest(name string, f func(t *T)) { runTest(name, f) }
