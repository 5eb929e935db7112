import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/pipeline/compile.ts';
import { givenWords } from '../../src/pipeline/views/given.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { goReader } from '../support/go.ts';

const reader = goReader();
const solver = nodeSolvers()();
beforeAll(() => solver.prepare());
afterAll(() => solver.dispose());

const declarations = `package p

import "example.com/store"

//@ returns
//@ assume result == k
func load(k int) int

type sink interface {
	//@ returns
	Flush() error
	//@ waits no
	Put(c chan int)
	//@ assume result >= 1
	Size() int
	Take(c chan int)
}

//@ waits no store.Use
`;

/** Whether the function is proved free of leaks, and given what; null where no proof reaches it. */
async function verdictOn(body: string): Promise<string | null> {
  const source = `${declarations}\nfunc F(s sink, n int) {\n${body}\n}\n`;
  const { fragments } = compile(source, { kind: 'go', reader });
  const [fragment] = fragments;
  if (fragment === undefined) return null;
  const { verdict } = await decide(solver, fragment.encoding, fragment.obligations);
  const outcome = verdict.strategies[0]!.outcome;
  return `${outcome}: ${givenWords(fragment.encoding.assumptions, fragment.given) ?? 'nothing'}`;
}

describe('what a person says of a function without text', () => {
  it('returns', async () => {
    const body = (call: string) => `c := make(chan int)\ngo func() { ${call}; c <- 1 }()\n<-c`;
    expect(await verdictOn(body('s.Flush()'))).toBe('verified: s.Flush returns');
    expect(await verdictOn(body('load(n)'))).toBe('verified: load returns');
  });

  it('waits for nobody, and leaves alone what it is handed', async () => {
    const body = (call: string) => `c := make(chan int, 1)\n${call}\nc <- 1`;
    expect(await verdictOn(body('s.Put(c)'))).toBe('verified: s.Put waits for nobody');
    expect(await verdictOn(body('store.Use(c)'))).toBe('verified: store.Use waits for nobody');
    expect(await verdictOn(body('s.Take(c)'))).toBe(null);
    expect(await verdictOn(body('store.Take(c)'))).toBe(null);
  });

  it('returns something that satisfies a condition', async () => {
    const sized = 'c := make(chan int, s.Size())\nc <- 1';
    expect(await verdictOn(sized)).toBe('verified: s.Size() >= 1 and s.Size returns');
    const counted = (to: string) =>
      `c := make(chan int)
go func() {
k := load(${to})
for i := 0; i < k; i++ { c <- i }
}()
for i := 0; i < n; i++ { <-c }`;
    expect(await verdictOn(counted('n'))).toBe('verified: load(n) == n and load returns');
    expect(await verdictOn(counted('3'))).toMatch(/^refuted/);
  });
});
