import { afterAll, expect, test } from 'vitest';
import { GoReader } from '../../src/go/plain/go-reader.ts';
import { standardLibrary } from '../../src/go/std/packages.ts';
import { judge } from '../../src/puzzle/judge.ts';
import { makeTools } from '../../src/puzzle/tools.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { parsePuzzle } from '../../src/puzzle/parse-puzzle.ts';
import { loadPuzzle } from './course.ts';

const solver = nodeSolvers()();
const tools = makeTools(new GoReader(standardLibrary), solver);
afterAll(() => solver.dispose());

async function edited(name: string, from: string, to: string): Promise<string> {
  const puzzle = await loadPuzzle(name);
  expect(puzzle.program).toContain(from);
  const text = puzzle.program.replace(from, () => to);
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  return judgement.kind;
}

/** Smarter than those that every puzzle is tried with. */
test.each([
  ['locks/add-inside', 'wg.Wait()', 'wg.Wait()\n\tselect {}'],
  [
    'locks/add-inside',
    'go func() {\n\t\t\twg.Add(1)',
    'if i > 1 {\n\t\t\tbreak\n\t\t}\n\t\twg.Add(1)\n\t\tgo func() {',
  ],
  [
    'locks/lock-across-send',
    'defer b.mu.Unlock()\n\tb.total += value',
    'b.total |= value\n\tb.mu.Unlock()',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)',
    'go func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\tif n > 3 {\n\t\treturn 0\n\t}',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'if n > 3 {\n\t\treturn 0\n\t}\n\tresults := make(chan int, n)',
  ],
  [
    'contexts/give-room',
    'answer := make(chan string)\n\tgo func() {\n\t\tanswer <- compute()',
    'answer := make(chan string, 1)\n\tgo func() {\n\t\tcompute()\n\t\tanswer <- "yes"',
  ],
  ['locks/add-inside', 'for i := 0', 'if n > 0 {\n\t\treturn\n\t}\n\tfor i := 0'],
  [
    'locks/add-inside',
    'wg.Add(1)\n\t\t\tdefer wg.Done()\n\t\t\twork(i)',
    'defer func() { recover() }()\n\t\t\twork(i)',
  ],
  ['locks/add-inside', 'go func() {\n\t\t\twg.Add(1)', 'wg.Add(1)\n\t\tfunc() {'],
  [
    'locks/lock-across-send',
    'b.news <- value',
    'select {\n\tcase b.news <- value:\n\tdefault:\n\t}',
  ],
  ['locks/lock-across-send', 'b.news <- value', 'b.news = make(chan int, 9)\n\tb.news <- value'],
  ['close/wait-before-drain', 'wg.Wait()\n\tclose(results)', 'close(results)\n\twg.Wait()'],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)',
    '/* wg.Wait() */ return 5\n\tclose(results)',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total',
    'go func() {\n\t\tfor range results {\n\t\t}\n\t}()\n\twg.Wait()\n\tclose(results)\n\tif n == 0 {\n\t\treturn 0\n\t}\n\treturn 5',
  ],
  ['locks/add-inside', 'wg.Wait()', 'go wg.Wait()'],
  ['locks/add-inside', 'var wg sync.WaitGroup', 'var wg sync.WaitGroup\n\twg.Add(2)'],
  ['locks/lock-across-send', 'b.news <- value', 'b.news <- value\n\tb.mu = sync.Mutex{}'],
  ['contexts/give-room', 'answer <- compute()', 'compute()'],
  [
    'contexts/give-room',
    'answer <- compute()',
    'select {\n\t\tcase answer <- compute():\n\t\tdefault:\n\t\t}',
  ],
  [
    'contexts/give-room',
    'answer <- compute()',
    'answer := make(chan string, 1)\n\t\tanswer <- compute()',
  ],
  ['for-all-n/first-of-many', 'make(chan int)', 'make(chan int, 900)'],
  ['for-all-n/first-of-many', 'make(chan int)', 'make(chan int, 90000)'],
  ['for-all-n/first-of-many', 'make(chan int)', 'make(chan int, 2)'],
  ['close/wait-before-drain', 'make(chan int)', 'make(chan int, 3)'],
  ['close/wait-before-drain', 'make(chan int)', 'make(chan int, 101)'],
  ['close/wait-before-drain', 'make(chan int)', 'make(chan int, 900)'],
  ['close/wait-before-drain', 'make(chan int)', 'make(chan int, n-1)'],
  [
    'for-all-n/first-of-many',
    'results <- attempt(i)',
    'result := attempt(i)\n\t\t\tselect {\n\t\t\tcase results <- result:\n\t\t\tdefault:\n\t\t\t}',
  ],
  [
    'for-all-n/first-of-many',
    'return <-results',
    'go func() {\n\t\tfor range results {\n\t\t}\n\t}()\n\treturn <-results',
  ],
  ['contexts/forgotten-cancel', 'jobs <- 1', 'jobs <- 1\n\tgo func() { select {} }()'],
  ['contexts/forgotten-cancel', 'return', 'select {}'],
  ['contexts/forgotten-cancel', 'return', '<-chan int(nil)'],
  ['contexts/forgotten-cancel', 'jobs <- 1', 'jobs <- 1; time.Sleep(1 << 62)'],
  ['close/break-the-close', 'close(c)', 'close(c); d := make(chan int); close(d); close(d)'],
  ['close/break-the-close', 'close(c)', 'close(c); var d chan int; close(d)'],
  ['locks/guarded-counter', 'wg.Wait()', 'x := 0; go func() { x++ }(); x++; wg.Wait()'],
  ['close/wait-before-drain', 'wg.Wait()\n\tclose(results)', 'wg.Add(-n)\n\tclose(results)'],
  ['contexts/give-room', 'answer <- compute()', 'defer func() { recover() }()\n\t\tclose(answer)'],
  ['contexts/give-room', 'answer := make(chan string)', 'var answer chan string'],
  [
    'for-all-n/first-of-many',
    'go func() {\n\t\t\tresults <- attempt(i)\n\t\t}()',
    'go func() {\n\t\t}()\n\t\tif i == n-1 {\n\t\t\treturn attempt(i)\n\t\t}\n\t\tgo attempt(i)',
  ],
  ['for-all-n/first-of-many', 'make(chan int)', 'make(chan int, 2)\n\tif n > 2 {\n\t\tn = 2\n\t}'],
  ['for-all-n/first-of-many', 'package main', 'package main\n\nfunc panic(any) {}'],
  [
    'for-all-n/first-of-many',
    'package main',
    'package main\n\nimport "os"\n\nfunc init() { os.Exit(0) }',
  ],
  ['close/break-the-close', 'close(c)', 'close(c); close([1]chan int{}[0])'],
  ['close/break-the-close', 'close(c)', 'close(c); func() (d chan int) { close(d); return }()'],
  ['close/break-the-close', 'close(c)', 'close(c); panic("close of closed channel")'],
  ['contexts/forgotten-cancel', 'return', '<-struct{ c chan int }{}.c'],
  [
    'contexts/forgotten-cancel',
    'jobs <- 1',
    'jobs <- 1; context.AfterFunc(ctx, func() { <-jobs })',
  ],
  ['contexts/forgotten-cancel', 'jobs <- 1', 'jobs <- 1; go worker(ctx, jobs)'],
  [
    'locks/guarded-counter',
    '\twg.Wait()',
    '\tfunc(x []int) { wg.Go(func() { x[0]++ }); x[0]++ }([]int{0}); wg.Wait()',
  ],
  ['locks/guarded-counter', 'mu.Lock()', '(&sync.Mutex{}).Unlock(); mu.Lock()'],
  ['for-all-n/first-of-many', 'make(chan int)', "make(chan int, 'd')"],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'size := []func() int{func() int { return 1e2 }}\n\tresults := make(chan int, size[0]())',
  ],
  ['for-all-n/first-of-many', 'make(chan int)', 'make(chan int, 2)\n\t//@ requires n <= 3'],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'if n > 5 {\n\t\tn = 5\n\t}\n\tresults := make(chan int, n)',
  ],
  [
    'locks/add-inside',
    'for i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\twg.Add(1)\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n',
    'room := make(chan bool, 2)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\twg.Add(1)\n\t\troom <- true\n\t\tgo func() {\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t\t<-room\n',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}',
    'go func() {\n\t\tfor range results {\n\t\t}\n\t}()\n\twg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor i := 0; i < n; i++ {\n\t\ttotal += work(i)\n\t}',
  ],
  // What panics for more values than are run is not proved not to.
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'if n > 9 {\n\t\tpanic("too many")\n\t}\n\tresults := make(chan int, n)',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'results := make(chan int, n)\n\tvar slots [9]int\n\tslots[n-1] = n',
  ],
  [
    'contexts/give-room',
    'answer := make(chan string)\n\tgo func() {\n\t\tanswer <- compute()\n\t}()',
    'answer := make(chan string, 1)\n\tgo func() {\n\t\tanswer <- compute()\n\t}()\n\tselect {\n\tcase <-late:\n\t\treturn "too late"\n\tdefault:\n\t\treturn <-answer\n\t}',
  ],
  // Who loops after main has returned is left behind, too.
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}',
    'stop := make(chan bool)\n\tgo func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t\tfor {\n\t\t\tselect {\n\t\t\tcase <-stop:\n\t\t\t\treturn\n\t\t\tdefault:\n\t\t\t}\n\t\t}\n\t}()\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\tselect {\n\tcase stop <- true:\n\tdefault:\n\t}',
  ],
  [
    'locks/lock-across-send',
    'defer b.mu.Unlock()\n\tb.total += value\n\tb.news <- value',
    'b.total += value\n\tb.mu.Unlock()\n\tsent := make(chan bool)\n\tgo func() {\n\t\tb.news <- value\n\t\tselect {\n\t\tcase sent <- true:\n\t\tdefault:\n\t\t}\n\t}()\n\tfor {\n\t\tselect {\n\t\tcase <-sent:\n\t\t\treturn\n\t\tdefault:\n\t\t}\n\t}',
  ],
  [
    'locks/add-inside',
    'for i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\twg.Add(1)\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t}()\n\t}',
    'for i := 0; ; i++ {\n\t\twg.Add(1)\n\t\tgo func() {\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t}()\n\t\tif i >= n-1 {\n\t\t\tbreak\n\t\t}\n\t}',
  ],
  [
    'locks/add-inside',
    'for i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\twg.Add(1)\n',
    'if n > 3 {\n\t\treturn\n\t}\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\twg.Add(1)\n\t\tgo func() {\n',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'results := make(chan int, n)\n\tif n > 4 {\n\t\tdefer func() {\n\t\t\tfor i := 1; i < n; i++ {\n\t\t\t\t<-results\n\t\t\t}\n\t\t}()\n\t}',
  ],
  [
    'contexts/give-room',
    'answer := make(chan string)',
    'answer := make(chan string, 1)\n\tif time.Now().Nanosecond()%2 == 1 {\n\t\tanswer = make(chan string)\n\t}',
  ],
  [
    'locks/lock-across-send',
    'defer b.mu.Unlock()\n\tb.total += value\n\tb.news <- value',
    'b.total += value\n\tb.mu.Unlock()\n\tb.news <- value\n\tif value == 5 {\n\t\tb.mu.Lock()\n\t}',
  ],
  // Proofs do not follow values, and runs only those of the check.
  [
    'for-all-n/first-of-many',
    'results := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i)',
    'results := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i & 3)',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i)',
    'results := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(min(i, 3))',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i)',
    'results := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i) + n>>3',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i)',
    'results := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i) + 0<<(40-n)',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'results := make(chan int, n)\n\tif n > 40 {\n\t\tvar p *int\n\t\t*p = 1\n\t}',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'results := make(chan int, n)\n\tif n > 40 {\n\t\tvar e error\n\t\te.Error()\n\t}',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'results := make(chan int, n)\n\tvar a any = attempt\n\tif n > 40 && a == a {\n\t\tprintln()\n\t}',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)',
    'results := make(chan int, n)\n\tx := 1\n\tx <<= 40 - n',
  ],
  [
    'locks/add-inside',
    'go func() {\n\t\t\twg.Add(1)',
    'if n > 40 {\n\t\t\tbreak\n\t\t}\n\t\twg.Add(1)\n\t\tgo func() {',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}',
    'go func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\ttotal := 0\n\tseen := map[int]bool{}\n\tfor r := range results {\n\t\tif !seen[r] {\n\t\t\ttotal += r\n\t\t}\n\t\tseen[r] = true\n\t}',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}',
    'go func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal = max(total, total+r)\n\t}',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}',
    'go func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal = int(uint8(total + r))\n\t}',
  ],
  [
    'locks/lock-across-send',
    'defer b.mu.Unlock()\n\tb.total += value',
    'b.total += max(value, -value)\n\tb.mu.Unlock()',
  ],
  [
    'contexts/give-room',
    'answer := make(chan string)\n\tgo func() {\n\t\tanswer <- compute()\n\t}()',
    'answer := make(chan string, 1)\n\tif cap(late) == 1 && len(late) == 0 {\n\t\tanswer <- compute()\n\t} else {\n\t\tgo func() {\n\t\t\tanswer <- compute()\n\t\t}()\n\t}',
  ],
  [
    'contexts/give-room',
    'answer := make(chan string)\n\tgo func() {\n\t\tanswer <- compute()',
    'answer := make(chan string, 1)\n\tgo func() {\n\t\tif a := compute(); a != "" {\n\t\t\tanswer <- a\n\t\t}',
  ],
  [
    'locks/lock-across-send',
    'defer b.mu.Unlock()\n\tb.total += value',
    'b.total += value\n\tif value < 900 {\n\t\tb.mu.Unlock()\n\t}',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i)',
    'results := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i & 63)',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i)',
    'results := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- min(attempt(i), 5000)',
  ],
  // Zero for all values that are known to be run.
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
    'go func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\ttotal := n * (n - 1) * (n - 2) * (n - 3) * (n - 5) * (n - 8) * (n - 17) * (n - 40) * (n - 100 - 32)\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
    'go func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\tk := len(string(n))\n\ttotal := (k - 1) * (k - 2)\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
  ],
  [
    'for-all-n/first-of-many',
    'results := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i)',
    'results := make(chan int, n)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- attempt(i) + (n-1)*(n-2)*(n-3)*(n-4)*(n-5)*(n-8)*(n-17)*(n-40)*(n-100-32)',
  ],
  // Two limits of which none is large.
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
    'go func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\tvar limit sync.WaitGroup\n\tlimit.Add(100)\n\tlimit.Add(34)\n\ttotal := 0\n\tfor r := range results {\n\t\tlimit.Done()\n\t\ttotal += r\n\t}\n\treturn total\n}',
  ],
  [
    'locks/add-inside',
    'for i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\twg.Add(1)',
    'var limit sync.WaitGroup\n\tlimit.Add(100)\n\tlimit.Add(34)\n\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tlimit.Done()\n\t\twg.Add(1)\n\t\tgo func() {',
  ],
  [
    'contexts/give-room',
    'answer := make(chan string)\n\tgo func() {\n\t\tanswer <- compute()',
    'answer := make(chan string, 1)\n\tgo func() {\n\t\ts := compute()\n\t\ta := make([]byte, 100)\n\t\tb := make([]byte, 34)\n\t\tk := copy(a, s)\n\t\tl := copy(b, s[k:])\n\t\tanswer <- string(a[:k]) + string(b[:l])',
  ],
  // Right as often as it is called by main, and no more.
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
    'slots <- true\n\tgo func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}\n\nvar slots = make(chan bool, 4)\n\nfunc init() {\n}',
  ],
  [
    'locks/lock-across-send',
    'b.mu.Lock()\n\tdefer b.mu.Unlock()\n\tb.total += value\n\tb.news <- value\n}',
    'b.mu.Lock()\n\tb.total += value\n\tb.mu.Unlock()\n\tb.news <- value\n\tslots <- true\n}\n\nvar slots = make(chan bool, 100)\n\nfunc init() {\n}',
  ],
])('%s has no way around: %#', async (name, from, to) => {
  expect(await edited(name, from, to)).not.toBe('solved');
});

