package compare

import (
	"bytes"
	"math"
	"math/bits"
	"sort"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	ourbytes "virgostd/bytes"
	ourmath "virgostd/math"
	ourbits "virgostd/math/bits"
	oursort "virgostd/sort"
	ourstrconv "virgostd/strconv"
	ourstrings "virgostd/strings"
	ourunicode "virgostd/unicode"
	ourutf8 "virgostd/unicode/utf8"
)

func TestStrings(t *testing.T) {
	pairs(t, 3000, []pair{
		{"strings.Compare", ourstrings.Compare, strings.Compare},
		{"strings.Contains", ourstrings.Contains, strings.Contains},
		{"strings.ContainsAny", ourstrings.ContainsAny, strings.ContainsAny},
		{"strings.ContainsRune", ourstrings.ContainsRune, strings.ContainsRune},
		{"strings.Count", ourstrings.Count, strings.Count},
		{"strings.Cut", ourstrings.Cut, strings.Cut},
		{"strings.EqualFold", ourstrings.EqualFold, strings.EqualFold},
		{"strings.Fields", ourstrings.Fields, strings.Fields},
		{"strings.FieldsFunc", ourstrings.FieldsFunc, strings.FieldsFunc},
		{"strings.HasPrefix", ourstrings.HasPrefix, strings.HasPrefix},
		{"strings.HasSuffix", ourstrings.HasSuffix, strings.HasSuffix},
		{"strings.Index", ourstrings.Index, strings.Index},
		{"strings.IndexAny", ourstrings.IndexAny, strings.IndexAny},
		{"strings.IndexByte", ourstrings.IndexByte, strings.IndexByte},
		{"strings.IndexFunc", ourstrings.IndexFunc, strings.IndexFunc},
		{"strings.IndexRune", ourstrings.IndexRune, strings.IndexRune},
		{"strings.Join", ourstrings.Join, strings.Join},
		{"strings.LastIndex", ourstrings.LastIndex, strings.LastIndex},
		{"strings.LastIndexAny", ourstrings.LastIndexAny, strings.LastIndexAny},
		{"strings.LastIndexByte", ourstrings.LastIndexByte, strings.LastIndexByte},
		{"strings.LastIndexFunc", ourstrings.LastIndexFunc, strings.LastIndexFunc},
		{"strings.Map", ourstrings.Map, strings.Map},
		{"strings.Repeat", ourstrings.Repeat, strings.Repeat},
		{"strings.Replace", ourstrings.Replace, strings.Replace},
		{"strings.ReplaceAll", ourstrings.ReplaceAll, strings.ReplaceAll},
		{"strings.Title", ourstrings.Title, strings.Title},
		{"strings.ToLower", ourstrings.ToLower, strings.ToLower},
		{"strings.ToTitle", ourstrings.ToTitle, strings.ToTitle},
		{"strings.ToUpper", ourstrings.ToUpper, strings.ToUpper},
		{"strings.ToValidUTF8", ourstrings.ToValidUTF8, strings.ToValidUTF8},
		{"strings.Trim", ourstrings.Trim, strings.Trim},
		{"strings.TrimFunc", ourstrings.TrimFunc, strings.TrimFunc},
		{"strings.TrimLeft", ourstrings.TrimLeft, strings.TrimLeft},
		{"strings.TrimLeftFunc", ourstrings.TrimLeftFunc, strings.TrimLeftFunc},
		{"strings.TrimPrefix", ourstrings.TrimPrefix, strings.TrimPrefix},
		{"strings.TrimRight", ourstrings.TrimRight, strings.TrimRight},
		{"strings.TrimRightFunc", ourstrings.TrimRightFunc, strings.TrimRightFunc},
		{"strings.TrimSpace", ourstrings.TrimSpace, strings.TrimSpace},
		{"strings.TrimSuffix", ourstrings.TrimSuffix, strings.TrimSuffix},
	})
}

