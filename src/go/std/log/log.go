package log

import (
	"fmt"
	"io"
	"os"
	"sync"
	"sync/atomic"
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
	current atomic.Pointer[settings]
	// Who holds it writes, or changes the settings.
	mu sync.Mutex
}

// The settings of a logger, which are replaced and never changed.
type settings struct {
	prefix string
	flag   int
	out    io.Writer
}

func New(out io.Writer, prefix string, flag int) *Logger {
	l := &Logger{}
	l.current.Store(&settings{prefix, flag, out})
	return l
}

var std = New(os.Stderr, "", LstdFlags)

func Default() *Logger { return std }

// line adds a newline where s does not end with one.
func line(s string) string

func (l *Logger) settings() settings {
	if s := l.current.Load(); s != nil {
		return *s
	}
	return settings{}
}

func (l *Logger) Output(calldepth int, s string) error {
	// Who writes by a logger that nobody made crashes, as in Go. Of one that somebody gave, this is not supposed.
	now := *l.current.Load()
	s = line(now.prefix + s)
	if f, ok := now.out.(*os.File); ok {
		// One write is one step, which needs no lock.
		_, err := f.WriteString(s)
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err := now.out.Write([]byte(s))
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

func (l *Logger) Flags() int { return l.settings().flag }

func (l *Logger) SetFlags(flag int) { l.change(func(s *settings) { s.flag = flag }) }

func (l *Logger) Prefix() string { return l.settings().prefix }

func (l *Logger) SetPrefix(prefix string) { l.change(func(s *settings) { s.prefix = prefix }) }

func (l *Logger) Writer() io.Writer { return l.settings().out }

func (l *Logger) SetOutput(w io.Writer) { l.change(func(s *settings) { s.out = w }) }

func (l *Logger) change(set func(s *settings)) {
	l.mu.Lock()
	s := l.settings()
	set(&s)
	l.current.Store(&s)
	l.mu.Unlock()
}
