import { entry } from './catalogue.ts';

interface Named {
  readonly name: string;
}

/**
 * Every message about Go text. In the examples `ƒ{ ... }` is short for a file with one function
 * f(n int, b bool) whose body stands between the braces.
 */
export const goCatalogue = {
  'go-syntax': entry<{ readonly fault: string }>({
    severity: 'error',
    message: ({ fault }) => `syntax error: ${fault}`,
    hint: 'Functions that are whole are still read; repair this one so that it is, too.',
    example: 'package p\n\nfunc f() {\n\tif «)» {\n\t}\n}\n',
  }),
  'go-not-go': entry<object>({
    severity: 'error',
    message: () => 'This does not look like Go.',
    hint: 'Paste Go functions or a whole file, or switch to VirGo.',
    example: '', // Made by a test: it has no package clause.
  }),
  'go-too-long': entry<{ readonly length: number }>({
    severity: 'error',
    message: ({ length }) => `The text has ${length} characters, which is more than is read.`,
    hint: 'Paste the function in question and what it calls.',
    example: '', // Made by a test: it would fill a page.
  }),
  'go-unreadable': entry<object>({
    severity: 'error',
    message: () => 'The text is not Go, or too much of it is broken.',
    hint: 'Paste a file that the Go compiler reads, or a function out of it.',
    example: '', // Made by a test: it would fill a page.
  }),
  'go-no-fragment': entry<object>({
    severity: 'warning',
    message: () => 'No function here creates a channel, a waitgroup or a lock for itself.',
    hint: 'A fragment starts at the function that makes the channel: make(chan T), var wg sync.WaitGroup.',
    example: '«»package p\n\nfunc f(n int) int {\n\treturn n + 1\n}\n',
  }),
  'go-too-many-fragments': entry<{ readonly name: string; readonly limit: number }>({
    severity: 'warning',
    message: ({ name, limit }) =>
      `${name} is left out: the ${limit} functions before it are as much as is followed of one file.`,
    hint: 'Paste fewer functions at a time.',
    example: '', // Made by a test: it would fill a page.
  }),
  'go-too-large': entry<object>({
    severity: 'error',
    message: () => 'With everything that it calls, this function is too large to follow.',
    hint: 'Take the part that communicates into a function of its own.',
    example: '', // Made by a test: it would fill a page.
  }),

  // Leaving the fragment.
  'go-escape': entry<Named & { readonly how: string }>({
    severity: 'error',
    message: ({ name, how }) =>
      `${name} leaves this function (it ${how}), so other code may use it.`,
    hint: 'Only what stays inside one function and what it calls in this file can be followed.',
    example: 'func unknown(c chan int)\n\nfunc f() {\n\tc := make(chan int)\n\t«unknown(c)»\n}\n',
  }),
  'go-foreign-channel': entry<Named>({
    severity: 'error',
    message: ({ name }) =>
      `${name} comes from outside: who serves its other end cannot be seen here.`,
    hint: 'Add the function that makes this channel and calls this one.',
    example:
      'package p\n\nvar out chan int\n\nfunc f() {\n\tc := make(chan int, 1)\n\tc <- 1\n\t«out <- 1»\n}\n',
  }),
  'go-foreign-waitgroup': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} comes from outside: what others add to it cannot be seen here.`,
    hint: 'Add the function that declares this waitgroup.',
    example:
      'package p\n\nimport "sync"\n\nfunc f(w *sync.WaitGroup) {\n\tc := make(chan int, 1)\n\tc <- 1\n\t«w.Wait()»\n}\n',
  }),
  'go-unknown-channel': entry<Named>({
    severity: 'error',
    message: ({ name }) => {
      const what = name.endsWith(')') ? 'lock or waitgroup' : 'channel';
      return `Cannot determine which ${what} ${name} refers to here.`;
    },
    hint: 'Give each of them a variable of its own that is assigned once.',
    example:
      'func f(n int) {\n\tcs := make([]chan int, n)\n\tfor i := range cs {\n\t\tcs[i] = make(chan int, 1)\n\t}\n\t«cs[0] <- 1»\n}\n',
  }),
  'go-copy': entry<Named>({
    severity: 'error',
    message: ({ name }) =>
      `${name} copies a lock or waitgroup that is in use, in a state that is not followed.`,
    hint: 'Pass a pointer to it.',
    example:
      'import "sync"\n\nfunc f() {\n\tvar w sync.WaitGroup\n\tw.Add(1)\n\tgo g(«w»)\n\tw.Wait()\n}\n\nfunc g(w sync.WaitGroup) {\n\tw.Done()\n}\n',
  }),
  'go-recursion': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} calls itself with a channel, a waitgroup or a lock.`,
    hint: 'Calls are unrolled in place, which has no end here; write it as a loop.',
    example:
      'package p\n\nfunc f(n int) {\n\tc := make(chan int, 1)\n\tg(n, c)\n}\n\nfunc g(n int, c chan int) {\n\tif n > 0 {\n\t\tc <- 1\n\t\t«g(n-1, c)»\n\t}\n}\n',
  }),
  'go-defer-in-loop': entry<object>({
    severity: 'error',
    message: () => 'A defer in a loop runs once for each iteration, at the end of the function.',
    hint: 'Put the body of the loop into a function of its own.',
    example: 'ƒ{ c := make(chan int, n); for i := 0; i < n; i++ { «defer func() { c <- 1 }()» } }',
  }),
  'go-unsupported': entry<{ readonly what: string }>({
    severity: 'error',
    message: ({ what }) => `${what} is not followed.`,
    hint: 'Say the same with channels, waitgroups and plain locks.',
    example:
      'import "sync"\n\nfunc f() {\n\tvar m sync.Mutex\n\tif «m.TryLock()» {\n\t\tm.Unlock()\n\t}\n}\n',
  }),

  'go-contract': entry<{ readonly why: string }>({
    severity: 'warning',
    message: ({ why }) => `This contract is not used. ${why}`,
    hint: 'A contract compares parameters, their fields and lengths: n >= 1 && len(xs) == n.',
    example:
      'package p\n\n//@ requires «m > 0»\nfunc f(n int) {\n\tc := make(chan int, n)\n\tc <- 1\n}\n',
  }),

  // What VirGo cannot express.
  'go-close': entry<Named>({
    severity: 'error',
    message: ({ name }) =>
      `${name} is closed, which the paper's language cannot say where values are sent on it, too.`,
    hint: 'A close that only signals, on a channel that nothing is sent to, is followed; or count the messages instead.',
    example: 'ƒ{ c := make(chan int, 1); c <- 1; «close(c)»; <-c }',
  }),
  'go-range-channel': entry<Named>({
    severity: 'error',
    message: ({ name }) =>
      `This loop receives from ${name} until it is closed, which the paper's language cannot say.`,
    hint: 'Receiving a known number of values is supported: for i := 0; i < n; i++ { <-c }.',
    example: 'ƒ{ c := make(chan int); go func() { c <- 1 }(); «for range c» { } }',
  }),
  'go-select': entry<{ readonly count: number }>({
    severity: 'error',
    message: ({ count }) => `This select waits for ${count} things of this fragment at once.`,
    hint: 'One of them and a timeout, a default or a done channel can be followed; or receive them one after the other.',
    example:
      'ƒ{ c := make(chan int, 1); d := make(chan int, 1); c <- 1; «select { case <-c: case <-d: }» }',
  }),
  'go-select-in-loop': entry<object>({
    severity: 'error',
    message: () =>
      'The choice of this select may differ from one iteration of the loop to the next.',
    hint: 'A choice can be followed where it is made once, or where it ends the loop.',
    example:
      'import "time"\n\nfunc f(n int) {\n\tc := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\t«select {\n\t\tcase c <- 1:\n\t\tcase <-time.After(1):\n\t\t}»\n\t}\n}\n',
  }),
  'go-branch-in-loop': entry<object>({
    severity: 'error',
    message: () =>
      'The branches of this conditional communicate differently, and its value may change from one iteration to the next.',
    hint: 'Let both branches do the same sends and receives, or decide once before the loop.',
    example:
      'ƒ{ c := make(chan int, n); for i := 0; i < n; i++ { if «i > 2» { c <- 1 } else { <-c } } }',
  }),
  'go-exit-in-loop': entry<object>({
    severity: 'error',
    message: () => 'Which iteration leaves the loop here depends on more than data from outside.',
    hint: 'Make the loop count to the number of iterations.',
    example:
      'ƒ{ c := make(chan int, n); for i := 0; i < n; i++ { if «i == 3» { break }; c <- 1 } }',
  }),
  'go-endless-loop': entry<object>({
    severity: 'error',
    message: () =>
      'Cannot determine the number of iterations of this loop from the values at its start.',
    hint: 'Write it as a counted loop: for i := 0; i < n; i++.',
    example: 'ƒ{ c := make(chan int); go func() { c <- 1 }(); «for» { <-c } }',
  }),
  'go-nested-loop': entry<object>({
    severity: 'error',
    message: () => 'A loop in a loop communicates, and VirGo has no nested loops.',
    hint: 'Nested loops around one single operation are followed; else let each goroutine run one loop.',
    example:
      'ƒ{ c := make(chan int, n); d := make(chan int, n); for i := 0; i < n; i++ { c <- 1; «for j := 0; j < n; j++» { d <- 1 } } }',
  }),
  'go-spawn-in-loop': entry<{ readonly why: string }>({
    severity: 'error',
    message: ({ why }) => `Goroutines started in a loop must be simple: ${why}.`,
    hint: 'Followed are: only sends, or only receives, on one channel; one section under a lock; wg.Done() at the end.',
    example:
      'ƒ{ c := make(chan int); d := make(chan int); for i := 0; i < n; i++ { «go func() { c <- 1; <-d }()» } }',
  }),
  'go-make-in-loop': entry<Named>({
    severity: 'error',
    message: ({ name }) => `Each iteration of the loop makes another ${name}.`,
    hint: 'Make it before the loop, or put the body of the loop into a function of its own.',
    example:
      'ƒ{ d := make(chan int, n); for i := 0; i < n; i++ { c := «make(chan int)»; d <- 1; c <- 1 } }',
  }),
  'go-wait-in-loop': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name}.Wait() in a loop cannot be expressed in VirGo.`,
    hint: 'Wait once, after the loop.',
    example:
      'import "sync"\n\nfunc f(n int) {\n\tvar w sync.WaitGroup\n\tfor i := 0; i < n; i++ {\n\t\tw.Add(1)\n\t\t«w.Wait()»\n\t}\n}\n',
  }),
  'go-varying-value': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} may have another value in every iteration of the loop.`,
    hint: 'Compute it once before the loop.',
    example:
      'import "sync"\n\nfunc f(n int) {\n\tvar w sync.WaitGroup\n\tfor i := 0; i < n; i++ {\n\t\t«w.Add(i)»\n\t}\n}\n',
  }),
  'go-read-lock': entry<Named>({
    severity: 'error',
    message: ({ name }) =>
      `${name} lets several readers in at once, and they communicate while they hold it.`,
    hint: 'Keep sends, receives and waits out of what is locked.',
    example:
      'import "sync"\n\nfunc f() {\n\tvar m sync.RWMutex\n\tc := make(chan int)\n\tgo func() { c <- 1 }()\n\t«m.RLock()»\n\t<-c\n\tm.RUnlock()\n}\n',
  }),
  'go-unlock': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} may be unlocked here by a goroutine that has not locked it.`,
    hint: 'Lock and unlock in the same goroutine, on every path: defer m.Unlock() right after m.Lock().',
    example:
      'import "sync"\n\nfunc f() {\n\tvar m sync.Mutex\n\tgo func() { m.Lock() }()\n\t«m.Unlock()»\n}\n',
  }),
  'go-cond': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name} is a condition variable, and VirGo has none.`,
    hint: 'Use a channel for the signal.',
    example:
      'import "sync"\n\nfunc f() {\n\tvar m sync.Mutex\n\tk := sync.NewCond(&m)\n\t«k.Wait()»\n}\n',
  }),
  'go-once': entry<Named>({
    severity: 'error',
    message: ({ name }) => `${name}.Do communicates, and we cannot determine which caller runs it.`,
    hint: 'Call Do from one place, outside of loops.',
    example:
      'import "sync"\n\nfunc f() {\n\tvar o sync.Once\n\tc := make(chan int)\n\tgo func() { «o.Do(func() { c <- 1 })» }()\n\to.Do(func() { <-c })\n}\n',
  }),

  // What was taken as what: notes, never silent.
  'go-note-condition': entry<Named & { readonly what: string }>({
    severity: 'note',
    message: ({ name, what }) => `${name} is a parameter here: ${what}.`,
    hint: null,
    example:
      'func unknown() bool\n\nfunc f() {\n\tc := make(chan int, 1)\n\tif «unknown()» {\n\t\tc <- 1\n\t} else {\n\t\t<-c\n\t}\n}\n',
  }),
  'go-note-still': entry<Named>({
    severity: 'note',
    message: ({ name }) =>
      `Assumed: no other code changes ${name} while this runs (not verified here).`,
    hint: null,
    example:
      'package p\n\ntype config struct{ workers int }\n\nfunc f(g *config) {\n\tc := make(chan int, «g.workers»)\n\tfor i := 0; i < g.workers; i++ {\n\t\tc <- i\n\t}\n}\n',
  }),
  'go-note-end': entry<{ readonly what: string }>({
    severity: 'note',
    message: ({ what }) => `${what} is treated as the end of this goroutine.`,
    hint: null,
    example: 'ƒ{ if n < 0 { «panic("no")» }; c := make(chan int, n); _ = c }',
  }),
  'go-note-choice': entry<Named>({
    severity: 'note',
    message: ({ name }) => `Which way this select goes is the parameter ${name}.`,
    hint: null,
    example:
      'import "time"\n\nfunc f() {\n\tc := make(chan int, 1)\n\tgo func() { c <- 1 }()\n\t«select {\n\tcase <-c:\n\tcase <-time.After(1):\n\t}»\n}\n',
  }),
  'go-note-commuted': entry<object>({
    severity: 'note',
    message: () =>
      'The goroutines of this loop are replaced by one that does their work iteration by iteration.',
    hint: null,
    example: 'ƒ{ c := make(chan int, n); «for i := 0; i < n; i++» { go func() { c <- 1 }() } }',
  }),
  'go-note-lock': entry<Named>({
    severity: 'note',
    message: ({ name }) =>
      `${name} is left out: nothing waits while it is held, so that it is always given back.`,
    hint: null,
    example:
      'import "sync"\n\nfunc f(n int) {\n\tvar «m» sync.RWMutex\n\tc := make(chan int, 1)\n\tm.RLock()\n\tm.RUnlock()\n\tc <- 1\n}\n',
  }),
  'go-note-foreign-lock': entry<Named>({
    severity: 'note',
    message: ({ name }) =>
      `Assumed: other code that locks ${name} unlocks it again (not verified here).`,
    hint: null,
    example:
      'package p\n\nimport "sync"\n\ntype box struct{ mu sync.Mutex }\n\nfunc (b *box) f() {\n\tc := make(chan int)\n\tgo func() { c <- 1 }()\n\t«b.mu.Lock()»\n\t<-c\n\tb.mu.Unlock()\n}\n',
  }),
  'go-note-foreign-waitgroup': entry<Named>({
    severity: 'note',
    message: ({ name }) =>
      `${name} belongs to someone else and is left out: nothing here waits for it.`,
    hint: null,
    example:
      'package p\n\nimport "sync"\n\nfunc f(w *sync.WaitGroup) {\n\tc := make(chan int, 1)\n\tc <- 1\n\t«w.Done()»\n}\n',
  }),
  'go-note-latch': entry<Named>({
    severity: 'note',
    message: ({ name }) =>
      `${name} only signals by being closed: it is taken as a waitgroup that close counts down.`,
    hint: null,
    example: 'ƒ{ c := «make(chan int)»; go func() { close(c) }(); <-c }',
  }),
  'go-note-slice': entry<Named>({
    severity: 'note',
    message: ({ name }) =>
      `${name} is a slice in Go: it stands for make, which crashes when the length is negative.`,
    hint: null,
    example: 'ƒ{ c := make(chan int, 1); results := «make([]int, n)»; results[0] = 1; c <- 1 }',
  }),
  'go-note-size': entry<Named>({
    severity: 'note',
    message: ({ name }) => `Assumed: ${name} is never made with a negative length.`,
    hint: null,
    example:
      'ƒ{ c := make(chan int, n); for i := 0; i < n; i++ { part := «make([]int, i)»; part[0] = 1; c <- 1 } }',
  }),
  'go-note-iterations': entry<Named & { readonly what: string }>({
    severity: 'note',
    message: ({ name, what }) => `${what} is the parameter ${name}.`,
    hint: null,
    example:
      'package p\n\nimport "bufio"\n\nfunc f(s *bufio.Scanner) {\n\tc := make(chan string, 1)\n\t«for s.Scan()» {\n\t\tc <- s.Text()\n\t}\n}\n',
  }),
} as const;

export type GoCode = keyof typeof goCatalogue;
