package os

import (
	"io"
	"io/fs"
)

const (
	O_RDONLY int = 0x0
	O_WRONLY int = 0x1
	O_RDWR   int = 0x2
	O_APPEND int = 0x400
	O_CREATE int = 0x40
	O_EXCL   int = 0x80
	O_SYNC   int = 0x101000
	O_TRUNC  int = 0x200
)

const (
	PathSeparator     = '/'
	PathListSeparator = ':'
	DevNull           = "/dev/null"
)

type (
	FileMode  = fs.FileMode
	FileInfo  = fs.FileInfo
	DirEntry  = fs.DirEntry
	PathError = fs.PathError
)

var (
	ErrInvalid    = fs.ErrInvalid
	ErrPermission = fs.ErrPermission
	ErrExist      = fs.ErrExist
	ErrNotExist   = fs.ErrNotExist
	ErrClosed     = fs.ErrClosed
)

// A File is one of the three streams. What other files hold is unknown.
type File struct {
	stream int
}

var (
	Stdin  = &File{0}
	Stdout = &File{1}
	Stderr = &File{2}
)

// write appends to the output of the run.
func write(stream int, text string)

// read tells what comes from a stream: unknown bytes, or an error.
func (f *File) read(b []byte) (n int, err error)

func (f *File) Read(b []byte) (n int, err error) {
	if f == nil {
		return 0, ErrInvalid
	}
	return f.read(b)
}

func (f *File) Write(b []byte) (n int, err error) { return f.WriteString(string(b)) }

func (f *File) WriteString(s string) (n int, err error) {
	if f == nil {
		return 0, ErrInvalid
	}
	write(f.stream, s)
	return len(s), nil
}

func (f *File) Close() error {
	if f == nil {
		return ErrInvalid
	}
	return nil
}

func (f *File) Sync() error {
	if f == nil {
		return ErrInvalid
	}
	return nil
}

func (f *File) Fd() uintptr {
	if f == nil {
		return ^(uintptr(0))
	}
	return uintptr(f.stream)
}

var _ io.ReadWriteCloser = (*File)(nil)

// What these tell is unknown.

func Open(name string) (*File, error)

func Create(name string) (*File, error)

func OpenFile(name string, flag int, perm FileMode) (*File, error)

func ReadFile(name string) ([]byte, error)

func WriteFile(name string, data []byte, perm FileMode) error

func ReadDir(name string) ([]DirEntry, error)

func Stat(name string) (FileInfo, error)

func Lstat(name string) (FileInfo, error)

func Mkdir(name string, perm FileMode) error

func MkdirAll(path string, perm FileMode) error

func MkdirTemp(dir, pattern string) (string, error)

func CreateTemp(dir, pattern string) (*File, error)

func Remove(name string) error

func RemoveAll(path string) error

func Rename(oldpath, newpath string) error

func TempDir() string

func UserHomeDir() (string, error)

func Executable() (string, error)

func IsExist(err error) bool

func IsNotExist(err error) bool

func IsPermission(err error) bool

func IsTimeout(err error) bool

func (f *File) Name() string

func (f *File) Stat() (FileInfo, error)

func (f *File) Seek(offset int64, whence int) (ret int64, err error)

func (f *File) Truncate(size int64) error