// TestSplit splits valid text: Go 1.19 mends what is invalid, as later ones do not.
func TestSplit(t *testing.T) {
	two := func(split func(s, sep string) []string) any {
		return func(s, sep string) []string { return split(strings.ToValidUTF8(s, "?"), sep) }
	}
	three := func(split func(s, sep string, n int) []string) any {
		return func(s, sep string, n int) []string { return split(strings.ToValidUTF8(s, "?"), sep, n) }
	}
	pairs(t, 3000, []pair{
		{"strings.Split", two(ourstrings.Split), two(strings.Split)},
		{"strings.SplitAfter", two(ourstrings.SplitAfter), two(strings.SplitAfter)},
		{"strings.SplitN", three(ourstrings.SplitN), three(strings.SplitN)},
		{"strings.SplitAfterN", three(ourstrings.SplitAfterN), three(strings.SplitAfterN)},
	})
}

func TestReplacer(t *testing.T) {
	ours := func(s string, a, b, c, d, e, f string) string {
		return ourstrings.NewReplacer(a, b, c, d, e, f).Replace(s)
	}
	real := func(s string, a, b, c, d, e, f string) string {
		return strings.NewReplacer(a, b, c, d, e, f).Replace(s)
	}
	pairs(t, 20000, []pair{{"strings.NewReplacer", ours, real}})
	bytewise := func(s string) string { return ourstrings.NewReplacer("a", "1", "b", "2", "a", "3").Replace(s) }
	realwise := func(s string) string { return strings.NewReplacer("a", "1", "b", "2", "a", "3").Replace(s) }
	pairs(t, 500, []pair{{"strings.NewReplacer", bytewise, realwise}})
}

func TestBytes(t *testing.T) {
	pairs(t, 2000, []pair{
		{"bytes.Compare", ourbytes.Compare, bytes.Compare},
		{"bytes.Contains", ourbytes.Contains, bytes.Contains},
		{"bytes.ContainsAny", ourbytes.ContainsAny, bytes.ContainsAny},
		{"bytes.ContainsRune", ourbytes.ContainsRune, bytes.ContainsRune},
		{"bytes.Count", ourbytes.Count, bytes.Count},
		{"bytes.Cut", ourbytes.Cut, bytes.Cut},
		{"bytes.Equal", ourbytes.Equal, bytes.Equal},
		{"bytes.EqualFold", ourbytes.EqualFold, bytes.EqualFold},
		{"bytes.Fields", ourbytes.Fields, bytes.Fields},
		{"bytes.FieldsFunc", ourbytes.FieldsFunc, bytes.FieldsFunc},
		{"bytes.HasPrefix", ourbytes.HasPrefix, bytes.HasPrefix},
		{"bytes.HasSuffix", ourbytes.HasSuffix, bytes.HasSuffix},
		{"bytes.Index", ourbytes.Index, bytes.Index},
		{"bytes.IndexAny", ourbytes.IndexAny, bytes.IndexAny},
		{"bytes.IndexByte", ourbytes.IndexByte, bytes.IndexByte},
		{"bytes.IndexFunc", ourbytes.IndexFunc, bytes.IndexFunc},
		{"bytes.IndexRune", ourbytes.IndexRune, bytes.IndexRune},
		{"bytes.Join", ourbytes.Join, bytes.Join},
		{"bytes.LastIndex", ourbytes.LastIndex, bytes.LastIndex},
		{"bytes.LastIndexAny", ourbytes.LastIndexAny, bytes.LastIndexAny},
		{"bytes.LastIndexByte", ourbytes.LastIndexByte, bytes.LastIndexByte},
		{"bytes.LastIndexFunc", ourbytes.LastIndexFunc, bytes.LastIndexFunc},
		{"bytes.Map", ourbytes.Map, bytes.Map},
		{"bytes.Repeat", ourbytes.Repeat, bytes.Repeat},
		{"bytes.Replace", ourbytes.Replace, bytes.Replace},
		{"bytes.ReplaceAll", ourbytes.ReplaceAll, bytes.ReplaceAll},
		{"bytes.Runes", ourbytes.Runes, bytes.Runes},
		{"bytes.Split", ourbytes.Split, bytes.Split},
		{"bytes.SplitAfter", ourbytes.SplitAfter, bytes.SplitAfter},
		{"bytes.SplitAfterN", ourbytes.SplitAfterN, bytes.SplitAfterN},
		{"bytes.SplitN", ourbytes.SplitN, bytes.SplitN},
		{"bytes.Title", ourbytes.Title, bytes.Title},
		{"bytes.ToLower", ourbytes.ToLower, bytes.ToLower},
		{"bytes.ToTitle", ourbytes.ToTitle, bytes.ToTitle},
		{"bytes.ToUpper", ourbytes.ToUpper, bytes.ToUpper},
		{"bytes.ToValidUTF8", ourbytes.ToValidUTF8, bytes.ToValidUTF8},
		{"bytes.Trim", ourbytes.Trim, bytes.Trim},
		{"bytes.TrimFunc", ourbytes.TrimFunc, bytes.TrimFunc},
		{"bytes.TrimLeft", ourbytes.TrimLeft, bytes.TrimLeft},
		{"bytes.TrimLeftFunc", ourbytes.TrimLeftFunc, bytes.TrimLeftFunc},
		{"bytes.TrimPrefix", ourbytes.TrimPrefix, bytes.TrimPrefix},
		{"bytes.TrimRight", ourbytes.TrimRight, bytes.TrimRight},
		{"bytes.TrimRightFunc", ourbytes.TrimRightFunc, bytes.TrimRightFunc},
		{"bytes.TrimSpace", ourbytes.TrimSpace, bytes.TrimSpace},
		{"bytes.TrimSuffix", ourbytes.TrimSuffix, bytes.TrimSuffix},
	})
}

