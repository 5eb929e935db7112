package strconv

import "errors"

const IntSize = 64

func Itoa(i int) string { return FormatInt(int64(i), 10) }

func FormatInt(i int64, base int) string {
	if i < 0 {
		return "-" + FormatUint(-uint64(i), base)
	}
	return FormatUint(uint64(i), base)
}

func FormatUint(i uint64, base int) string {
	if base < 2 || base > 36 {
		panic("strconv: illegal AppendInt/FormatInt base")
	}
	var digits [64]byte
	at := len(digits)
	for first := true; first || i > 0; first = false {
		at--
		digits[at] = "0123456789abcdefghijklmnopqrstuvwxyz"[i%uint64(base)]
		i /= uint64(base)
	}
	return string(digits[at:])
}

func AppendInt(dst []byte, i int64, base int) []byte { return append(dst, FormatInt(i, base)...) }

func AppendUint(dst []byte, i uint64, base int) []byte { return append(dst, FormatUint(i, base)...) }

func Atoi(s string) (int, error) {
	i, err := parseInt("Atoi", s, 10, 64)
	return int(i), err
}

func ParseInt(s string, base int, bitSize int) (i int64, err error) {
	return parseInt("ParseInt", s, base, bitSize)
}

func parseInt(function, s string, base int, bitSize int) (int64, error) {
	rest := s
	negative := false
	if rest != "" && (rest[0] == '-' || rest[0] == '+') {
		negative = rest[0] == '-'
		rest = rest[1:]
	}
	n, fault := parseDigits(rest, base, bitSize)
	if fault != nil && fault != ErrRange {
		return 0, &NumError{function, s, fault}
	}
	if bitSize == 0 {
		bitSize = IntSize
	}
	limit := uint64(1) << uint(bitSize-1)
	switch {
	case !negative && n >= limit:
		return int64(limit - 1), rangeError(function, s)
	case negative && n > limit:
		return -int64(limit), rangeError(function, s)
	case negative:
		return -int64(n), nil
	}
	return int64(n), nil
}

func ParseUint(s string, base int, bitSize int) (uint64, error) {
	n, fault := parseDigits(s, base, bitSize)
	if fault != nil {
		return n, &NumError{"ParseUint", s, fault}
	}
	return n, nil
}

// parseDigits reads digits without a sign. Base 0 lets the text say its base, and have underscores.
func parseDigits(s string, base int, bitSize int) (uint64, error) {
	if s == "" {
		return 0, ErrSyntax
	}
	prefixed := base == 0
	digits := s
	switch {
	case 2 <= base && base <= 36:
	case prefixed:
		base, digits = baseOf(s)
		if digits == "" {
			return 0, ErrSyntax
		}
	default:
		return 0, errors.New("invalid base " + Itoa(base))
	}
	if bitSize == 0 {
		bitSize = IntSize
	} else if bitSize < 0 || bitSize > 64 {
		return 0, errors.New("invalid bit size " + Itoa(bitSize))
	}
	max := uint64(1)<<uint(bitSize) - 1
	var n uint64
	for i := 0; i < len(digits); i++ {
		if digits[i] == '_' && prefixed {
			continue
		}
		d := digitOf(digits[i])
		if d >= base {
			return 0, ErrSyntax
		}
		if n > max/uint64(base) || n*uint64(base) > max-uint64(d) {
			return max, ErrRange
		}
		n = n*uint64(base) + uint64(d)
	}
	if prefixed && !underscoresStandWell(s) {
		return 0, ErrSyntax
	}
	return n, nil
}

// baseOf splits off what the text says about its base.
func baseOf(s string) (base int, digits string) {
	if s[0] != '0' {
		return 10, s
	}
	if len(s) >= 3 {
		switch s[1] | 0x20 {
		case 'b':
			return 2, s[2:]
		case 'o':
			return 8, s[2:]
		case 'x':
			return 16, s[2:]
		}
	}
	if len(s) == 1 {
		return 10, s
	}
	return 8, s[1:]
}

// digitOf returns a digit's value, and 36 for what is no digit in any base.
func digitOf(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'z':
		return int(c|0x20-'a') + 10
	}
	return 36
}

// underscoresStandWell tells whether every underscore stands between digits, or a prefix and a digit.
func underscoresStandWell(s string) bool {
	before := byte('^')
	i := 0
	hex := false
	if len(s) >= 2 && s[0] == '0' && (s[1]|0x20 == 'b' || s[1]|0x20 == 'o' || s[1]|0x20 == 'x') {
		hex = s[1]|0x20 == 'x'
		before = '0'
		i = 2
	}
	for ; i < len(s); i++ {
		switch {
		case '0' <= s[i] && s[i] <= '9' || hex && 'a' <= s[i]|0x20 && s[i]|0x20 <= 'f':
			before = '0'
		case s[i] == '_':
			if before != '0' {
				return false
			}
			before = '_'
		default:
			if before == '_' {
				return false
			}
			before = '!'
		}
	}
	return before != '_'
}
