package utf8

const (
	RuneError = '\uFFFD'
	RuneSelf  = 0x80
	MaxRune   = '\U0010FFFF'
	UTFMax    = 4
)

// DecodeRuneInString lets the language decode. What is invalid counts as RuneError of one byte.
func DecodeRuneInString(s string) (rune, int) {
	var first rune
	for i, r := range s {
		if i > 0 {
			return first, i
		}
		first = r
	}
	if s == "" {
		return RuneError, 0
	}
	return first, len(s)
}

func DecodeRune(p []byte) (rune, int) {
	if len(p) > UTFMax {
		p = p[:UTFMax]
	}
	return DecodeRuneInString(string(p))
}

func DecodeLastRuneInString(s string) (rune, int) {
	if s == "" {
		return RuneError, 0
	}
	for start := len(s) - 1; start >= 0 && start >= len(s)-UTFMax; start-- {
		if RuneStart(s[start]) {
			if r, size := DecodeRuneInString(s[start:]); start+size == len(s) {
				return r, size
			}
			break
		}
	}
	return RuneError, 1
}

func DecodeLastRune(p []byte) (rune, int) {
	if len(p) > UTFMax {
		p = p[len(p)-UTFMax:]
	}
	return DecodeLastRuneInString(string(p))
}

// RuneStart tells whether a byte may be the first of a rune.
func RuneStart(b byte) bool { return b&0xC0 != 0x80 }

// RuneLen returns the bytes that r takes, and -1 if it is no valid rune.
func RuneLen(r rune) int {
	switch {
	case r < 0:
		return -1
	case r < 0x80:
		return 1
	case r < 0x800:
		return 2
	case 0xD800 <= r && r <= 0xDFFF:
		return -1
	case r < 0x10000:
		return 3
	case r <= MaxRune:
		return 4
	}
	return -1
}

func ValidRune(r rune) bool { return RuneLen(r) > 0 }

func EncodeRune(p []byte, r rune) int {
	s := string(r)
	_ = p[len(s)-1]
	return copy(p, s)
}

func AppendRune(p []byte, r rune) []byte { return append(p, string(r)...) }

func RuneCountInString(s string) (n int) {
	for range s {
		n++
	}
	return n
}

func RuneCount(p []byte) int { return RuneCountInString(string(p)) }

func ValidString(s string) bool {
	for i, r := range s {
		if r == RuneError && !isReplacement(s[i:]) {
			return false
		}
	}
	return true
}

func Valid(p []byte) bool { return ValidString(string(p)) }

// isReplacement tells whether s begins with the three bytes of RuneError itself.
func isReplacement(s string) bool {
	return len(s) >= 3 && s[0] == 0xEF && s[1] == 0xBF && s[2] == 0xBD
}

func FullRuneInString(s string) bool {
	if s == "" {
		return false
	}
	r, size := DecodeRuneInString(s)
	if r != RuneError || size != 1 {
		return true
	}
	// It is invalid: unless more bytes could mend it, it is full.
	for _, more := range [...]string{"\x80", "\xA0", "\x80\x80", "\xA0\x80", "\x90\x80", "\x80\x80\x80", "\x90\x80\x80"} {
		if r, size := DecodeRuneInString(s + more); r != RuneError && size > len(s) {
			return false
		}
	}
	return true
}

func FullRune(p []byte) bool {
	if len(p) > UTFMax {
		p = p[:UTFMax]
	}
	return FullRuneInString(string(p))
}