func TestUnicode(t *testing.T) {
	pairs(t, 5000, []pair{
		{"unicode.IsControl", ourunicode.IsControl, unicode.IsControl},
		{"unicode.IsDigit", ourunicode.IsDigit, unicode.IsDigit},
		{"unicode.IsGraphic", ourunicode.IsGraphic, unicode.IsGraphic},
		{"unicode.IsLetter", ourunicode.IsLetter, unicode.IsLetter},
		{"unicode.IsLower", ourunicode.IsLower, unicode.IsLower},
		{"unicode.IsMark", ourunicode.IsMark, unicode.IsMark},
		{"unicode.IsNumber", ourunicode.IsNumber, unicode.IsNumber},
		{"unicode.IsPrint", ourunicode.IsPrint, unicode.IsPrint},
		{"unicode.IsPunct", ourunicode.IsPunct, unicode.IsPunct},
		{"unicode.IsSpace", ourunicode.IsSpace, unicode.IsSpace},
		{"unicode.IsSymbol", ourunicode.IsSymbol, unicode.IsSymbol},
		{"unicode.IsTitle", ourunicode.IsTitle, unicode.IsTitle},
		{"unicode.IsUpper", ourunicode.IsUpper, unicode.IsUpper},
		{"unicode.ToLower", ourunicode.ToLower, unicode.ToLower},
		{"unicode.ToTitle", ourunicode.ToTitle, unicode.ToTitle},
		{"unicode.ToUpper", ourunicode.ToUpper, unicode.ToUpper},
	})
}

