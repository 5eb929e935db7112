import { describe, expect, test } from 'vitest';
import { Program } from '../../src/execute/compile/program.ts';
import { valuationsOf } from '../../src/execute/environment.ts';
import { check } from '../../src/execute/search/check.ts';
import { readText } from '../../src/go/files/read-text.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { usualOptions } from './answers.ts';

/** What is broken of the method `Work`, in words. */
function faultsOf(text: string): readonly string[] {
  const { texts, packages } = readText(`package p\n${text}`);
  const { program: plain, diagnostics } = readProgram(texts, packages);
  const work = plain?.entries.find(({ name }) => name === 'S.Work');
  if (plain === null || work === undefined)
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const program = new Program(plain);
  const [valuation] = valuationsOf(program, plain.functions[work.function]!, new Map());
  const { closed, found } = check(program, {
    entry: work.function,
    kind: 'method',
    values: valuation!.make,
    ...usualOptions,
  });
  expect(closed).toBe(true);
  return [...found.values()].map(({ fault: { words } }) => words);
}

const type = 'type S struct { done chan struct{}; other chan struct{} }\n';
const close = 'func (s *S) Close() { close(s.done) }\n';

/** Panics where the channel is ready first, and then not. */
const asksTwice = `func (s *S) Work() {
	<-s.done
	select {
	case <-s.done:
	default:
		panic("ready no more")
	}
}
`;

describe('a channel that is only ever closed stays ready once it was', () => {
  test.each([
    ['for the same goroutine', asksTwice],
    [
      'for a function that asks whether it is closed',
      `func (s *S) isDone() bool { select { case <-s.done: return true; default: return false } }
func (s *S) Work() {
	c := make(chan int)
	if s.isDone() {
		go func() { c <- 1 }()
		if s.isDone() { <-c }
	}
}`,
    ],
    [
      'for another goroutine',
      `func (s *S) Work() {
	c := make(chan int)
	go func() { <-s.done; c <- 1 }()
	<-c
	select { case <-s.done: default: panic("ready no more") }
}`,
    ],
    [
      'and gives no value',
      'func (s *S) Work() { go func() { if _, ok := <-s.done; ok { panic("a value") } }() }',
    ],
    [
      'where others send to another field',
      `${asksTwice}func (s *S) Put() { s.other <- struct{}{} }`,
    ],
    ['where it is made', `${asksTwice}func New() *S { return &S{done: make(chan struct{})} }`],
    ['where others receive', `${asksTwice}func (s *S) Done() <-chan struct{} { return s.done }`],
    [
      'where a function closes it',
      `${asksTwice}func end(c chan struct{}) { close(c) }
func (s *S) End() { end(s.done) }`,
    ],
    ['where it is closed in the end', `${asksTwice}func (s *S) Run() { defer close(s.done) }`],
  ])('%s', (_, text) => {
    expect(faultsOf(type + close + text)).toEqual([]);
  });
});

describe('nothing stays ready', () => {
  test.each([
    ['where it is sent to', 'func (s *S) Put() { s.done <- struct{}{} }'],
    [
      'where a select sends',
      'func (s *S) Put() { select { case s.done <- struct{}{}: default: } }',
    ],
    [
      'where a function sends',
      'func put(c chan struct{}) { c <- struct{}{} }\nfunc (s *S) Put() { put(s.done) }',
    ],
    ['where a closure sends', 'func (s *S) Put() { c := s.done; go func() { c <- struct{}{} }() }'],
    ['where a copy of the struct sends', 'func (s *S) Put() { c := *s; c.done <- struct{}{} }'],
    [
      'where the struct is converted',
      'type R struct { done chan struct{}; other chan struct{} }\nfunc (r *R) Put() { r.done <- struct{}{} }',
    ],
    ['where it is handed out', 'func (s *S) Give() chan<- struct{} { return s.done }'],
    ['where it is put into an interface', 'func (s *S) Give() any { return s.done }'],
    ['where its address is taken', 'func (s *S) Give() *chan struct{} { return &s.done }'],
    ['where it is kept elsewhere', 'func (s *S) Put() { s.other = s.done }'],
    ['where it is made by a caller', 'func New(c chan struct{}) *S { return &S{done: c} }'],
    [
      'where its maker sends',
      'func New() *S { c := make(chan struct{}); go func() { c <- struct{}{} }(); return &S{done: c} }',
    ],
    ['where it is set anew', 'func (s *S) Reset() { s.done = make(chan struct{}) }'],
    ['where its struct is set anew', 'func (s *S) Reset() { *s = S{done: make(chan struct{})} }'],
    [
      'where the struct around it is set anew',
      'type O struct { s S }\nfunc (o *O) Reset() { o.s = S{done: make(chan struct{})} }',
    ],
    ['where a list of it is', 'func Reset(list []S) { list[0] = S{done: make(chan struct{})} }'],
  ])('%s', (_, text) => {
    expect(faultsOf(type + close + asksTwice + text)).toEqual(['S.Work panics: ready no more']);
  });

  test('that nobody closes', () => {
    expect(faultsOf(type + asksTwice)).toEqual(['S.Work panics: ready no more']);
  });

  test('before it is', () => {
    const text = `func (s *S) Work() {
	c := make(chan int)
	go func() { c <- 1; <-s.done }()
	<-c
	select { case <-s.done: default: panic("not yet") }
}`;
    expect(faultsOf(type + close + text)).toEqual(['S.Work panics: not yet']);
  });
});