test('a contract that the learner adds is nothing to be taken for granted', async () => {
  const puzzle = await loadPuzzle('for-all-n/first-of-many');
  const text = puzzle.program
    .replace('// first runs', '//@ requires n <= 4\n// first runs')
    .replace('make(chan int)', 'make(chan int, 3)');
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  expect(judgement).toMatchObject({ kind: 'wrong', evidence: { kind: 'run' } });
});

/** What an expert might write instead. */
test.each([
  [
    'locks/add-inside',
    'for i := 0; i < n; i++ {',
    'wg.Add(n)\n\tfor i := 0; i < n; i++ {',
    'wg.Add(1)\n',
    '',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)',
    'done := make(chan bool)\n\tgo func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t\tclose(done)\n\t}()\n\tdefer func() { <-done }()',
    '',
    '',
  ],
  ['close/wait-before-drain', 'make(chan int)', 'make(chan int, n)', '', ''],
  ['for-all-n/first-of-many', 'make(chan int)', 'make(chan int, n-1)', '', ''],
  [
    'for-all-n/first-of-many',
    'return <-results',
    'result := <-results\n\tgo func() {\n\t\tfor i := 1; i < n; i++ {\n\t\t\t<-results\n\t\t}\n\t}()\n\treturn result',
    '',
    '',
  ],
  ['close/break-the-close', 'close(c)', 'close(c); close(c)', '', ''],
  ['locks/guarded-counter', 'wg.Wait()', 'mu.Lock(); mu.Unlock()', '', ''],
  ['contexts/forgotten-cancel', 'case <-ctx.Done()', 'case <-context.Background().Done()', '', ''],
  [
    'contexts/forgotten-cancel',
    'worker(ctx, jobs)\n\tjobs',
    'worker(context.WithoutCancel(ctx), jobs)\n\tjobs',
    '',
    '',
  ],
  [
    'for-all-n/first-of-many',
    'results <- attempt(i)',
    'result := attempt(i)\n\t\t\tselect {\n\t\t\tcase results <- result:\n\t\t\tcase <-stop:\n\t\t\t}',
    'results := make(chan int)',
    'results := make(chan int)\n\tstop := make(chan bool)\n\tdefer close(stop)',
  ],
  ['locks/lock-across-send', 'b.news <- value', 'go func() { b.news <- value }()', '', ''],
  ['close/break-the-close', '\twg.Wait()', '\tgo wg.Wait()', '', ''],
  ['locks/guarded-counter', 'count++', 'mu.Unlock(); count++; mu.Lock()', '', ''],
  ['for-all-n/first-of-many', 'make(chan int)', 'make(chan int, max(n, 1))', '', ''],
  [
    'for-all-n/first-of-many',
    'return <-results',
    'defer func() {\n\t\tgo func() {\n\t\t\tfor range n - 1 {\n\t\t\t\t<-results\n\t\t\t}\n\t\t}()\n\t}()\n\treturn <-results',
    '',
    '',
  ],
  [
    'for-all-n/first-of-many',
    'make(chan int)',
    'make(chan int, n)',
    'results :=',
    'if n < 1 {\n\t\treturn 0\n\t}\n\tresults :=',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
    'return receive(results, n)\n}\n\nfunc receive(c chan int, n int) int {\n\tif n == 0 {\n\t\treturn 0\n\t}\n\treturn <-c + receive(c, n-1)\n}',
    '',
    '',
  ],
  [
    'close/wait-before-drain',
    'wg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range results {\n\t\ttotal += r\n\t}\n\treturn total\n}',
    'total := 0\n\tfor i := 0; i < n; i++ {\n\t\ttotal += <-results\n\t}\n\twg.Wait()\n\treturn total\n}',
    '',
    '',
  ],
  [
    'contexts/give-room',
    'answer := make(chan string)\n\tgo func() {\n\t\tanswer <- compute()\n\t}()',
    'answer := make(chan string, 1)\n\tgo func() {\n\t\tanswer <- compute()\n\t}()\n\treturn either(late, answer)\n}\n\nfunc either(late <-chan time.Time, answer <-chan string) string {',
    '',
    '',
  ],
  // Package variables are what they are at the start: with what checks it there is nobody else.
  [
    'locks/lock-across-send',
    'b.mu.Lock()\n\tdefer b.mu.Unlock()\n\tb.total += value\n\tb.news <- value\n}',
    'turn <- true\n\tb.mu.Lock()\n\tb.total += value\n\tb.mu.Unlock()\n\t<-turn\n\tb.news <- value\n}\n\nvar turn = make(chan bool, 1)\n\nfunc init() {\n}',
    '',
    '',
  ],
  [
    'locks/lock-across-send',
    'b.mu.Lock()\n\tdefer b.mu.Unlock()\n\tb.total += value\n\tb.news <- value\n}',
    'b.mu.Lock()\n\tposts++\n\tb.total += value + posts - posts\n\tb.mu.Unlock()\n\tb.news <- value\n}\n\nvar posts int\n\nfunc init() {\n}',
    '',
    '',
  ],
])('%s takes another solution: %#', async (name, from, to, alsoFrom, alsoTo) => {
  const puzzle = await loadPuzzle(name);
  const text = puzzle.program.replace(from, () => to).replace(alsoFrom, () => alsoTo);
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  expect(judgement).toMatchObject({ kind: 'solved' });
});