func TestUTF8(t *testing.T) {
	pairs(t, 5000, []pair{
		{"utf8.AppendRune", ourutf8.AppendRune, utf8.AppendRune},
		{"utf8.DecodeLastRune", ourutf8.DecodeLastRune, utf8.DecodeLastRune},
		{"utf8.DecodeLastRuneInString", ourutf8.DecodeLastRuneInString, utf8.DecodeLastRuneInString},
		{"utf8.DecodeRune", ourutf8.DecodeRune, utf8.DecodeRune},
		{"utf8.DecodeRuneInString", ourutf8.DecodeRuneInString, utf8.DecodeRuneInString},
		{"utf8.EncodeRune", ourutf8.EncodeRune, utf8.EncodeRune},
		{"utf8.FullRune", ourutf8.FullRune, utf8.FullRune},
		{"utf8.FullRuneInString", ourutf8.FullRuneInString, utf8.FullRuneInString},
		{"utf8.RuneCount", ourutf8.RuneCount, utf8.RuneCount},
		{"utf8.RuneCountInString", ourutf8.RuneCountInString, utf8.RuneCountInString},
		{"utf8.RuneLen", ourutf8.RuneLen, utf8.RuneLen},
		{"utf8.RuneStart", ourutf8.RuneStart, utf8.RuneStart},
		{"utf8.Valid", ourutf8.Valid, utf8.Valid},
		{"utf8.ValidRune", ourutf8.ValidRune, utf8.ValidRune},
		{"utf8.ValidString", ourutf8.ValidString, utf8.ValidString},
	})
}

func TestStrconv(t *testing.T) {
	pairs(t, 3000, []pair{
		{"strconv.AppendBool", ourstrconv.AppendBool, strconv.AppendBool},
		{"strconv.AppendQuote", ourstrconv.AppendQuote, strconv.AppendQuote},
		{"strconv.AppendQuoteRune", ourstrconv.AppendQuoteRune, strconv.AppendQuoteRune},
		{"strconv.AppendQuoteToASCII", ourstrconv.AppendQuoteToASCII, strconv.AppendQuoteToASCII},
		{"strconv.Atoi", ourstrconv.Atoi, strconv.Atoi},
		{"strconv.CanBackquote", ourstrconv.CanBackquote, strconv.CanBackquote},
		{"strconv.FormatBool", ourstrconv.FormatBool, strconv.FormatBool},
		{"strconv.IsGraphic", ourstrconv.IsGraphic, strconv.IsGraphic},
		{"strconv.IsPrint", ourstrconv.IsPrint, strconv.IsPrint},
		{"strconv.Itoa", ourstrconv.Itoa, strconv.Itoa},
		{"strconv.ParseBool", ourstrconv.ParseBool, strconv.ParseBool},
		{"strconv.Quote", ourstrconv.Quote, strconv.Quote},
		{"strconv.QuoteRune", ourstrconv.QuoteRune, strconv.QuoteRune},
		{"strconv.QuoteRuneToASCII", ourstrconv.QuoteRuneToASCII, strconv.QuoteRuneToASCII},
		{"strconv.QuoteRuneToGraphic", ourstrconv.QuoteRuneToGraphic, strconv.QuoteRuneToGraphic},
		{"strconv.QuoteToASCII", ourstrconv.QuoteToASCII, strconv.QuoteToASCII},
		{"strconv.QuoteToGraphic", ourstrconv.QuoteToGraphic, strconv.QuoteToGraphic},
		{"strconv.Unquote", ourstrconv.Unquote, strconv.Unquote},
		{"strconv.FormatInt", ourstrconv.FormatInt, strconv.FormatInt},
		{"strconv.FormatUint", ourstrconv.FormatUint, strconv.FormatUint},
	})
}

var numberTexts = []string{
	"", "0", "-0", "+5", "-", "+", "12", "007", "0x1F", "0X", "0b101", "0b2", "0o17", "017", "08", "1_000", "_1", "1_", "1__0",
	"0x_1", "0_1", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
	"18446744073709551615", "18446744073709551616", "99999999999999999999", "abc", "z", "Zz", " 1", "1 ", "1e5", "1.5",
	"-1.5e-3", "inf", "-Infinity", "+Inf", "nan", "NaN", "1e400", "-1e400", "1e-400", "0x1p-2", ".5", "5.", ".", "1e", "1e+",
	"300", "128", "-129", "65536", "2147483648", "-2147483649", "infinit", "0x1.8p3", "1_0.5",
}

