import { afterAll, expect, test } from 'vitest';
import { GoReader } from '../../src/go/plain/go-reader.ts';
import { standardLibrary } from '../../src/go/std/packages.ts';
import { judge } from '../../src/puzzle/judge.ts';
import { makeTools } from '../../src/puzzle/tools.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { loadPuzzle } from './course.ts';

const solver = nodeSolvers()();
const tools = makeTools(new GoReader(standardLibrary), solver);
afterAll(() => solver.dispose());

/** Between these the programs of the course are mended. */
const places = {
  'locks/add-inside': ['var wg sync.WaitGroup\n', '\twg.Wait()'],
  'close/wait-before-drain': ['\t\t}()\n\t}\n', '}\n'],
  'locks/lock-across-send': ['(value int) {\n', '}\n\n// read'],
  'contexts/give-room': ['late <-chan time.Time, compute func() string) string {\n', '\tselect {'],
  'for-all-n/first-of-many': ['attempt func(int) int) int {\n', '}\n'],
} as const;

type Name = keyof typeof places;

async function judged(name: Name, body: string) {
  const puzzle = await loadPuzzle(name);
  const [before, after] = places[name];
  const { program } = puzzle;
  const start = program.indexOf(before) + before.length;
  const end = after === '}\n' ? program.lastIndexOf(after) : program.indexOf(after, start);
  const text = program.slice(0, start) + body + program.slice(end);
  return judge(puzzle, { kind: 'program', text }, tools);
}

const each = '\t\twg.Add(1)\n\t\tgo func() {\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t}()\n\t}\n';
const closing = '\tgo func() {\n\t\twg.Wait()\n\t\tclose(results)\n\t}()\n';
const firstOf = (attempt: string, before = '') =>
  `\tresults := make(chan int, n)\n${before}\tfor i := 0; i < n; i++ {\n\t\ti := i\n\t\tgo func() {\n\t\t\tresults <- ${attempt}\n\t\t}()\n\t}\n\treturn <-results\n`;

/** Work for so many at a time and no more: `made` is what makes the number. */
const crowdOf = (limit: string, made = '') =>
  `${made}\troom := make(chan bool, ${limit})\n\tfor i := 0; i < n; i++ {\n\t\twg.Add(1)\n\t\troom <- true\n\t\tgo func() {\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t\t<-room\n\t\t}()\n\t}\n`;
const tally = '\tk := 0\n\tfor range 17 {\n\t\tfor range 19 {\n\t\t\tk++\n\t\t}\n\t}\n';
const next =
  'if at < n {\n\t\t\ti := at\n\t\t\tat++\n\t\t\twg.Add(1)\n\t\t\tgo func() {\n\t\t\t\tdefer wg.Done()\n\t\t\t\twork(i)\n\t\t\t}()\n\t\t}\n';

