package fmt

import (
	"io"
	"os"
)

type Stringer interface {
	String() string
}

type GoStringer interface {
	GoString() string
}

// A State is what a Formatter writes to.
type State interface {
	Write(b []byte) (n int, err error)
	Width() (wid int, ok bool)
	Precision() (prec int, ok bool)
	Flag(c int) bool
}

type Formatter interface {
	Format(f State, verb rune)
}

// quick formats what has no methods in one step, and may answer that it does not. If something that it is
// given is unknown, so is the text.
func quick(format string, a []any) (text string, ok bool)

// quickLine joins what has no methods in one step, as Sprintln does without the newline, and may answer that
// it does not. If something that it is given is unknown, so is the text.
func quickLine(a []any) (text string, ok bool)

// quickText joins what has no methods in one step, as Sprint does, and may answer that it does not. If
// something that it is given is unknown, so is the text.
func quickText(a []any) (text string, ok bool)

func Sprintf(format string, a ...any) string {
	if text, ok := quick(format, a); ok {
		return text
	}
	p := printer{}
	p.printf(format, a)
	return p.text
}

func Sprint(a ...any) string {
	if text, ok := quickText(a); ok {
		return text
	}
	p := printer{}
	p.print(a)
	return p.text
}

func Sprintln(a ...any) string {
	if text, ok := quickLine(a); ok {
		return text + "\n"
	}
	p := printer{}
	p.println(a)
	return p.text
}

func Printf(format string, a ...any) (n int, err error) {
	return os.Stdout.WriteString(Sprintf(format, a...))
}

func Print(a ...any) (n int, err error) { return os.Stdout.WriteString(Sprint(a...)) }

func Println(a ...any) (n int, err error) { return os.Stdout.WriteString(Sprintln(a...)) }

func Fprintf(w io.Writer, format string, a ...any) (n int, err error) {
	return w.Write([]byte(Sprintf(format, a...)))
}

func Fprint(w io.Writer, a ...any) (n int, err error) { return w.Write([]byte(Sprint(a...))) }

func Fprintln(w io.Writer, a ...any) (n int, err error) { return w.Write([]byte(Sprintln(a...))) }

func Appendf(b []byte, format string, a ...any) []byte { return append(b, Sprintf(format, a...)...) }

func Append(b []byte, a ...any) []byte { return append(b, Sprint(a...)...) }

func Appendln(b []byte, a ...any) []byte { return append(b, Sprintln(a...)...) }

// FormatString returns the directive that a Formatter is formatted with.
func FormatString(state State, verb rune) string {
	text := "%"
	for _, c := range " +-#0" {
		if state.Flag(int(c)) {
			text += string(c)
		}
	}
	if w, ok := state.Width(); ok {
		text += Sprint(w)
	}
	if p, ok := state.Precision(); ok {
		text += "." + Sprint(p)
	}
	return text + string(verb)
}
