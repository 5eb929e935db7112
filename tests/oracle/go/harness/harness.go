// Package harness runs a function often, under many schedules, and tells how each run ended.
package harness

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"os"
	"runtime"
	"sort"
	"strings"
	"sync"
	"time"
)

// Subject is a function under test. Call runs it with the arguments of that number.
type Subject struct {
	Calls int
	Call  func(call int)
	// Timers tells whether time alone may wake one of its goroutines.
	Timers bool
}

// temper is how a run is disturbed; drawn anew for every run.
var temper struct {
	kind  int
	delay [97]int
}

const tempers = 5

func drawTemper(run int) {
	temper.kind = run % tempers
	for at := range temper.delay {
		temper.delay[at] = 0
		if rand.Intn(4) == 0 {
			temper.delay[at] = 1 + rand.Intn(12)
		}
	}
	if temper.kind == 4 {
		runtime.GOMAXPROCS(2)
	} else {
		runtime.GOMAXPROCS(1)
	}
}

// YieldPoint stands before every statement.
func YieldPoint(place int) {
	switch temper.kind {
	case 0: // As the statements come.
	case 1: // Any statement may be interrupted.
		if rand.Intn(2) == 0 {
			runtime.Gosched()
		}
	case 2: // Some places are slow, always the same ones in a run.
		pause(temper.delay[place%len(temper.delay)])
	case 3: // A goroutine falls far behind now and then.
		if rand.Intn(6) == 0 {
			pause(rand.Intn(40))
		}
	case 4: // Two threads, and real time.
		if rand.Intn(6) == 0 {
			time.Sleep(time.Duration(rand.Intn(60)) * time.Microsecond)
		}
	}
}

func pause(turns int) {
	for ; turns > 0; turns-- {
		runtime.Gosched()
	}
}

// IsRoot tells whether the function that asks is the one that its goroutine was started with.
//
//go:noinline
func IsRoot() bool {
	var counters [1]uintptr
	found := runtime.Callers(3, counters[:])
	if found == 0 {
		return true
	}
	frame, _ := runtime.CallersFrames(counters[:found]).Next()
	return frame.Function == "runtime.goexit"
}

var event struct {
	sync.Mutex
	text string
}

func report(text string) {
	event.Lock()
	defer event.Unlock()
	if event.text == "" {
		event.text = strings.ReplaceAll(text, "\n", " ")
	}
}

// CatchFault is deferred first in every function: a panic that nobody recovers is told, not died of.
func CatchFault(isRoot bool) {
	if !isRoot {
		return
	}
	r := recover()
	if r == nil {
		return
	}
	if isFault(r) {
		report("panicked " + fmt.Sprint(r))
	} else {
		report("ended " + fmt.Sprint(r))
	}
}

// isFault tells a fault in the use of channels and waitgroups from a panic that the text asks for,
// which is an end like any other.
func isFault(r any) bool {
	if _, ok := r.(runtime.Error); ok {
		return true
	}
	return strings.HasPrefix(fmt.Sprint(r), "sync:")
}

func Chance() bool { return rand.Intn(2) == 0 }

func ChanceError() error {
	if Chance() {
		return errors.New("by chance")
	}
	return nil
}

func CancelledContext() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}

func SoonCancelledContext() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(time.Duration(rand.Intn(100))*time.Microsecond, cancel)
	return ctx
}

// isBlocked tells who waits for another goroutine. The runtime itself makes a goroutine wait on a
// semaphore for a moment, but not from within sync.
func isBlocked(head, stack string) bool {
	if strings.Contains(head, "[sem") {
		return strings.Contains(stack, "\nsync.runtime_Sem")
	}
	return strings.Contains(head, "[chan") || strings.Contains(head, "[select") || strings.Contains(head, "[sync")
}

// others returns the goroutines besides this one that were not there before, what each waits for,
// and whether one of them may still move. The world stands still while they are listed.
func others(old map[string]bool) (ids, waits []string, moving bool) {
	buffer := make([]byte, 1<<20)
	text := string(buffer[:runtime.Stack(buffer, true)])
	for at, stack := range strings.Split(text, "\n\n") {
		head := strings.SplitN(stack, "\n", 2)[0]
		id := strings.SplitN(head, "[", 2)[0]
		if at == 0 || old[id] || !strings.HasPrefix(head, "goroutine ") {
			continue
		}
		ids = append(ids, id)
		wait := strings.TrimPrefix(head[len(id):], "[")
		waits = append(waits, strings.SplitN(strings.SplitN(wait, "]", 2)[0], ",", 2)[0])
		moving = moving || !isBlocked(head, stack)
	}
	return ids, waits, moving
}

// settle waits until nobody can move any more, and returns who is left and waits for what; false if
// that never comes.
func settle(old map[string]bool, timers bool) (ids, waits []string, settled bool) {
	began := time.Now()
	still := 0
	for round := 1; ; round++ {
		runtime.Gosched()
		isEmpty := runtime.NumGoroutine() <= len(old)+1
		if !isEmpty && round%8 != 0 {
			continue
		}
		ids, waits, moving := others(old)
		if !moving {
			still++
		} else {
			still = 0
		}
		// Without timers nobody but another goroutine can wake one that is blocked, or start one.
		if still > 0 && !timers || still > 12 {
			return ids, waits, true
		}
		if timers || temper.kind == 4 {
			time.Sleep(150 * time.Microsecond)
		}
		if round%64 == 0 && time.Since(began) > 3*time.Second {
			return ids, waits, false
		}
	}
}

// mostLeaks of one call are enough: each of them leaves goroutines behind.
const mostLeaks = 5

// Run prints one line per run: the call, and how it ended.
func Run(subject Subject, runs, seed, firstCall, firstRun int) {
	old := map[string]bool{}
	for call := firstCall; call < subject.Calls; call++ {
		leaks := 0
		for run := firstRun; run < runs && leaks < mostLeaks; run++ {
			rand.Seed(int64(seed)*1_000_003 + int64(call)*1_009 + int64(run))
			ending := runOnce(subject, call, run, old)
			if strings.HasPrefix(ending, "leaked") {
				leaks++
			}
			fmt.Println(call, run, ending)
			if ending == "endless" {
				os.Exit(0)
			}
		}
		fmt.Println(call, runs-1, "enough")
		firstRun = 0
	}
	fmt.Println("done")
}

func runOnce(subject Subject, call, run int, old map[string]bool) string {
	drawTemper(run)
	event.text = ""
	go func() {
		defer CatchFault(true)
		subject.Call(call)
	}()
	left, waits, isSettled := settle(old, subject.Timers)
	for _, id := range left {
		old[id] = true
	}
	switch {
	case event.text != "":
		return event.text
	case !isSettled:
		return "endless"
	case len(left) > 0:
		sort.Strings(waits)
		return "leaked " + strings.Join(waits, "; ")
	}
	return "clean"
}
