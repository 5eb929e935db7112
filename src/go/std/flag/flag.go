package flag

import (
	"errors"
	"time"
)

var ErrHelp = errors.New("flag: help requested")

// Usage prints what flags there are.
var Usage = func() {}

// Nobody gives any flags here: all have their defaults.

func onlyDefaults()

func Bool(name string, value bool, usage string) *bool { return &value }

func Int(name string, value int, usage string) *int { return &value }

func Int64(name string, value int64, usage string) *int64 { return &value }

func Uint(name string, value uint, usage string) *uint { return &value }

func Uint64(name string, value uint64, usage string) *uint64 { return &value }

func String(name string, value string, usage string) *string { return &value }

func Float64(name string, value float64, usage string) *float64 { return &value }

func Duration(name string, value time.Duration, usage string) *time.Duration { return &value }

func BoolVar(p *bool, name string, value bool, usage string) { *p = value }

func IntVar(p *int, name string, value int, usage string) { *p = value }

func Int64Var(p *int64, name string, value int64, usage string) { *p = value }

func UintVar(p *uint, name string, value uint, usage string) { *p = value }

func Uint64Var(p *uint64, name string, value uint64, usage string) { *p = value }

func StringVar(p *string, name string, value string, usage string) { *p = value }

func Float64Var(p *float64, name string, value float64, usage string) { *p = value }

func DurationVar(p *time.Duration, name string, value time.Duration, usage string) { *p = value }

// A Value is a flag of a type of its own.
type Value interface {
	String() string
	Set(string) error
}

func Var(value Value, name string, usage string) {}

func Parse() { onlyDefaults() }

func Parsed() bool { return true }

func Args() []string { return nil }

func Arg(i int) string { return "" }

func NArg() int { return 0 }

func NFlag() int { return 0 }

func PrintDefaults() {}
