import { randomFrom, type Random } from './generate.ts';

/** Operations on what the goroutines share; most of them race with some others. */
const operations: readonly string[] = [
  'g++',
  'g = 2',
  'use(g)',
  't.a = 1',
  'use(t.a)',
  't.b++',
  '*p = 3',
  'use(*p)',
  't.arr[0]++',
  't.arr[1] = 2',
  'use(t.arr[0])',
  'u := *t; use(u.b)',
  '*t = T{}',
  'xs[0] = 1',
  'xs[1]++',
  'use(xs[0])',
  'ys := xs[1:]; ys[0] = 4',
  'for _, v := range xs { use(v) }',
  'copy(xs, []int{7})',
  'xs = append(xs, 1)',
  'use(len(xs))',
  'm[1]++',
  'm[2] = 1',
  'use(m[1])',
  'use(len(m))',
  'delete(m, 1)',
  'i = 4',
  'if s, ok := i.(string); ok { use(len(s)) }',
  'f = func() int { return 1 }',
  'use(f())',
  'atomic.AddInt32(&n, 1)',
  'use(int(atomic.LoadInt32(&n)))',
  'n++',
  'mu.Lock(); g++; mu.Unlock()',
  'mu.Lock(); t.a++; t.b++; mu.Unlock()',
  'mu.Lock(); m[1]++; mu.Unlock()',
  'rw.RLock(); use(g); rw.RUnlock()',
  'rw.RLock(); use(t.a); rw.RUnlock()',
  'rw.Lock(); t.a++; rw.Unlock()',
  'if mu.TryLock() { g++; mu.Unlock() }',
  'c <- 1',
  'select { case <-c: use(g); default: }',
  'select { case <-c: t.a = 5; default: }',
  'once.Do(func() { g = 5 })',
  'once.Do(func() { t.a = 5 }); use(t.a)',
  'if atomic.CompareAndSwapInt32(&k, 0, 1) { t.b = 1 }',
];

/** A program of two or three goroutines that touch the same memory, with and without locks. */
export function racy(seed: number): string {
  const random = randomFrom(seed);
  const workers = 1 + random(2);
  const lines = [
    't, xs, m := &T{}, make([]int, 2, 4), map[int]int{}',
    'var mu sync.Mutex',
    'var rw sync.RWMutex',
    'var wg sync.WaitGroup',
    'var once sync.Once',
    'var n, k int32',
    'var i interface{}',
    'f := func() int { return 0 }',
    'c, done, p := make(chan int, 9), make(chan bool), &t.b',
    '_, _, _, _, _, _, _, _, _ = n, k, i, f, c, done, p, m, xs',
    `wg.Add(${String(workers)})`,
    ...Array.from({ length: workers }, (_, at) => worker(random, at)).flat(),
    ...some(random, 2),
    ...(random(2) === 0 ? ['wg.Wait()', ...some(random, 2)] : []),
    ...(random(3) === 0 ? ['close(done)'] : []),
  ];
  return `package main

import (
	"sync"
	"sync/atomic"
)

type T struct {
	a, b int
	arr  [2]int
}

var g int

//go:noinline
func use(int) {}

func main() {
${lines.map((line) => `\t${line}`).join('\n')}
	atomic.AddInt32(&n, 0)
	mu.Lock()
	rw.Lock()
	once.Do(func() {})
}
`;
}

function worker(random: Random, at: number): readonly string[] {
  const waits = at > 0 && random(3) === 0 ? ['\tselect { case <-done: default: }'] : [];
  return [
    'go func() {',
    '\tdefer wg.Done()',
    ...waits,
    ...some(random, 3).map((line) => `\t${line}`),
    '}()',
  ];
}

function some(random: Random, most: number): readonly string[] {
  return Array.from({ length: 1 + random(most) }, () => operations[random(operations.length)]!).map(
    (line) => (line.startsWith('u :=') || line.startsWith('ys :=') ? `{ ${line} }` : line),
  );
}