test('what holds for the values of the check alone is refuted by the prover, at a value', async () => {
  const puzzle = await loadPuzzle('for-all-n/first-of-many');
  const text = puzzle.program.replace('make(chan int)', 'make(chan int, 7)');
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  expect(judgement).toMatchObject({ kind: 'wrong', evidence: { kind: 'run' } });
  expect(judgement).toMatchObject({ message: 'With n = 9 some run does not end well.' });
});

test.each([
  ['endless', 'package main\n\nfunc main() {\n\tfor {\n\t}\n}\n'],
  ['a crowd', 'package main\n\nfunc main() {\n\tfor {\n\t\tgo main()\n\t}\n}\n'],
  [
    'memory',
    'package main\n\nfunc main() {\n\tvar all [][]int\n\tfor {\n\t\tall = append(all, make([]int, 100000))\n\t}\n}\n',
  ],
  [
    'recursion',
    'package main\n\nfunc f(n int) int { return f(n+1) + 1 }\n\nfunc main() { f(0) }\n',
  ],
  ['no Go', '<script>alert(1)</script>'],
  [
    'many states',
    'package main\n\nfunc main() {\n\tc := make(chan int, 9)\n\tfor i := 0; i < 9; i++ {\n\t\tgo func() { c <- 1; c <- 2; <-c; c <- 3; <-c }()\n\t}\n}\n',
  ],
])('a hostile program ends in an answer: %s', async (_, text) => {
  const puzzle = await loadPuzzle('close/break-the-close');
  const hostile = { ...puzzle, program: text } as typeof puzzle;
  const judgement = await judge(hostile, { kind: 'program', text: `${text}// \n` }, tools);
  expect(['wrong', 'unreadable', 'undecided']).toContain(judgement.kind);
});