func TestParseNumbers(t *testing.T) {
	for _, s := range numberTexts {
		for _, base := range []int{0, 2, 8, 10, 16, 36, 1, 37} {
			for _, size := range []int{0, 8, 16, 32, 64, 65} {
				i1, e1 := ourstrconv.ParseInt(s, base, size)
				i2, e2 := strconv.ParseInt(s, base, size)
				same(t, "ParseInt "+s, []any{i1, e1 == nil, words(e1)}, []any{i2, e2 == nil, words(e2)})
				u1, e1 := ourstrconv.ParseUint(s, base, size)
				u2, e2 := strconv.ParseUint(s, base, size)
				same(t, "ParseUint "+s, []any{u1, e1 == nil, words(e1)}, []any{u2, e2 == nil, words(e2)})
			}
		}
		for _, size := range []int{32, 64} {
			f1, e1 := ourstrconv.ParseFloat(s, size)
			f2, e2 := strconv.ParseFloat(s, size)
			same(t, "ParseFloat "+s, f1, f2)
			same(t, "ParseFloat "+s, words(e1), words(e2))
		}
		a1, e1 := ourstrconv.Atoi(s)
		a2, e2 := strconv.Atoi(s)
		same(t, "Atoi "+s, []any{a1, words(e1)}, []any{a2, words(e2)})
	}
}

func words(err error) string {
	if err == nil {
		return "none"
	}
	return err.Error()
}

func TestUnquote(t *testing.T) {
	for _, s := range []string{
		`"a"`, `'a'`, `'ab'`, "`a\nb`", "`a\rb`", `"\n\t\\\""`, `"\'"`, `'\''`, `'"'`, `"\x41"`, `"\x4"`, `"\101"`, `"\400"`,
		`"\u65e5"`, `"\U0001D11E"`, `"\ud800"`, `"\U00110000"`, `"a`, `a"`, `""`, `''`, `"\q"`, "\"a\nb\"", `"日本"`, "\"\xff\"", `'\xff'`,
		`"\xff"`, "``", "`a`b`", `"\`, `'\u65e5'`, `'`, `"\a\b\f\v\r"`, "'\n'",
	} {
		o, e1 := ourstrconv.Unquote(s)
		r, e2 := strconv.Unquote(s)
		same(t, "Unquote "+s, []any{o, words(e1)}, []any{r, words(e2)})
	}
}

func TestMath(t *testing.T) {
	pairs(t, 20000, []pair{
		{"math.Abs", ourmath.Abs, math.Abs},
		{"math.Copysign", ourmath.Copysign, math.Copysign},
		{"math.Dim", ourmath.Dim, math.Dim},
		{"math.Frexp", ourmath.Frexp, math.Frexp},
		{"math.Inf", ourmath.Inf, math.Inf},
		{"math.IsInf", ourmath.IsInf, math.IsInf},
		{"math.IsNaN", ourmath.IsNaN, math.IsNaN},
		{"math.Logb", ourmath.Logb, math.Logb},
		{"math.Max", ourmath.Max, math.Max},
		{"math.Min", ourmath.Min, math.Min},
		{"math.Modf", ourmath.Modf, math.Modf},
		{"math.NaN", ourmath.NaN, math.NaN},
		{"math.Round", ourmath.Round, math.Round},
		{"math.RoundToEven", ourmath.RoundToEven, math.RoundToEven},
		{"math.Signbit", ourmath.Signbit, math.Signbit},
	})
	for exp := -1200; exp < 1200; exp++ {
		for _, f := range []float64{1, 0.75, -0.6, 0, math.Inf(1), 3.7, 0x1p-1074, 0x1.fffffffffffffp1023} {
			same(t, "Ldexp", ourmath.Ldexp(f, exp), math.Ldexp(f, exp))
		}
	}
	for n := -400; n < 400; n++ {
		same(t, "Pow10", ourmath.Pow10(n), math.Pow10(n))
	}
}

