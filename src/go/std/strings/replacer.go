package strings

import "io"

// A Replacer replaces several strings at once.
type Replacer struct {
	oldnew []string
}

func NewReplacer(oldnew ...string) *Replacer {
	if len(oldnew)%2 == 1 {
		panic("strings.NewReplacer: odd argument count")
	}
	return &Replacer{append([]string(nil), oldnew...)}
}

// Replace takes, at every place, the first pair that fits there.
func (r *Replacer) Replace(s string) string {
	changed := ""
	start := 0
	wasEmpty := false
	for i := 0; i <= len(s); {
		pair := r.find(s[i:], wasEmpty)
		wasEmpty = pair >= 0 && r.oldnew[pair] == ""
		if pair < 0 {
			i++
			continue
		}
		changed += s[start:i] + r.oldnew[pair+1]
		i += len(r.oldnew[pair])
		start = i
	}
	return changed + s[start:]
}

// find returns the pair whose first string s begins with, and -1 if there is none. An empty string is not
// found twice at one place.
func (r *Replacer) find(s string, notEmpty bool) int {
	for pair := 0; pair < len(r.oldnew); pair += 2 {
		old := r.oldnew[pair]
		if HasPrefix(s, old) && !(notEmpty && old == "") {
			return pair
		}
	}
	return -1
}

func (r *Replacer) WriteString(w io.Writer, s string) (n int, err error) {
	return io.WriteString(w, r.Replace(s))
}
