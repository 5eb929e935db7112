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

const reader = `package p
var limit = 5
//@ ensures r == 5
func read() (r int) { return limit }
type key struct{ a int }
`;

test.each([
  'func g() { limit = 6 }',
  'func g() { limit /* { */ = 6 }',
  'func g() { limit /* now */ -- }',
  'func g() { limit /* now */ <<= 1 }',
  'func g() { (limit) += 2 }',
  'func g(m map[key]int) { limit, m[key{1}] = 6, 7 }',
  'func g(m map[bool]int) { m[1 != 2], limit = 6, 7 }',
  'func g(m map[bool]int) { limit, m[1 == 2] = 6, 7 }',
  'func g(s []int, i int) { limit, s[i>>1] = 6, 7 }',
  'func g(s []int) {\n\tlimit, s[\n\t0] = 6, 7\n}',
  'func g(x int) {\n\tlimit, /* and */\n\tx = 6, 7\n}',
  'func g() { limit, []int{1}[0] = 6, 7 }',
  'func g(c chan int) { select { case limit = <-c: default: } }',
  'func g(s []int) { for _, limit = range s { } }',
  'func g() *int { return &/* this */limit }',
  'func g() *int { return &(limit) }',
])('a variable that changes is no constant: %s', async (writer) => {
  const { outcomes } = await verifyText(solver, 'a.go', `${reader}${writer}\n`);
  expect(outcomes[0]).toContain("read: unknown, the package's variable limit");
});

test.each([
  ['on the line where it is declared', 'var n = 5; func g() { n = 6 }', 'n'],
  ['with letters beyond ASCII', 'var é = 5\nfunc g() { é = 6 }', 'é'],
])('nor does %s', async (_, lines, name) => {
  const text = `package p\n${lines}\n//@ ensures r == 5\nfunc read() (r int) { return ${name} }\n`;
  const { outcomes } = await verifyText(solver, 'a.go', text);
  expect(outcomes.find((one) => one.startsWith('read'))).toContain('read: unknown');
});

test.each([
  'func g(n int) bool { return n <= limit && limit >= 3 && limit != 7 }',
  'func g(n int) int { return n & limit }',
  'func g() (r int) { if limit > 3 { r = 1 }; return }',
  'func g() int { limit := 3; return limit }',
  'type T struct{ limit int }\n//@ requires acc(&t.limit)\nfunc g(t *T) { t.limit = 6 }',
])(
  'a variable that nothing changes is a constant, as long as no other file does: %s',
  async (more) => {
    const { outcomes, assumed } = await verifyText(solver, 'a.go', `${reader}${more}\n`);
    expect(outcomes[0]).toBe('read: verified');
    expect(assumed).toContain('no other file assigns limit');
  },
);

test('what comes from a channel may be a zero if some call closes one, however it is spelled', async () => {
  const text = (other: string): string => `package p
//@ carries c: v > 0
//@ recvs c
//@ ensures r > 0
func f(c chan int) (r int) { return <-c }
func end(c chan int) { ${other} }
`;
  for (const close of ['close(c)', 'close/* it */(c)', '(close)(c)']) {
    const { outcomes } = await verifyText(solver, 'a.go', text(close));
    expect(outcomes).toContain('f: failed');
  }
  expect((await verifyText(solver, 'a.go', text(''))).outcomes[1]).toBe('f: verified');
});