func TestBits(t *testing.T) {
	pairs(t, 3000, []pair{
		{"bits.Len", ourbits.Len, bits.Len},
		{"bits.Len8", ourbits.Len8, bits.Len8},
		{"bits.Len16", ourbits.Len16, bits.Len16},
		{"bits.Len32", ourbits.Len32, bits.Len32},
		{"bits.Len64", ourbits.Len64, bits.Len64},
		{"bits.LeadingZeros", ourbits.LeadingZeros, bits.LeadingZeros},
		{"bits.LeadingZeros8", ourbits.LeadingZeros8, bits.LeadingZeros8},
		{"bits.LeadingZeros16", ourbits.LeadingZeros16, bits.LeadingZeros16},
		{"bits.LeadingZeros32", ourbits.LeadingZeros32, bits.LeadingZeros32},
		{"bits.LeadingZeros64", ourbits.LeadingZeros64, bits.LeadingZeros64},
		{"bits.TrailingZeros", ourbits.TrailingZeros, bits.TrailingZeros},
		{"bits.TrailingZeros8", ourbits.TrailingZeros8, bits.TrailingZeros8},
		{"bits.TrailingZeros16", ourbits.TrailingZeros16, bits.TrailingZeros16},
		{"bits.TrailingZeros32", ourbits.TrailingZeros32, bits.TrailingZeros32},
		{"bits.TrailingZeros64", ourbits.TrailingZeros64, bits.TrailingZeros64},
		{"bits.OnesCount", ourbits.OnesCount, bits.OnesCount},
		{"bits.OnesCount8", ourbits.OnesCount8, bits.OnesCount8},
		{"bits.OnesCount16", ourbits.OnesCount16, bits.OnesCount16},
		{"bits.OnesCount32", ourbits.OnesCount32, bits.OnesCount32},
		{"bits.OnesCount64", ourbits.OnesCount64, bits.OnesCount64},
		{"bits.RotateLeft", ourbits.RotateLeft, bits.RotateLeft},
		{"bits.RotateLeft8", ourbits.RotateLeft8, bits.RotateLeft8},
		{"bits.RotateLeft16", ourbits.RotateLeft16, bits.RotateLeft16},
		{"bits.RotateLeft32", ourbits.RotateLeft32, bits.RotateLeft32},
		{"bits.RotateLeft64", ourbits.RotateLeft64, bits.RotateLeft64},
		{"bits.Reverse", ourbits.Reverse, bits.Reverse},
		{"bits.Reverse8", ourbits.Reverse8, bits.Reverse8},
		{"bits.Reverse16", ourbits.Reverse16, bits.Reverse16},
		{"bits.Reverse32", ourbits.Reverse32, bits.Reverse32},
		{"bits.Reverse64", ourbits.Reverse64, bits.Reverse64},
		{"bits.ReverseBytes", ourbits.ReverseBytes, bits.ReverseBytes},
		{"bits.ReverseBytes16", ourbits.ReverseBytes16, bits.ReverseBytes16},
		{"bits.ReverseBytes32", ourbits.ReverseBytes32, bits.ReverseBytes32},
		{"bits.ReverseBytes64", ourbits.ReverseBytes64, bits.ReverseBytes64},
		{"bits.Mul", ourbits.Mul, bits.Mul},
		{"bits.Mul32", ourbits.Mul32, bits.Mul32},
		{"bits.Mul64", ourbits.Mul64, bits.Mul64},
		{"bits.Div", ourbits.Div, bits.Div},
		{"bits.Div32", ourbits.Div32, bits.Div32},
		{"bits.Div64", ourbits.Div64, bits.Div64},
		{"bits.Rem", ourbits.Rem, bits.Rem},
		{"bits.Rem32", ourbits.Rem32, bits.Rem32},
		{"bits.Rem64", ourbits.Rem64, bits.Rem64},
	})
	for carry := uint64(0); carry < 2; carry++ {
		c := carry
		pairs(t, 3000, []pair{
			{"Add64", func(x, y uint64) (uint64, uint64) { return ourbits.Add64(x, y, c) }, func(x, y uint64) (uint64, uint64) { return bits.Add64(x, y, c) }},
			{"Sub64", func(x, y uint64) (uint64, uint64) { return ourbits.Sub64(x, y, c) }, func(x, y uint64) (uint64, uint64) { return bits.Sub64(x, y, c) }},
			{"Add32", func(x, y uint32) (uint32, uint32) { return ourbits.Add32(x, y, uint32(c)) }, func(x, y uint32) (uint32, uint32) { return bits.Add32(x, y, uint32(c)) }},
			{"Sub32", func(x, y uint32) (uint32, uint32) { return ourbits.Sub32(x, y, uint32(c)) }, func(x, y uint32) (uint32, uint32) { return bits.Sub32(x, y, uint32(c)) }},
		})
	}
}