/** What is right only for values that the check runs, or near them. */
test.each<readonly [Name, string]>([
  ['locks/add-inside', `\tfor i := 0; i < n&7; i++ {\n${each}`],
  ['locks/add-inside', `\tfor i := 0; i < min(n, 4); i++ {\n${each}`],
  ['locks/add-inside', `\tfor i := 0; i < n; i++ {\n\t\ti := []int{0, 1, 2, 3}[i]\n${each}`],
  ['locks/add-inside', `\tfor i := 0; i < int(int8(n)); i++ {\n${each}`],
  ['locks/add-inside', `\tfor i := range "abcd"[:n] {\n${each}`],
  ['locks/add-inside', `\tfor i := uint16(0); int(i) < n; i++ {\n\t\ti := int(i)\n${each}`],
  [
    'locks/add-inside',
    '\troom := make(chan bool, 4)\n\tfor i := 0; i < n; i++ {\n\t\twg.Add(1)\n\t\troom <- true\n\t\tgo func() {\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t\t<-room\n\t\t}()\n\t}\n',
  ],
  [
    'close/wait-before-drain',
    `${closing}\tvar all [4]int\n\tat := 0\n\tfor r := range results {\n\t\tall[at] = r\n\t\tat++\n\t}\n\treturn all[0] + all[1] + all[2] + all[3]\n`,
  ],
  [
    'close/wait-before-drain',
    `${closing}\tvar total int16\n\tfor r := range results {\n\t\ttotal += int16(r)\n\t}\n\treturn int(total)\n`,
  ],
  [
    'close/wait-before-drain',
    `${closing}\ttotal := 0\n\tfor r := range results {\n\t\ttotal = (total + r) << 50 >> 50\n\t}\n\treturn total\n`,
  ],
  [
    'locks/lock-across-send',
    '\tb.mu.Lock()\n\tb.total += value % 1000\n\tb.mu.Unlock()\n\tb.news <- value\n',
  ],
  [
    'locks/lock-across-send',
    '\tb.mu.Lock()\n\tb.total += value\n\tb.mu.Unlock()\n\tb.news <- int(int8(value))\n',
  ],
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 1)\n\tgo func() {\n\t\ta := compute()\n\t\tanswer <- a[:min(len(a), 40)]\n\t}()\n',
  ],
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 1)\n\tgo func() {\n\t\tanswer <- string([]rune(compute()))\n\t}()\n',
  ],
  // Nobody says how long that takes.
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 1)\n\tgo func() {\n\t\ttime.Sleep(time.Hour)\n\t\tanswer <- compute()\n\t}()\n',
  ],
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 1)\n\tgo func() {\n\t\tt := time.NewTimer(time.Hour)\n\t\t<-t.C\n\t\tanswer <- compute()\n\t}()\n',
  ],
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 1)\n\tgo func() {\n\t\tselect {\n\t\tcase <-time.After(time.Hour):\n\t\t}\n\t\tanswer <- compute()\n\t}()\n',
  ],
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 1)\n\tgo func() {}()\n\ttime.AfterFunc(time.Hour, func() { answer <- compute() })\n',
  ],
  ['for-all-n/first-of-many', firstOf('attempt(i) + i>>3>>3>>3')],
  ['for-all-n/first-of-many', firstOf('attempt(min(i, 5*5*5*5))')],
  ['for-all-n/first-of-many', firstOf('attempt(int(int8(i)))')],
  ['for-all-n/first-of-many', firstOf('attempt(min(i, x))', '\tx := 4\n\tx *= x\n\tx *= x\n')],
  ['for-all-n/first-of-many', firstOf('max(attempt(i), -5)')],
  // No text names these limits.
  ...[
    'limit *= limit\n\tlimit *= limit',
    'for range 3 {\n\t\tlimit *= 4\n\t}',
    'for range 9 {\n\t\tlimit += limit\n\t}',
  ].map(
    (made) =>
      [
        'locks/add-inside',
        `\tlimit := 4\n\t${made}\n\troom := make(chan bool, limit)\n\tfor i := 0; i < n; i++ {\n\t\twg.Add(1)\n\t\troom <- true\n\t\tgo func() {\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t\t<-room\n\t\t}()\n\t}\n`,
      ] as const,
  ),
  [
    'locks/add-inside',
    `\tk := len([]int{1, 2, 3, 4})\n\tk *= k\n\tk *= k\n\tfor i := range make([]bool, k)[:n] {\n${each}`,
  ],
  [
    'locks/add-inside',
    `\tk := 4\n\tk *= k\n\tk *= k\n\tfor i := 0; i < n; i++ {\n\t\ti := copy(make([]bool, k), make([]bool, i))\n${each}`,
  ],
  [
    'close/wait-before-drain',
    '\tk := 4\n\tk *= k\n\tk *= k\n\tkept := make(chan int, k)\n\tgo func() {\n\t\tfor range n {\n\t\t\tkept <- <-results\n\t\t}\n\t\tclose(kept)\n\t}()\n\twg.Wait()\n\ttotal := 0\n\tfor r := range kept {\n\t\ttotal += r\n\t}\n\treturn total\n',
  ],
  [
    'contexts/give-room',
    '\tk := 4\n\tk *= k\n\tk *= k\n\tanswer := make(chan string, 1)\n\tgo func() {\n\t\ta := compute()\n\t\tb := make([]byte, k)\n\t\tanswer <- string(b[:copy(b, a)])\n\t}()\n',
  ],
  // Nor does a text name these, which calls, loops and memory make.
  ['locks/add-inside', crowdOf('k', tally)],
  ['locks/add-inside', crowdOf('k-n', tally.replace('k := 0', 'k := n'))],
  ['locks/add-inside', crowdOf('110')],
  ['locks/add-inside', crowdOf('six()*six()*six()', '\tsix := func() int { return 6 }\n')],
  [
    'locks/add-inside',
    crowdOf(
      'up(7)',
      '\tvar up func(int) int\n\tup = func(k int) int {\n\t\tif k == 0 {\n\t\t\treturn 2\n\t\t}\n\t\treturn up(k-1) + up(k-1)\n\t}\n',
    ),
  ],
  [
    'locks/add-inside',
    crowdOf(
      'len(all)',
      '\tall := []bool{true, true, true}\n\tfor range 7 {\n\t\tall = append(all, all...)\n\t}\n',
    ),
  ],
  ['locks/add-inside', crowdOf('p.k', '\tp := &struct{ k int }{6}\n\tp.k *= p.k\n\tp.k *= p.k\n')],
  [
    'locks/add-inside',
    crowdOf('<-c', '\tc := make(chan int, 1)\n\tc <- 5\n\tfor range 3 {\n\t\tc <- <-c * 5\n\t}\n'),
  ],
  [
    'locks/add-inside',
    crowdOf(
      'len(seen)',
      '\tseen := map[[2]int]bool{}\n\tfor i := range 14 {\n\t\tfor j := range 14 {\n\t\t\tseen[[2]int{i, j}] = true\n\t\t}\n\t}\n',
    ),
  ],
  [
    'locks/add-inside',
    `\tat := 0\n\tvar halve func(int)\n\thalve = func(d int) {\n\t\tif d > 0 {\n\t\t\thalve(d - 1)\n\t\t\thalve(d - 1)\n\t\t\treturn\n\t\t}\n\t\t${next}\t}\n\thalve(8)\n`,
  ],
  [
    'locks/add-inside',
    `\tat := 0\n\tall := func() {\n\t\t${next}\t}\n\tfor range 8 {\n\t\thalf := all\n\t\tall = func() {\n\t\t\thalf()\n\t\t\thalf()\n\t\t}\n\t}\n\tall()\n`,
  ],
  // Several small limits are a large one together.
  [
    'locks/add-inside',
    '\tone, other := make(chan bool, 90), make(chan bool, 90)\n\tfor i := 0; i < n; i++ {\n\t\tselect {\n\t\tcase one <- true:\n\t\tcase other <- true:\n\t\t}\n\t\twg.Add(1)\n\t\tgo func() {\n\t\t\tdefer wg.Done()\n\t\t\twork(i)\n\t\t\tselect {\n\t\t\tcase <-one:\n\t\t\tcase <-other:\n\t\t\t}\n\t\t}()\n\t}\n',
  ],
  [
    'close/wait-before-drain',
    `${closing}${tally}\ttotal := 0\n\tfor r := range results {\n\t\tk--\n\t\ttotal += r * min(1, max(k, 0))\n\t}\n\treturn total\n`,
  ],
  // Counted one by one, a number of 40 digits takes longer than anybody waits.
  [
    'locks/lock-across-send',
    '\tb.mu.Lock()\n\tfor range value {\n\t\tb.total++\n\t}\n\tfor range -value {\n\t\tb.total--\n\t}\n\tb.mu.Unlock()\n\tb.news <- value\n',
  ],
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 1)\n\tgo func() {\n\t\tall := []byte{0, 0, 0}\n\t\tfor range 7 {\n\t\t\tall = append(all, all...)\n\t\t}\n\t\tanswer <- string(all[:copy(all, compute())])\n\t}()\n',
  ],
  ['for-all-n/first-of-many', firstOf('attempt(i) + max(0, i-k)', tally)],
  // Nor does any run take 83, whether or not a branch asks for it.
  ...[
    'r * min(1, max(r-83, 83-r))',
    'r - lost[r]',
    'r - is[r == 83]',
    'r - len(map[int]bool{83: true, r: true}) + 2',
  ].map(
    (term) =>
      [
        'close/wait-before-drain',
        `${closing}\ttotal := 0\n\tlost, is := map[int]int{83: 1}, map[bool]int{true: 1}\n\t_, _ = lost, is\n\tfor r := range results {\n\t\ttotal += ${term}\n\t}\n\treturn total\n`,
      ] as const,
  ),
  [
    'locks/lock-across-send',
    '\tis := make(chan bool, 1)\n\tis <- value == 83\n\tb.mu.Lock()\n\tb.total += value + map[bool]int{true: 1, false: 0}[<-is]\n\tb.mu.Unlock()\n\tb.news <- value\n',
  ],
])('%s takes nothing that is right for small values alone: %#', async (name, body) => {
  expect((await judged(name, body)).kind).not.toBe('solved');
});

