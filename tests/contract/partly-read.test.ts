import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { verifyText } from './verify-text.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nodeSolvers()();
  await solver.prepare();
});
afterAll(() => solver.dispose());

const text = readFileSync(new URL('partly-read.txt', import.meta.url), 'utf8');

test('only the function that holds what is not followed is open, and says why', async () => {
  const { outcomes, errors } = await verifyText(solver, 'a.go', text);
  expect(errors).toEqual([]);
  const reasons = new Map(
    outcomes.map((one) => /^(.*): (\w+)(.*)$/.exec(one)!.slice(1, 4) as [string, string]),
  );
  expect(
    [...reasons].filter(([, outcome]) => outcome === 'verified').map(([name]) => name),
  ).toEqual([...['caller', 'A.get', 'viaMethod', 'viaUnread', 'fails', 'both', 'last']]);
  expect(outcomes.filter((one) => !one.endsWith(': verified'))).toEqual([
    'id: unknown, type parameters are not supported in verified functions',
    'conv: unknown, a conversion between pointer types is not supported in verified functions',
    'usesFloat: unknown, the type F (the type float64) is not supported in verified functions',
    'usesGeneric: unknown, the function id is not supported in verified functions',
    'jumps: unknown, goto is not supported in verified functions',
    'syntax: unknown, unexpected ], expected the end of the statement',
  ]);
});

test('a body that never closes rejects the text', async () => {
  const cut = text.slice(0, text.lastIndexOf('}'));
  const { outcomes } = await verifyText(solver, 'a.go', cut);
  expect(outcomes.join()).toMatch(/^rejected: unexpected/);
});

test('what a caller rests on has to be read: its contract, and what is pure', async () => {
  const program = `package p

//@ ensures r == strange
func odd() (r int) { return 1 }

func asks() int { return odd() }

//@ pure
func half(n int) (r int) { return int(float64(n) * 2) }

//@ ensures r == half(n)
func doubles(n int) (r int) { return half(n) }
`;
  const { outcomes } = await verifyText(solver, 'a.go', program);
  expect(outcomes.map((one) => one.split(',')[0])).toEqual([
    ...['odd: unknown', 'asks: unknown', 'half: unknown', 'doubles: unknown'],
  ]);
});

test('who calls what was not shown says so, however far down', async () => {
  const program = `package p

//@ ensures r == 2
func wrong() (r int) { return 1 }

//@ ensures r == 2
func middle() (r int) { return wrong() }

//@ ensures r == 2
func right() (r int) { return 2 }

func top() int { return middle() + right() }

func alone() int { return right() }
`;
  const { outcomes, given } = await verifyText(solver, 'a.go', program);
  expect(outcomes).toEqual([
    ...['wrong: failed', 'middle: verified', 'right: verified', 'top: verified', 'alone: verified'],
  ]);
  expect(given).toEqual(['middle: wrong', 'top: wrong']);
});

test('who calls through an interface says which implementation was not shown', async () => {
  const program = `package p

type source interface {
	//@ ensures r > 0
	next() (r int)
}

type zero struct{}

func (z zero) next() (r int) { return 0 }

//@ requires s != nil
//@ ensures r > 0
func first(s source) (r int) { return s.next() }

func all() (r int) { return first(zero{}) }
`;
  const { outcomes, given } = await verifyText(solver, 'a.go', program);
  expect(outcomes).toContain('first: verified');
  expect(outcomes).toContain('zero implements source: next: failed');
  const whose = 'zero implements source: next';
  expect(given).toEqual([`first: ${whose}`, `all: ${whose}`]);
});

const forms = readFileSync(new URL('unread-forms.txt', import.meta.url), 'utf8')
  .split(/^--- /m)
  .slice(1)
  .map((part) => {
    const [, name, open, program] = /^(\w+): (.*)\n([^]*)$/.exec(part)!;
    return { name: name!, open: open!.split('; '), program: program! };
  });

test.each(forms)('of Gobra, not followed: $name', async ({ open, program }) => {
  const file = program.includes('//@') ? 'a.go' : 'a.gobra';
  const { outcomes } = await verifyText(solver, file, program);
  expect(outcomes.filter((one) => !one.endsWith(': verified'))).toEqual(
    open.map((one) => `${one} is not supported in verified functions`),
  );
  expect(outcomes.at(-1)).toBe('right: verified');
});