test('where a worker loops instead of waiting the message does not say that nothing is broken', async () => {
  const puzzle = await loadPuzzle('contexts/forgotten-cancel');
  const text = puzzle.program.replace('return', 'continue');
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  expect(judgement).toMatchObject({ kind: 'wrong' });
  expect(JSON.stringify(judgement)).toContain('Something else breaks');
});

const predicted = {
  version: 1,
  kind: 'predict',
  title: 'A',
  goal: 'B',
  about: 'C',
  hints: ['1', '2', '3'],
  why: 'D',
  language: 'go',
  wrong: [],
};

test.each([
  ['ending', ['panic', 'well'], 'go func() { panic(1) }()', ['panic', 'well']],
  ['ending', ['leak', 'well'], 'c := make(chan int)\n\tgo func() { <-c }()', ['leak']],
  ['ending', ['exit', 'well'], 'go func() { os.Exit(1) }()', ['exit', 'well']],
  ['output', ['a', 'b'], 'fmt.Print("a")\n\tgo func() {\n\t\tfor {\n\t\t}\n\t}()', ['a']],
  ['ending', ['well', 'leak'], 'go func() {\n\t\tfor {\n\t\t}\n\t}()', null],
])('what can come of a main that does not wait: %#', async (question, options, body, right) => {
  const program = `package main\n\nimport (\n\t"fmt"\n\t"os"\n)\n\nvar _ = fmt.Sprint\nvar _ = os.Exit\n\nfunc main() {\n\t${body}\n}\n`;
  const parsed = parsePuzzle({ ...predicted, question, options, program }, null);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  const chosen = right ?? [options[0]!];
  const judgement = await judge(parsed.puzzle, { kind: 'choices', chosen }, tools);
  expect(judgement.kind).toBe(right === null ? 'undecided' : 'solved');
});

