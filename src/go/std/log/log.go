package log

import (
	"fmt"
	"io"
	"os"
	"sync"
)

const (
	Ldate = 1 << iota
	Ltime
	Lmicroseconds
	Llongfile
	Lshortfile
	LUTC
	Lmsgprefix
	LstdFlags = Ldate | Ltime
)

// A Logger writes lines. The clock of a run says nothing about real dates and times, so they are left out,
// and so are files and lines.
type Logger struct {
	mu     sync.Mutex
	prefix string
	flag   int
	out    io.Writer
}

func New(out io.Writer, prefix string, flag int) *Logger {
	return &Logger{out: out, prefix: prefix, flag: flag}
}

var std = New(os.Stderr, "", LstdFlags)

func Default() *Logger { return std }

func (l *Logger) Output(calldepth int, s string) error {
	s = l.prefix + s
	if s == "" || s[len(s)-1] != '\n' {
		s += "\n"
	}
	if f, ok := l.out.(*os.File); ok {
		// One write is one step, which needs no lock.
		_, err := f.WriteString(s)
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err := l.out.Write([]byte(s))
	return err
}

func (l *Logger) Print(v ...any) { l.Output(2, fmt.Sprint(v...)) }

func (l *Logger) Printf(format string, v ...any) { l.Output(2, fmt.Sprintf(format, v...)) }

func (l *Logger) Println(v ...any) { l.Output(2, fmt.Sprintln(v...)) }

func (l *Logger) Fatal(v ...any) {
	l.Output(2, fmt.Sprint(v...))
	os.Exit(1)
}

func (l *Logger) Fatalf(format string, v ...any) {
	l.Output(2, fmt.Sprintf(format, v...))
	os.Exit(1)
}

func (l *Logger) Fatalln(v ...any) {
	l.Output(2, fmt.Sprintln(v...))
	os.Exit(1)
}

func (l *Logger) Panic(v ...any) {
	s := fmt.Sprint(v...)
	l.Output(2, s)
	panic(s)
}

func (l *Logger) Panicf(format string, v ...any) {
	s := fmt.Sprintf(format, v...)
	l.Output(2, s)
	panic(s)
}

func (l *Logger) Panicln(v ...any) {
	s := fmt.Sprintln(v...)
	l.Output(2, s)
	panic(s)
}

func (l *Logger) Flags() int { return l.flag }

func (l *Logger) SetFlags(flag int) { l.flag = flag }

func (l *Logger) Prefix() string { return l.prefix }

func (l *Logger) SetPrefix(prefix string) { l.prefix = prefix }

func (l *Logger) Writer() io.Writer { return l.out }

func (l *Logger) SetOutput(w io.Writer) { l.out = w }
