package time

import "errors"

// ParseDuration reads what String prints: numbers with units, with a sign before all of them.
func ParseDuration(s string) (Duration, error) {
	rest := s
	negative := false
	if rest != "" && (rest[0] == '-' || rest[0] == '+') {
		negative = rest[0] == '-'
		rest = rest[1:]
	}
	if rest == "0" {
		return 0, nil
	}
	if rest == "" {
		return 0, durationError("invalid duration", s)
	}
	var total uint64
	for rest != "" {
		whole, fraction, scale, after, ok := readNumber(rest)
		if !ok {
			return 0, durationError("invalid duration", s)
		}
		rest = after
		i := 0
		for i < len(rest) && rest[i] != '.' && (rest[i] < '0' || rest[i] > '9') {
			i++
		}
		if i == 0 {
			return 0, durationError("missing unit in duration", s)
		}
		unit, ok := unitOf(rest[:i])
		if !ok {
			return 0, errors.New("time: unknown unit " + quote(rest[:i]) + " in duration " + quote(s))
		}
		rest = rest[i:]
		if whole > 1<<63/unit {
			return 0, durationError("invalid duration", s)
		}
		total += whole*unit + uint64(float64(fraction)*(float64(unit)/scale))
		if total > 1<<63 {
			return 0, durationError("invalid duration", s)
		}
	}
	if negative {
		return -Duration(total), nil
	}
	if total > 1<<63-1 {
		return 0, durationError("invalid duration", s)
	}
	return Duration(total), nil
}

// readNumber reads digits, and digits behind a point as a fraction of scale. It fails where there are none,
// or too many before the point.
func readNumber(s string) (whole, fraction uint64, scale float64, rest string, ok bool) {
	i := 0
	for i < len(s) && '0' <= s[i] && s[i] <= '9' {
		if whole > 1<<63/10 {
			return 0, 0, 0, s, false
		}
		whole = whole*10 + uint64(s[i]-'0')
		if whole > 1<<63 {
			return 0, 0, 0, s, false
		}
		i++
	}
	ok = i > 0
	scale = 1
	if i < len(s) && s[i] == '.' {
		i++
		full := false
		for i < len(s) && '0' <= s[i] && s[i] <= '9' {
			ok = true
			if fraction > (1<<63-1)/10 || fraction*10+uint64(s[i]-'0') > 1<<63 {
				full = true
			}
			if !full {
				fraction = fraction*10 + uint64(s[i]-'0')
				scale *= 10
			}
			i++
		}
	}
	return whole, fraction, scale, s[i:], ok
}

func unitOf(name string) (uint64, bool) {
	switch name {
	case "ns":
		return uint64(Nanosecond), true
	case "us", "µs", "μs":
		return uint64(Microsecond), true
	case "ms":
		return uint64(Millisecond), true
	case "s":
		return uint64(Second), true
	case "m":
		return uint64(Minute), true
	case "h":
		return uint64(Hour), true
	}
	return 0, false
}

func durationError(fault, s string) error { return errors.New("time: " + fault + " " + quote(s)) }

// quote leaves what is not printable ASCII as its bytes.
func quote(s string) string {
	text := `"`
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '"' || c == '\\':
			text += `\` + string(rune(c))
		case ' ' <= c && c < 0x7f:
			text += string(rune(c))
		default:
			text += `\x` + string("0123456789abcdef"[c>>4]) + string("0123456789abcdef"[c&15])
		}
	}
	return text + `"`
}
