package unicode

const (
	MaxRune         = '\U0010FFFF'
	ReplacementChar = '\uFFFD'
	MaxASCII        = '\u007F'
	MaxLatin1       = '\u00FF'
	UpperCase       = 0
	LowerCase       = 1
	TitleCase       = 2
	MaxCase         = 3
)

// A RangeTable is a class of runes.
type RangeTable struct {
	// Its name in the Unicode standard.
	class string
}

var (
	Letter = &RangeTable{"L"}
	L      = Letter
	Upper  = &RangeTable{"Lu"}
	Lu     = Upper
	Lower  = &RangeTable{"Ll"}
	Ll     = Lower
	Title  = &RangeTable{"Lt"}
	Lt     = Title
	Mark   = &RangeTable{"M"}
	M      = Mark
	Mn     = &RangeTable{"Mn"}
	Number = &RangeTable{"N"}
	N      = Number
	Digit  = &RangeTable{"Nd"}
	Nd     = Digit
	Punct  = &RangeTable{"P"}
	P      = Punct
	Symbol = &RangeTable{"S"}
	S      = Symbol
	Space  = &RangeTable{"Z"}
	Z      = Space

	Latin    = &RangeTable{"Latin"}
	Greek    = &RangeTable{"Greek"}
	Cyrillic = &RangeTable{"Cyrillic"}
	Han      = &RangeTable{"Han"}
	Hiragana = &RangeTable{"Hiragana"}
	Katakana = &RangeTable{"Katakana"}
	Hangul   = &RangeTable{"Hangul"}
	Arabic   = &RangeTable{"Arabic"}
	Hebrew   = &RangeTable{"Hebrew"}
	Thai     = &RangeTable{"Thai"}

	White_Space = &RangeTable{"White_Space"}
)

// is tells whether a rune is in a category, a script or a property, by its name in the Unicode standard.
func is(class string, r rune) bool

// mapped returns a rune in another case, by the simple mappings of the Unicode standard.
func mapped(to int, r rune) rune

func Is(rangeTab *RangeTable, r rune) bool { return is(rangeTab.class, r) }

func In(r rune, ranges ...*RangeTable) bool { return IsOneOf(ranges, r) }

func IsOneOf(ranges []*RangeTable, r rune) bool {
	for _, table := range ranges {
		if Is(table, r) {
			return true
		}
	}
	return false
}

func IsLetter(r rune) bool {
	if r < 0x80 {
		return 'a' <= r|0x20 && r|0x20 <= 'z'
	}
	return is("L", r)
}

func IsUpper(r rune) bool {
	if r < 0x80 {
		return 'A' <= r && r <= 'Z'
	}
	return is("Lu", r)
}

func IsLower(r rune) bool {
	if r < 0x80 {
		return 'a' <= r && r <= 'z'
	}
	return is("Ll", r)
}

func IsTitle(r rune) bool { return r >= 0x80 && is("Lt", r) }

func IsDigit(r rune) bool {
	if r < 0x80 {
		return '0' <= r && r <= '9'
	}
	return is("Nd", r)
}

func IsNumber(r rune) bool {
	if r < 0x80 {
		return '0' <= r && r <= '9'
	}
	return is("N", r)
}

func IsSpace(r rune) bool {
	if r < 0x80 {
		return r == ' ' || '\t' <= r && r <= '\r'
	}
	return is("White_Space", r)
}

func IsControl(r rune) bool { return 0 <= r && r < 0x20 || 0x7F <= r && r < 0xA0 }

func IsPunct(r rune) bool { return is("P", r) }

func IsSymbol(r rune) bool { return is("S", r) }

func IsMark(r rune) bool { return r >= 0x80 && is("M", r) }

func IsGraphic(r rune) bool {
	if r < 0x80 {
		return ' ' <= r && r < 0x7F
	}
	return is("L", r) || is("M", r) || is("N", r) || is("P", r) || is("S", r) || is("Zs", r)
}

func IsPrint(r rune) bool {
	if r < 0x80 {
		return ' ' <= r && r < 0x7F
	}
	return IsGraphic(r) && !is("Zs", r)
}

func ToUpper(r rune) rune {
	if r < 0x80 {
		if 'a' <= r && r <= 'z' {
			return r - 0x20
		}
		return r
	}
	return mapped(UpperCase, r)
}

func ToLower(r rune) rune {
	if r < 0x80 {
		if 'A' <= r && r <= 'Z' {
			return r + 0x20
		}
		return r
	}
	return mapped(LowerCase, r)
}

func ToTitle(r rune) rune {
	if r < 0x80 {
		return ToUpper(r)
	}
	return mapped(TitleCase, r)
}

func To(_case int, r rune) rune {
	switch _case {
	case UpperCase:
		return ToUpper(r)
	case LowerCase:
		return ToLower(r)
	case TitleCase:
		return ToTitle(r)
	}
	return ReplacementChar
}
