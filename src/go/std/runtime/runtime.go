package runtime

const (
	Compiler        = "gc"
	GOOS     string = "linux"
	GOARCH   string = "amd64"
)

// An Error is a panic that the machine raised itself.
type Error interface {
	error
	RuntimeError()
}

// What Go itself panics with is one of these. Each says it in full.

// An errorString is whatever has no type of its own: a nil pointer, a division by zero.
type errorString string

func (e errorString) Error() string { return string(e) }

func (e errorString) RuntimeError() {}

// A boundsError is an index out of range.
type boundsError string

func (e boundsError) Error() string { return string(e) }

func (e boundsError) RuntimeError() {}

// A plainError is what channels and maps are misused for.
type plainError string

func (e plainError) Error() string { return string(e) }

func (e plainError) RuntimeError() {}

// A TypeAssertionError says which type a value has instead.
type TypeAssertionError struct {
	text string
}

func (e *TypeAssertionError) Error() string { return e.text }

func (*TypeAssertionError) RuntimeError() {}

// A PanicNilError comes of panic(nil).
type PanicNilError struct {
	text string
}

func (e *PanicNilError) Error() string { return e.text }

func (*PanicNilError) RuntimeError() {}

// Gosched lets others go first, if somebody wants to.
func Gosched()

// Goexit ends the goroutine after its deferred calls have run.
func Goexit()

// NumGoroutine returns how many goroutines have not ended.
func NumGoroutine() int

// numCPU returns what the environment of the run says.
func numCPU() int

func NumCPU() int { return numCPU() }

// GOMAXPROCS changes nothing here: any number of goroutines may run at the same time.
func GOMAXPROCS(n int) int { return numCPU() }

func GC() {}

func KeepAlive(x any) {}

func LockOSThread() {}

func UnlockOSThread() {}

func Version() string { return "go1.26" }

// SetFinalizer does nothing: nobody promises that a finalizer runs.
func SetFinalizer(obj any, finalizer any) {}

// What these tell is unknown.

func Caller(skip int) (pc uintptr, file string, line int, ok bool)

func Callers(skip int, pc []uintptr) int

func Stack(buf []byte, all bool) int

type MemStats struct {
	Alloc, TotalAlloc, Sys, Lookups, Mallocs, Frees      uint64
	HeapAlloc, HeapSys, HeapIdle, HeapInuse, HeapObjects uint64
	PauseTotalNs                                         uint64
	NumGC                                                uint32
}

func ReadMemStats(m *MemStats)

type Func struct {
	name string
}

func FuncForPC(pc uintptr) *Func

func (f *Func) Name() string