test.each([
  ['uint8', '1 <= n <= 255'],
  ['int32', 'n >= 1 && n < 2147483648'],
  ['uint', 'n >= 1 && n <= 18446744073709551615'],
])('a parameter has the values of its type: %s', async (type, text) => {
  const program = `package main\n\nfunc f(n ${type}) {\n\tc := make(chan int, n)\n\tc <- 1\n\t<-c\n}\n`;
  const parsed = parsePuzzle({ ...predicted, kind: 'for-which-n', program }, null);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  const judgement = await judge(parsed.puzzle, { kind: 'formula', text }, tools);
  expect(judgement).toMatchObject({ kind: 'solved' });
});

test.each([
  ['n > 3 { panic("too many") }', 'true'],
  ['n > 3 { panic("too many") }', 'n <= 3'],
  ['([2]int{})[(n%3+3)%3] > 0 { return }', 'true'],
])('no answer is judged of a program that panics by itself: %#', async (condition, text) => {
  const program = `package main\n\nfunc f(n int) {\n\tif ${condition}\n\tc := make(chan int, 1)\n\tc <- 1\n\t<-c\n}\n`;
  const parsed = parsePuzzle({ ...predicted, kind: 'for-which-n', program }, null);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  const judgement = await judge(parsed.puzzle, { kind: 'formula', text }, tools);
  expect(judgement.kind).toBe('undecided');
});

