package strings

import "iter"

func each(parts func() []string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, part := range parts() {
			if !yield(part) {
				return
			}
		}
	}
}

func SplitSeq(s, sep string) iter.Seq[string] {
	return each(func() []string { return Split(s, sep) })
}

func SplitAfterSeq(s, sep string) iter.Seq[string] {
	return each(func() []string { return SplitAfter(s, sep) })
}

func FieldsSeq(s string) iter.Seq[string] {
	return each(func() []string { return Fields(s) })
}

func FieldsFuncSeq(s string, f func(rune) bool) iter.Seq[string] {
	return each(func() []string { return FieldsFunc(s, f) })
}

// Lines passes lines with the newline that ends them.
func Lines(s string) iter.Seq[string] {
	return each(func() []string {
		lines := SplitAfter(s, "\n")
		if lines[len(lines)-1] == "" {
			lines = lines[:len(lines)-1]
		}
		return lines
	})
}
