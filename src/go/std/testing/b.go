package testing

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// A B is a run of a benchmark.
type B struct {
	common
	N           int
	parallelism int
	loops       int
}

// iterations returns how often a benchmark is to do its work. It is a choice of the run.
func iterations() int

func (b *B) ResetTimer() {}

func (b *B) StartTimer() {}

func (b *B) StopTimer() {}

func (b *B) ReportAllocs() {}

func (b *B) SetBytes(n int64) {}

func (b *B) ReportMetric(n float64, unit string) {}

func (b *B) Elapsed() time.Duration

// Loop is true N times.
func (b *B) Loop() bool {
	b.loops++
	return b.loops <= b.N
}

func (b *B) Run(name string, f func(b *B)) bool {
	sub := &B{common: newCommon(b.name+"/"+name, &b.common), N: b.N}
	return sub.run(func() { f(sub) })
}

func (b *B) SetParallelism(p int) {
	if p >= 1 {
		b.parallelism = p
	}
}

// A PB hands out the iterations that goroutines share.
type PB struct {
	left *atomic.Int64
}

func (pb *PB) Next() bool { return pb.left.Add(-1) >= 0 }

// RunParallel calls body in as many goroutines as can run at the same time, and waits for them.
func (b *B) RunParallel(body func(*PB)) {
	if b.N == 0 {
		return
	}
	n := runtime.GOMAXPROCS(0)
	if b.parallelism > 0 {
		n *= b.parallelism
	}
	var left atomic.Int64
	left.Store(int64(b.N))
	var wg sync.WaitGroup
	wg.Add(n)
	for i := 0; i < n; i++ {
		go func() {
			defer wg.Done()
			body(&PB{&left})
		}()
	}
	wg.Wait()
}

// averageAllocations is unknown.
func averageAllocations() float64

func AllocsPerRun(runs int, f func()) (avg float64) {
	for i := 0; i <= runs; i++ {
		f()
	}
	return averageAllocations()
}