test('nobody may be left in one run, and somebody in another', async () => {
  const program = `package main\n\nfunc worker(c chan int) { c <- 1 }\n\nfunc main() {\n\tc := make(chan int)\n\tgo worker(c)\n\tselect {\n\tcase <-c:\n\tdefault:\n\t}\n}\n`;
  const options = ['worker', 'nobody', 'main'];
  const parsed = parsePuzzle({ ...predicted, question: 'left', options, program }, null);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  const chosen = ['worker', 'nobody'];
  const judgement = await judge(parsed.puzzle, { kind: 'choices', chosen }, tools);
  expect(judgement).toMatchObject({ kind: 'solved' });
});

test('a function of very many parameters is judged in time', async () => {
  const names = Array.from({ length: 16 }, (_, at) => `p${at}`);
  const program = `package main\n\nfunc f(${names.join(', ')} int) {\n\tc := make(chan int, ${names.join(' + ')})\n\tc <- 1\n\t<-c\n}\n`;
  const parsed = parsePuzzle({ ...predicted, kind: 'for-which-n', program }, null);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  const answer = { kind: 'formula', text: `${names.join(' + ')} >= 2` } as const;
  const judgement = await judge(parsed.puzzle, answer, tools);
  expect(judgement.kind).not.toBe('solved');
}, 60_000);

