package os

import "syscall"

// exit ends the process with all its goroutines.
func exit(code int)

func Exit(code int) { exit(code) }

// What a process is started with is unknown, and what its environment holds.

var Args = args()

func args() []string

func Getenv(key string) string

func LookupEnv(key string) (string, bool)

func Setenv(key, value string) error

func Unsetenv(key string) error

func Environ() []string

func Hostname() (name string, err error)

func Getpid() int

func Getwd() (dir string, err error)

// A Signal is sent to the process by others.
type Signal interface {
	String() string
	Signal()
}

var (
	Interrupt Signal = syscall.SIGINT
	Kill      Signal = syscall.SIGKILL
)
