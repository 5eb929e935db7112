import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** Values of types that nobody knows, and structs that nobody knows where each part can be written. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const text = `package p
import ("a.b/flat"; "bufio"; "errors"; "io"; "math"; "sync"; "time")
var _, _, _, _ = bufio.NewReader, io.EOF, sync.NewCond, flat.V
var _, _, _ = errors.New, math.Pi, time.Now
type service interface{ Stop() }
type named struct { service; name string }
type super struct { asks chan chan error; stop chan int; all chan named; mu sync.Mutex }
${body}`;
  const { title, sentence } = await headlineOf(text, solver);
  return `${title}. ${sentence}`;
}

test('a value of ours is in an interface that nobody knows', async () => {
  const words = await said(`func reader(r io.Reader) flat.Reader {
	if f, ok := r.(flat.Reader); ok { return f }
	return bufio.NewReader(r)
}
func f(r io.Reader, c <-chan int) {
	done := make(chan int)
	go func() { var b [4]byte; io.ReadFull(reader(r), b[:]); <-c; done <- 1 }()
	<-done
}`);
  expect(words).toMatch(/^Free .*provided that somebody sends to c or closes it/);
});

test('a struct that was received has a place for each of its fields', async () => {
  const words = await said(`func (s *super) f() {
	one := <-s.all
	done := make(chan int)
	go func() { one.name = "x"; one.Stop(); if one.name == "x" { done <- 1 } }()
	<-done
}`);
  expect(words).not.toMatch(/^Can/);
});

describe('who waits for an answer', () => {
  const asks = (communication: string): Promise<string> =>
    said(
      `func (s *super) f() error { answer := make(chan error); ${communication}; return <-answer }`,
    );

  test('that others may send, after they got the channel in a select', async () => {
    const words = await asks('select { case <-s.stop: return nil; case s.asks <- answer: }');
    expect(words).toMatch(/^Free .*provided that .*somebody sends to answer or closes it/);
  });

  test('that nobody can send, where it did not give the channel away', async () => {
    const words = await asks('select { case <-s.stop: case s.asks <- answer: return nil }');
    expect(words).toMatch(/^Can leak a goroutine\. Suppose that s\.asks does not come first/);
  });
});

describe('is no alarm', () => {
  test('a timer that is only made to be stopped', async () => {
    const words = await said(`func f(call func()) *time.Timer {
	t := time.AfterFunc(math.MaxInt64, call)
	if !t.Stop() { panic("has fired") }
	done := make(chan int, 1)
	done <- 1
	return t
}`);
    expect(words).toMatch(/^Free/);
    expect(words).not.toContain('panic:');
  });

  test('an error of the package that is supposed to be nil', async () => {
    const words = await said(`var ErrGone = errors.New("gone")
func f() {
	c := make(chan int)
	go func() { if flat.Err() != nil && ErrGone != nil { c <- 1 } else if ErrGone != nil { c <- 2 } }()
	<-c
}`);
    expect(words).toMatch(/^Free .*ErrGone holds what it holds at the start/);
  });
});

test('a package that is supposed to fail to begin calls none of its functions', async () => {
  const words = await said(`func check(b bool) int { if !b { panic("no") }; return 1 }
var _ = check(flat.IsThere())
func f() { c := make(chan int, 1); c <- 1; <-c; flat.Use(c) }`);
  expect(words).toMatch(/^Free/);
});