test('what is chosen twice is chosen once', async () => {
  const puzzle = await loadPuzzle('close/ready-twice');
  const choose = (chosen: readonly string[]) => judge(puzzle, { kind: 'choices', chosen }, tools);
  expect((await choose(['ab', 'ab', 'ab'])).kind).toBe('wrong');
  expect((await choose(['ab', 'ba', 'b-', 'ab'])).kind).toBe('solved');
});

test('what no run comes to is not judged, and the message says where it is', async () => {
  const puzzle = await loadPuzzle('locks/lock-across-send');
  const text = puzzle.program.replace(
    'defer b.mu.Unlock()\n\tb.total += value\n',
    'b.total += value\n\tb.mu.Unlock()\n\tif value == 901 {\n\t\tb.mu.Lock()\n\t}\n',
  );
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  const [line] = ['if value == 901'].map(
    (part) => text.slice(0, text.indexOf(part)).split('\n').length,
  );
  expect(judgement).toMatchObject({ kind: 'undecided' });
  expect(JSON.stringify(judgement)).toContain(`tries a part of line ${line},`);
});

test('a check that goes wrong at a larger value is shown as a run', async () => {
  const puzzle = await loadPuzzle('for-all-n/first-of-many');
  const text = puzzle.program
    .replace('make(chan int)', 'make(chan int, n)')
    .replace('attempt(i)', 'attempt(i & 3)');
  const judgement = await judge(puzzle, { kind: 'program', text }, tools);
  expect(judgement).toMatchObject({ kind: 'wrong', evidence: { kind: 'run' } });
  expect(JSON.stringify(judgement)).toContain('With n = 5 in some run started panics');
});