type byKey struct {
	keys  []int
	order []int
}

func (b byKey) Len() int           { return len(b.keys) }
func (b byKey) Less(i, j int) bool { return b.keys[i] < b.keys[j] }
func (b byKey) Swap(i, j int) {
	b.keys[i], b.keys[j] = b.keys[j], b.keys[i]
	b.order[i], b.order[j] = b.order[j], b.order[i]
}

func TestSort(t *testing.T) {
	long := func(seed []int, n int) []int {
		var all []int
		for i := 0; i < 40*len(seed); i++ {
			all = append(all, seed[i%len(seed)]*i%17+n)
		}
		return all
	}
	stable := func(sort func(byKey)) func(seed []int, n int) ([]int, []int) {
		return func(seed []int, n int) ([]int, []int) {
			b := byKey{keys: long(seed, n)}
			for i := range b.keys {
				b.order = append(b.order, i)
			}
			sort(b)
			return b.keys, b.order
		}
	}
	unstable := func(sort func([]int)) func(seed []int, n int) []int {
		return func(seed []int, n int) []int {
			all := long(seed, n)
			sort(all)
			return all
		}
	}
	pairs(t, 300, []pair{
		{"sort.Stable", stable(func(b byKey) { oursort.Stable(b) }), stable(func(b byKey) { sort.Stable(b) })},
		{"sort.Sort", unstable(func(s []int) { oursort.Sort(oursort.IntSlice(s)) }), unstable(sort.Ints)},
		{"sort.Slice", unstable(func(s []int) { oursort.Slice(s, func(i, j int) bool { return s[i] < s[j] }) }), unstable(sort.Ints)},
		{"sort.Reverse", unstable(func(s []int) { oursort.Sort(oursort.Reverse(oursort.IntSlice(s))) }),
			unstable(func(s []int) { sort.Sort(sort.Reverse(sort.IntSlice(s))) })},
	})
	pairs(t, 3000, []pair{
		{"sort.Float64s", oursort.Float64s, sort.Float64s},
		{"sort.Float64sAreSorted", oursort.Float64sAreSorted, sort.Float64sAreSorted},
		{"sort.Ints", oursort.Ints, sort.Ints},
		{"sort.IntsAreSorted", oursort.IntsAreSorted, sort.IntsAreSorted},
		{"sort.SearchFloat64s", oursort.SearchFloat64s, sort.SearchFloat64s},
		{"sort.SearchInts", oursort.SearchInts, sort.SearchInts},
		{"sort.SearchStrings", oursort.SearchStrings, sort.SearchStrings},
		{"sort.Strings", oursort.Strings, sort.Strings},
		{"sort.StringsAreSorted", oursort.StringsAreSorted, sort.StringsAreSorted},
	})
	for n := 0; n < 20; n++ {
		for at := -1; at < 21; at++ {
			cmp := func(i int) int { return at - i }
			i1, f1 := oursort.Find(n, cmp)
			i2, f2 := sort.Find(n, cmp)
			same(t, "sort.Find", []any{i1, f1}, []any{i2, f2})
		}
	}
}
