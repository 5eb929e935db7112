import { describe, expect, test } from 'vitest';
import { answerRoot } from '../../src/confront/answer-root.ts';
import { answerWords } from '../../src/confront/answer-words.ts';
import { Program } from '../../src/execute/compile/program.ts';
import { plainOf } from './verdicts.ts';

/** Runs of a function alone: whoever has a channel of ours may use it, from the moment on at which he has it. */

const head = `package p
import ("context"; "sync"; "sync/atomic"; "time")
var _ context.Context
var _ sync.Mutex
var _ atomic.Value
var _ time.Duration
`;

function said(body: string, name = 'f'): string {
  const plain = plainOf(`${head}${body}`);
  const entry = plain.entries.find((one) => one.name === name)!;
  const { title, sentence } = answerWords(answerRoot(new Program(plain), entry));
  return `${title}. ${sentence}`;
}

const free = 'Free of goroutine leaks under every schedule';

describe('others serve what they were handed', () => {
  test.each([
    [
      'a generator that its context ends',
      'func f(ctx context.Context) <-chan int { out := make(chan int); go func() { defer close(out); for i := 0; ; i++ { select { case out <- i: case <-ctx.Done(): return } } }(); return out }',
      'something happens at out or ctx.Done()',
    ],
    [
      'a generator that its own cancel ends',
      'func f() (<-chan int, context.CancelFunc) { ctx, cancel := context.WithCancel(context.Background()); out := make(chan int); go func() { defer close(out); for { select { case out <- 1: case <-ctx.Done(): return } } }(); return out, cancel }',
      'something happens at out or ctx.Done()',
    ],
    [
      'who waits for a cancel alone',
      'func f() func() { ctx, cancel := context.WithCancel(context.Background()); go func() { <-ctx.Done() }(); return func() { cancel() } }',
      'its context is cancelled',
    ],
    [
      'a service, by what its loop calls it',
      'type s struct { in chan int; stop chan struct{} }\nfunc (s *s) loop() { for { select { case <-s.in: case <-s.stop: return } } }\nfunc f() *s { t := &s{in: make(chan int), stop: make(chan struct{})}; go t.loop(); return t }',
      'something happens at s.in or s.stop.',
    ],
    [
      'workers',
      'type p struct { mu sync.Mutex; n int; jobs chan int }\nfunc f() *p { q := &p{jobs: make(chan int)}; go func() { for j := range q.jobs { q.mu.Lock(); q.n += j; q.mu.Unlock() } }(); return q }',
      'somebody closes q.jobs and whoever holds q.mu releases it',
    ],
    [
      'what a closure holds',
      'func f() func() int { c := make(chan int); go func() { c <- 1 }(); return func() int { return <-c } }',
      'somebody receives from c',
    ],
    [
      'what lies in an interface',
      'func f() any { c := make(chan int); go func() { <-c }(); return c }',
      'somebody sends to c or closes it',
    ],
    [
      'what is sent over a channel that they have',
      'func f() chan chan int { to := make(chan chan int); go func() { c := make(chan int); to <- c; c <- 1 }(); return to }',
      'somebody receives from to and somebody receives from c.',
    ],
    [
      'what is stored in the receiver',
      'type s struct { c chan int }\nfunc (s *s) f() { c := make(chan int); s.c = c; go func() { c <- 1 }() }',
      'somebody receives from c',
      's.f',
    ],
    [
      'a buffer that is full',
      'func f() <-chan int { c := make(chan int, 1); go func() { c <- 1; c <- 2 }(); return c }',
      'somebody receives from c',
    ],
  ])('%s', (_, body, granted, name = 'f') => {
    expect(said(body, name)).toContain(`${free}, provided that ${granted}`);
  });

  test('for ever, which is no end', () => {
    const words = said(
      'func f() <-chan int { c := make(chan int); go func() { for { c <- 1 } }(); return c }',
    );
    expect(words).toContain(
      'Nobody waits for ever under every schedule, provided that somebody receives from c, but not every run ends.',
    );
  });

  test('and no timer needs them', () => {
    const words = said(
      'func f() <-chan int { c := make(chan int); go func() { select { case c <- 1: case <-time.After(3): } }(); return c }',
    );
    expect(words).toContain(`${free}.`);
  });
});