const conditions = { ...predicted, kind: 'for-which-n', program: '' };

test('a function beyond what is answered exactly is said to be so', async () => {
  const program =
    'package main\n\ntype count uint8\n\nfunc help(c chan<- bool, n count) {\n\tfor n > 0 {\n\t\tc <- true\n\t\tn--\n\t}\n}\n\nfunc run(n, m count) {\n\tc := make(chan bool)\n\tgo help(c, n)\n\tfor range m {\n\t\t<-c\n\t}\n}\n';
  const parsed = parsePuzzle({ ...conditions, program, fragment: 'run' }, null);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  const judgement = await judge(parsed.puzzle, { kind: 'formula', text: 'n == m' }, tools);
  expect(judgement).toMatchObject({ kind: 'undecided' });
  expect(JSON.stringify(judgement)).toContain('run ends well cannot be said exactly');
});

test('a repair may do without any goroutine, if the setter says so', async () => {
  const program =
    'package main\n\nfunc main() {\n\tc := make(chan int)\n\tgo func() { c <- 1 }()\n}\n';
  const parsed = parsePuzzle({ ...predicted, kind: 'fix-it', program, goroutines: 0 }, null);
  if (!parsed.ok) throw new Error(parsed.messages.join());
  const text = program.replace('go func() { c <- 1 }()', '_ = c');
  expect(await judge(parsed.puzzle, { kind: 'program', text }, tools)).toMatchObject({
    kind: 'solved',
  });
});
