import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** A loop that goes by what nothing tells may go on for ever: a verdict grants that it ends where it can. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

async function said(body: string): Promise<string> {
  const { title, sentence } = await headlineOf(`package p\nimport "io"\n${body}`, solver);
  return `${title}. ${sentence}`;
}

describe('a loop that is left by what nothing tells', () => {
  test.each([
    [
      'a reader and who takes what it reads',
      `func f(r io.Reader) error { c := make(chan error); stop := make(chan int)
	go func() { var b [4]byte; for { _, err := r.Read(b[:]); select { case c <- err: case <-stop: return } } }()
	for { if err := <-c; err != nil { close(stop); return err } } }`,
      'provided that its loop ends',
    ],
    [
      'a service that reads until it is stopped',
      `type s struct { out chan byte; done chan int }
func f(r io.Reader) *s { x := &s{make(chan byte), make(chan int)}; go x.loop(r); return x }
func (x *s) loop(r io.Reader) { var b [1]byte; for { if _, err := r.Read(b[:]); err != nil { return }; select { case x.out <- b[0]: case <-x.done: return } } }`,
      'provided that something happens at x.out or x.done',
    ],
  ])('is granted to end: %s', async (_, body, granted) => {
    expect(await said(body)).toMatch(new RegExp(`^Free of goroutine leaks, ${granted}`));
  });

  test.each([
    [
      'the other end is left behind by',
      'func f(g func() error) { c := make(chan error); go func() { for { err := g(); c <- err; if err == nil { return } } }(); <-c }',
    ],
    [
      'nobody can leave',
      'func f(g func() int) { c := make(chan int); go func() { for { if g() > 0 { c <- 1 } } }(); <-c }',
    ],
    [
      'ends before it has served',
      'func f(g func() int) { c := make(chan int); go func() { for { if g() > 1 { return }; if g() > 2 { c <- 1; return } } }(); <-c }',
    ],
  ])('excuses nothing else: one that %s', async (_, body) => {
    expect(await said(body)).not.toMatch(/^Free/);
  });
});