describe('others serve nothing', () => {
  test.each([
    ['before they have it', 'func f() chan int { c := make(chan int); c <- 1; return c }'],
    [
      'before another goroutine is waited for',
      'func f() chan int { c := make(chan int); d := make(chan int); go func() { c <- 1; close(d) }(); <-d; return c }',
    ],
    [
      'that they may only receive from',
      'func f() <-chan int { c := make(chan int); go func() { <-c }(); return c }',
    ],
    [
      'that they may only send to',
      'func f() chan<- int { c := make(chan int); go func() { c <- 1 }(); return c }',
    ],
    [
      'that a field lets them only receive from',
      'type s struct { c <-chan int }\nfunc f(s *s) { c := make(chan int); s.c = c; go func() { <-c }() }',
    ],
    [
      'that nobody hands to them',
      'func f() chan int { c, d := make(chan int), make(chan int); go func() { d <- 1 }(); return c }',
    ],
    [
      'behind a channel over which nothing came yet',
      'func f() chan chan int { to := make(chan chan int); c := make(chan int); go func() { c <- 1 }(); go func() { <-to; to <- c }(); go func() { var n chan int; <-n }(); return to }',
    ],
  ])('%s', (_, body) => {
    expect(said(body)).toMatch(/^Can (leak|deadlock)/);
  });
});

describe('what others do may be what goes wrong', () => {
  test.each([
    [
      'they take one of two ways',
      'func f() chan int { c, d := make(chan int), make(chan int); go func() { select { case c <- 1: d <- 1; case <-d: } }(); go func() { d <- 1 }(); return c }',
      'Can leak a goroutine. Goroutine 2 (line 7), goroutine 3 (line 7) wait for ever after the end, suppose that somebody receives from c.',
    ],
    [
      'they send what somebody here would',
      'func f() chan int { c := make(chan int); go func() { <-c; close(c) }(); go func() { c <- 1 }(); return c }',
      'Can panic at a channel. Goroutine 3 (line 7) panics: send on closed channel, suppose that somebody sends to c.',
    ],
    [
      'nobody else goes on behind what they receive',
      'func f() <-chan int { out, done := make(chan int), make(chan int); go func() { out <- 1; done <- 1 }(); return out }',
      'Can leak a goroutine. Goroutine 2 (line 7) waits for ever after the end, suppose that somebody receives from out.',
    ],
  ])('%s', (_, body, words) => {
    expect(said(body)).toContain(words);
  });
});

describe('what only functions of the text could do is no fault of its own', () => {
  const early = 'go func() { <-t.done; close(t.out) }(); go func() { t.out <- 1; close(t.done) }()';
  test('at a field that is not exported', () => {
    const words = said(
      `type s struct { out, done chan int }\nfunc f() *s { t := &s{make(chan int), make(chan int)}; ${early}; return t }`,
    );
    expect(words).toMatch(/^No goroutine leak was found/);
    expect(words).toContain('do at t.done');
  });

  test('in a function that is returned', () => {
    const words = said(
      `type s struct { out, done chan int }\nfunc f() func() int { t := s{make(chan int), make(chan int)}; ${early}; return func() int { return <-t.out } }`,
    );
    expect(words).toMatch(/^No goroutine leak was found/);
  });

  test('unlike at one that is', () => {
    const words = said(
      `type s struct { Out, Done chan int }\nfunc f() *s { t := &s{make(chan int), make(chan int)}; ${early.replaceAll('done', 'Done').replaceAll('out', 'Out')}; return t }`,
    );
    expect(words).toContain('suppose that somebody sends to t.Done');
  });
});

describe('that others close a channel', () => {
  test('is granted where the text does not', () => {
    const words = said(
      'func f() chan int { c := make(chan int); go func() { for range c { } }(); return c }',
    );
    expect(words).toContain(`${free}, provided that somebody closes c.`);
  });

  test('is not granted where it does, whatever the values', () => {
    const words = said(
      'func f(ok bool) chan int { c := make(chan int); go func() { <-c; if ok { close(c) } }(); return c }',
    );
    expect(words).toContain('provided that somebody sends to c.');
  });

  test('is tried where somebody asks', () => {
    const words = said(
      'func f() chan int { c, d := make(chan int), make(chan int); go func() { if _, ok := <-c; !ok { <-d } }(); return c }',
    );
    expect(words).toContain('suppose that somebody closes c');
  });

  test('is not tried where the text does not close what it hands out, and asks nothing', () => {
    const words = said(
      'type ask struct { answer chan int }\nfunc f() chan ask { c := make(chan ask); go func() { a := <-c; a.answer <- 1 }(); return c }',
    );
    expect(words).toContain(
      `${free}, provided that somebody sends to c and somebody receives from`,
    );
  });

  test('is not granted before all is sent', () => {
    const words = said(
      'func f() chan int { c := make(chan int); go func() { for range c { } }(); go func() { c <- 1 }(); return c }',
    );
    expect(words).toContain('nobody else closes c before all is sent to it here');
  });
});

