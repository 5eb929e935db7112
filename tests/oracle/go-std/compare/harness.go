// Package compare holds our packages against the real ones: the same calls, the same results.
package compare

import (
	"fmt"
	"math"
	"math/rand"
	"reflect"
	"strings"
	"testing"
	"unicode"
)

// A pair is a function of ours and the real one.
type pair struct {
	name       string
	ours, real any
}

// compared counts the calls whose results were compared, for all tests.
var compared int

// pairs calls both functions of every pair with generated arguments, the same for both.
func pairs(t *testing.T, rounds int, all []pair) {
	t.Helper()
	for _, p := range all {
		random := rand.New(rand.NewSource(1))
		kind := reflect.TypeOf(p.ours)
		for round := 0; round < rounds; round++ {
			args := arguments(random, kind)
			ours := outcome(p.ours, args)
			real := outcome(p.real, args)
			compared++
			if ours != real {
				t.Errorf("%s%s:\nours %s\nreal %s", p.name, show(args), ours, real)
				break
			}
		}
	}
}

// same compares two outcomes of something that is written out by hand.
func same(t *testing.T, name string, ours, real any) {
	t.Helper()
	compared++
	if o, r := text(reflect.ValueOf(&ours).Elem()), text(reflect.ValueOf(&real).Elem()); o != r {
		t.Errorf("%s:\nours %s\nreal %s", name, o, r)
	}
}

// outcome prints what a call returns, what is left in the slices that it was given, or what it panics with.
func outcome(f any, args []reflect.Value) (printed string) {
	defer func() {
		if fault := recover(); fault != nil {
			printed = "panic: " + own(fmt.Sprint(fault))
		}
	}()
	mine := make([]reflect.Value, len(args))
	for i, arg := range args {
		mine[i] = clone(arg)
	}
	v := reflect.ValueOf(f)
	var results []reflect.Value
	if v.Type().IsVariadic() {
		results = v.CallSlice(mine)
	} else {
		results = v.Call(mine)
	}
	for _, result := range results {
		printed += text(result) + "; "
	}
	for _, arg := range mine {
		if arg.Kind() == reflect.Slice {
			printed += "left " + text(arg) + "; "
		}
	}
	return printed
}

func clone(v reflect.Value) reflect.Value {
	if v.Kind() != reflect.Slice || v.IsNil() {
		return v
	}
	c := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
	for i := 0; i < v.Len(); i++ {
		c.Index(i).Set(clone(v.Index(i)))
	}
	return c
}

// text prints a value exactly: errors by their words, floats by their bits, nil apart from empty.
func text(v reflect.Value) string {
	if v.Kind() == reflect.Interface && !v.IsNil() {
		if err, ok := v.Interface().(error); ok {
			return "error " + own(err.Error())
		}
		v = v.Elem()
	}
	if v.Kind() == reflect.Float64 || v.Kind() == reflect.Float32 {
		if math.IsNaN(v.Float()) {
			return "NaN"
		}
		return fmt.Sprintf("%b", v.Float())
	}
	return own(fmt.Sprintf("%#v", v))
}

func own(text string) string { return strings.ReplaceAll(text, "virgostd/", "") }

func show(args []reflect.Value) string {
	shown := make([]string, len(args))
	for i, arg := range args {
		shown[i] = text(arg)
	}
	return "(" + strings.Join(shown, ", ") + ")"
}

func arguments(random *rand.Rand, kind reflect.Type) []reflect.Value {
	args := make([]reflect.Value, kind.NumIn())
	for i := range args {
		args[i] = generate(random, kind.In(i))
	}
	return args
}

var pieces = []string{
	"a", "b", "ab", "A", "ba", "-", ",", " ", "\t", "\n", "é", "É", "日", "ß", "K", "ſ", "s", "\xff", "\xc3",
	"\xe6\x97", "1", "0", "x", "_", "", "\u2028", "\u00a0", "𝄞", "Ǆ", "ǆ", "ς", "Σ", "\ufffd", "\"", "\\", "`",
	"\x00", "\x7f", "\u0301",
}

func word(random *rand.Rand) string {
	text := ""
	for n := random.Intn(7); n > 0; n-- {
		text += pieces[random.Intn(len(pieces))]
	}
	return text
}

var runeTests = []func(rune) bool{
	unicode.IsSpace, unicode.IsUpper, unicode.IsLetter,
	func(r rune) bool { return r == 'a' },
	func(r rune) bool { return r != 'a' },
	func(r rune) bool { return r == unicode.ReplacementChar },
}

var runeMaps = []func(rune) rune{
	unicode.ToUpper,
	func(r rune) rune { return r },
	func(r rune) rune {
		if r == 'a' {
			return -1
		}
		return r + 1
	},
}

var numbers = []int64{
	0, 1, -1, 2, 3, 7, 10, 16, 36, -36, 63, 64, 65, 100, 127, 128, 255, 256, 1000, 32767, 65535, 1 << 20,
	math.MaxInt32, math.MinInt32, math.MaxUint32, math.MaxInt64, math.MinInt64, 1e15, 999999999,
}

// A small is a number that a loop may count up to.
type small int

func generate(random *rand.Rand, kind reflect.Type) reflect.Value {
	v := reflect.New(kind).Elem()
	switch kind.Kind() {
	case reflect.String:
		v.SetString(word(random))
	case reflect.Bool:
		v.SetBool(random.Intn(2) == 0)
	case reflect.Int:
		v.SetInt(int64(random.Intn(12) - 3))
	case reflect.Int8, reflect.Int16, reflect.Int64:
		n := numbers[random.Intn(len(numbers))]
		if random.Intn(3) == 0 {
			n = int64(random.Uint64()) >> uint(random.Intn(64))
		}
		v.SetInt(n)
	case reflect.Int32:
		v.SetInt(int64(someRune(random)))
	case reflect.Uint, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		v.SetUint(random.Uint64() >> uint(random.Intn(64)))
	case reflect.Uint8:
		text := word(random) + "a"
		v.SetUint(uint64(text[random.Intn(len(text))]))
	case reflect.Float64, reflect.Float32:
		v.SetFloat(someFloat(random))
	case reflect.Slice:
		if n := random.Intn(6) - 1; n >= 0 {
			v.Set(reflect.MakeSlice(kind, 0, 0))
			for ; n > 0; n-- {
				v.Set(reflect.Append(v, generate(random, kind.Elem())))
			}
		}
	case reflect.Func:
		if kind.Out(0).Kind() == reflect.Bool {
			v.Set(reflect.ValueOf(runeTests[random.Intn(len(runeTests))]))
		} else {
			v.Set(reflect.ValueOf(runeMaps[random.Intn(len(runeMaps))]))
		}
	default:
		panic("no values of " + kind.String())
	}
	return v
}

func someRune(random *rand.Rand) rune {
	switch random.Intn(4) {
	case 0:
		return rune(random.Intn(0x180))
	case 1:
		return rune(random.Intn(0x11000))
	case 2:
		return rune(random.Intn(0x120000)) - 5
	}
	for _, r := range word(random) {
		return r
	}
	return -1
}

func someFloat(random *rand.Rand) float64 {
	special := []float64{
		0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 1e21, 1e-7, 100000, 1e6, 123456789,
		math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, math.SmallestNonzeroFloat64,
		math.MaxFloat32, 0x1p-1030, 4503599627370497.5, 0.1, 1.0 / 3,
	}
	switch random.Intn(3) {
	case 0:
		return special[random.Intn(len(special))]
	case 1:
		return math.Float64frombits(random.Uint64())
	}
	return math.Round(random.NormFloat64()*1e4) / 8
}
