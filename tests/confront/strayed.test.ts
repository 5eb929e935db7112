import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { headlineOf } from './headline.ts';

/** What is made here and goes through a channel, a map or code without text is changed by who has it then. */

const solver = nativeSolver();
afterAll(() => solver.dispose());

const types = `type res struct { ok bool }
type task struct { err *error }
type job struct { n int }
`;
const send = 'go func() { c <- 1 }()';

describe('what was written elsewhere is found', () => {
  test.each([
    [
      'over a channel',
      `func f(g func() bool) { rs := make(chan *res, 1); r := &res{}; rs <- r; (<-rs).ok = g(); if r.ok { ${send} } }`,
    ],
    [
      'from a select',
      `func f(g func() bool) { rs := make(chan *res, 1); r := &res{}; rs <- r; select { case x := <-rs: x.ok = g() }; if r.ok { ${send} } }`,
    ],
    [
      'in a struct',
      `func f(g func() error) { var err error; ts := make(chan task, 1); ts <- task{&err}; t := <-ts; *t.err = g(); if err != nil { ${send} } }`,
    ],
    [
      'in a slice',
      `func f(g func() int) { bs := make(chan []int, 1); buf := make([]int, 3); bs <- buf; b := <-bs; b[1] = g(); if buf[1] > 0 { ${send} } }`,
    ],
    [
      'by a function over a channel',
      `func f(g func() bool) { var r res; fs := make(chan func(bool), 1); fs <- func(b bool) { r.ok = b }; (<-fs)(g()); if r.ok { ${send} } }`,
    ],
    [
      'in a map',
      `func f(g func() bool) { m := map[int]*res{}; r := &res{}; m[1] = r; m[1].ok = g(); if r.ok { ${send} } }`,
    ],
    [
      'by a function in a map',
      `func f(g func() bool) { var r res; m := map[string]func(bool){"a": func(b bool) { r.ok = b }}; m["a"](g()); if r.ok { ${send} } }`,
    ],
    [
      'through what code without text returns',
      `func f(g func(*res) *res) { r := &res{}; q := g(r); q.ok = true; if r.ok { ${send} } }`,
    ],
    [
      'by a goroutine that receives it',
      `func f(n int) { jobs := make(chan *job); done := make(chan int); go func() { j := <-jobs; j.n++; close(done) }(); j := &job{n: n}; jobs <- j; <-done; if j.n > 0 { ${send} } }`,
    ],
  ])('%s', async (_, body) => {
    const made = body.replace('{ ', '{ c := make(chan int); ');
    const { title } = await headlineOf(`package p\n${types}${made}`, solver);
    expect(title).toBe('Can leak a goroutine');
  });

  test('that what was handed to code without text does not come back is granted', async () => {
    const { title } = await headlineOf(
      `package p\n${types}func f(g func(*res) *res) { c := make(chan int); r := &res{}; q := g(r); if r.ok { ${send} }; q.ok = false; if r.ok { <-c } }`,
      solver,
    );
    expect(title).toContain('provided that g returns and g keeps nothing that it is handed');
  });
});