describe('what others could make of it is not claimed', () => {
  test.each([
    [
      'data that they got besides',
      'func f() (chan int, *int) { c := make(chan int); n := 0; go func() { <-c; if n == 1 { select {} } }(); return c, &n }',
    ],
    [
      'data that a method sets',
      'type s struct { c chan int; mu sync.Mutex; off bool }\nfunc (s *s) set() { s.mu.Lock(); s.off = true; s.mu.Unlock() }\nfunc f() *s { t := &s{c: make(chan int)}; go func() { t.mu.Lock(); off := t.off; t.mu.Unlock(); if off { select {} }; t.c <- 1 }(); return t }',
    ],
    [
      'a channel that a method replaces',
      'type s struct { c, d chan int }\nfunc (s *s) clear() { s.d = nil }\nfunc f() *s { t := &s{make(chan int), make(chan int)}; go func() { <-t.c; <-t.d }(); return t }',
    ],
    [
      'a map',
      'type s struct { c chan int; m map[int]int }\nfunc f() *s { t := &s{make(chan int), map[int]int{}}; go func() { <-t.c; if len(t.m) > 0 { select {} } }(); return t }',
    ],
    [
      'an atomic',
      'type s struct { c chan int; off atomic.Bool }\nfunc f() *s { t := &s{c: make(chan int)}; go func() { <-t.c; if t.off.Load() { select {} } }(); return t }',
    ],
    [
      'a waitgroup',
      'func f() *sync.WaitGroup { wg := &sync.WaitGroup{}; wg.Add(1); go func() { wg.Wait() }(); return wg }',
    ],
    [
      'a lock',
      'type s struct { c chan int; mu sync.Mutex }\nfunc f() *s { t := &s{c: make(chan int)}; t.mu.Lock(); go func() { t.mu.Lock(); t.mu.Unlock() }(); return t }',
    ],
    [
      'a once',
      'type s struct { c chan int; once sync.Once }\nfunc f() *s { t := &s{c: make(chan int)}; go func() { t.once.Do(func() { t.c <- 1 }) }(); return t }',
    ],
  ])('%s', (_, body) => {
    expect(said(body)).toMatch(/^No goroutine leak was found/);
  });

  test('though they leave it alone, where they are asked to serve it', () => {
    const words = said(
      'func f() <-chan int { c := make(chan int, 1); go func() { c <- 1; c <- 2 }(); go func() { <-c }(); return c }',
    );
    expect(words).toContain('what others may do at c besides');
    expect(words).not.toContain('leaves c alone');
  });

  test('nor what lies in a value of the library, too', () => {
    const words = said(
      'func f() (*atomic.Value, <-chan int) { c := make(chan int); v := &atomic.Value{}; v.Store(c); go func() { <-c }(); return v, c }',
    );
    expect(words).toMatch(/^No goroutine leak was found/);
  });

  test('nor that they fill it', () => {
    const words = said(
      'func f() chan<- int { c, done := make(chan int, 1), make(chan int); go func() { c <- 1; close(done) }(); go func() { <-done; <-c }(); return c }',
    );
    expect(words).toContain('what others may do at c besides');
  });

  test('nor that they take what a default would make up for', () => {
    const words = said(
      'func f() <-chan int { c := make(chan int, 1); c <- 1; go func() { select { case <-c: default: select {} } }(); return c }',
    );
    expect(words).toContain(`${free}, provided that whoever it is returned to leaves c alone.`);
  });

  test('but what nobody here reads does not matter', () => {
    const words = said(
      'type s struct { c chan int; off bool; m map[int]int }\nfunc (s *s) set() { s.off = true }\nfunc f() *s { t := &s{c: make(chan int), m: map[int]int{}}; go func() { t.c <- 1 }(); return t }',
    );
    expect(words).toContain(`${free}, provided that somebody receives from t.c.`);
  });

  test('nor how full they leave a buffer that somebody here asks about', () => {
    const words = said(
      'func f() chan int { c, d := make(chan int, 1), make(chan int); go func() { c <- 1; if len(c) == 0 { <-d } }(); return c }',
    );
    expect(words).toContain('how full others leave c');
    expect(words).toMatch(/^No goroutine leak was found/);
  });

  test('nor that others leave a buffer alone, which is said', () => {
    const words = said(
      'func f() <-chan int { c := make(chan int, 1); c <- 1; go func() { <-c }(); return c }',
    );
    expect(words).toContain(`${free}, provided that whoever it is returned to leaves c alone.`);
  });
});

test('channels that are made together have their own names', () => {
  const words = said(
    'func f() (<-chan int, <-chan int) { c, d := make(chan int), make(chan int); go func() { c <- 1 }(); go func() { d <- 1 }(); return c, d }',
  );
  expect(words).toContain('somebody receives from c and somebody receives from d.');
});