test.each<readonly [Name, string]>([
  [
    'locks/add-inside',
    '\tlast := make(chan bool)\n\tclose(last)\n\tfor i := 0; i < n; i++ {\n\t\tbefore, mine := last, make(chan bool)\n\t\tlast = mine\n\t\tgo func() {\n\t\t\twork(i)\n\t\t\t<-before\n\t\t\tclose(mine)\n\t\t}()\n\t}\n\t<-last\n',
  ],
  [
    'close/wait-before-drain',
    '\tdone := make(chan bool)\n\tgo func() {\n\t\twg.Wait()\n\t\tclose(done)\n\t}()\n\ttotal := 0\n\tfor {\n\t\tselect {\n\t\tcase r := <-results:\n\t\t\ttotal += r\n\t\tcase <-done:\n\t\t\treturn total\n\t\t}\n\t}\n',
  ],
  [
    'locks/lock-across-send',
    '\tdefer func() { b.news <- value }()\n\tb.mu.Lock()\n\tdefer b.mu.Unlock()\n\tb.total += value\n',
  ],
  [
    'contexts/give-room',
    '\tanswer := make(chan string, 100)\n\tgo func() {\n\t\tdefer close(answer)\n\t\tanswer <- compute()\n\t}()\n',
  ],
  ['for-all-n/first-of-many', firstOf('attempt(i)').replace(', n)', ', n*2+10)')],
  // Who has all results may return while others still come to their end.
  [
    'close/wait-before-drain',
    `${closing}\ttotal := 0\n\tfor i := 0; i < n; i++ {\n\t\ttotal += <-results\n\t}\n\treturn total\n`,
  ],
  // What is counted, and what is computed of what is given, is no limit of its own.
  [
    'close/wait-before-drain',
    '\ttotal, seen := 0, 0\n\tfor seen < n {\n\t\ttotal, seen = total+<-results, seen+1\n\t}\n\twg.Wait()\n\tclose(results)\n\treturn total\n',
  ],
  [
    'close/wait-before-drain',
    '\tkept := make(chan int, n*n)\n\tgo func() {\n\t\tfor range n {\n\t\t\tkept <- <-results\n\t\t}\n\t\tclose(kept)\n\t}()\n\twg.Wait()\n\tclose(results)\n\ttotal := 0\n\tfor r := range kept {\n\t\ttotal += r\n\t}\n\treturn total\n',
  ],
  // What is computed by the way is no limit, nor is work for each pair.
  [
    'locks/add-inside',
    '\tfor i := 0; i < n; i++ {\n\t\tfor j := 0; j < n; j++ {\n\t\t\tif i != j {\n\t\t\t\tcontinue\n\t\t\t}\n\t\t\twg.Add(1)\n\t\t\tgo func() {\n\t\t\t\tdefer wg.Done()\n\t\t\t\twork(i)\n\t\t\t}()\n\t\t}\n\t}\n',
  ],
  [
    'locks/add-inside',
    '\tends := make([]chan bool, n)\n\tfor i := range ends {\n\t\tends[i] = make(chan bool)\n\t\tgo func() {\n\t\t\tdefer close(ends[i])\n\t\t\twork(i)\n\t\t}()\n\t}\n\tfor _, end := range ends {\n\t\t<-end\n\t}\n',
  ],
  [
    'locks/add-inside',
    '\tfour := func() int { return 4 }\n\tleft := make(chan bool, n+four()*four())\n\tfor i := 0; i < n; i++ {\n\t\tgo func() {\n\t\t\twork(i)\n\t\t\tleft <- true\n\t\t}()\n\t}\n\tfor range n {\n\t\t<-left\n\t}\n',
  ],
])('%s takes what is right for all values: %#', async (name, body) => {
  expect(await judged(name, body)).toMatchObject({ kind: 'solved' });
});
