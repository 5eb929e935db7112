import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingLines } from '../../src/contract/suggest/suggest.ts';
import { defaultAsk } from '../../src/contract/query/ask.ts';
import { readContracts, verifyProgram } from '../../src/contract/verify.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { isVerified, verifyText } from './verify-text.ts';

let solver: Solver;
beforeAll(async () => {
  solver = nodeSolvers()();
  await solver.prepare();
}, 60_000);
afterAll(() => solver.dispose());

const options = { ...defaultAsk, settings: { division: 'go', covers: false } } as const;

/** What is missing of the first function that is not verified, and the text with it. */
async function mended(text: string): Promise<{ lines: readonly string[]; text: string } | null> {
  const read = readContracts('main.go', text);
  if (!read.ok) throw new Error(read.diagnostics[0]!.message);
  const { functions } = await verifyProgram(read.program, text, solver, options);
  const failed = functions.find(({ outcome }) => outcome !== 'verified');
  if (failed === undefined) throw new Error('nothing is missing');
  const missing = await missingLines('main.go', text, failed, solver, options);
  return missing && { ...missing, lines: missing.lines.map((one) => one.text) };
}

const worker = '//@ sends c 1\nfunc worker(c chan int) { c <- 1 }\n\n';

test.each([
  {
    lacks: 'the bounds of a counted loop',
    text: `package p\n\n${worker}//@ requires n >= 0\n//@ sends c n\nfunc all(c chan int, n int) {\n\t//@ sends c (n - i)\n\tfor i := 0; i < n; i++ {\n\t\tgo worker(c)\n\t}\n}\n`,
    lines: ['\t//@ invariant 0 <= i && i <= n\n'],
  },
  {
    lacks: 'the bounds of a loop that counts down',
    text: `package p\n\n${worker}//@ requires n >= 0\n//@ sends c n\nfunc all(c chan int, n int) {\n\t//@ sends c i\n\tfor i := n; i > 0; i-- {\n\t\tgo worker(c)\n\t}\n}\n`,
    lines: ['\t//@ invariant 0 <= i && i <= n\n'],
  },
  {
    lacks: 'the right to what it reads',
    text: 'package p\n\nfunc sum(xs []int) int {\n\ttotal := 0\n\tfor i := 0; i < len(xs); i++ {\n\t\ttotal += xs[i]\n\t}\n\treturn total\n}\n',
    lines: [
      '//@ preserves forall k int :: 0 <= k && k < len(xs) ==> acc(&xs[k], _)\n',
      '\t//@ invariant forall k int :: 0 <= k && k < len(xs) ==> acc(&xs[k], _)\n',
      '\t//@ invariant 0 <= i && i <= len(xs)\n',
    ],
  },
  {
    lacks: 'the right to what it writes',
    text: 'package p\n\nfunc clear(xs []int) {\n\tfor i := 0; i < len(xs); i++ {\n\t\txs[i] = 0\n\t}\n}\n',
    lines: [
      '//@ preserves forall k int :: 0 <= k && k < len(xs) ==> acc(&xs[k])\n',
      '\t//@ invariant forall k int :: 0 <= k && k < len(xs) ==> acc(&xs[k])\n',
      '\t//@ invariant 0 <= i && i <= len(xs)\n',
    ],
  },
  {
    lacks: 'a measure',
    text: 'package p\n\n//@ sends c 1\nfunc search(c chan int, n int, stop int) {\n\ti := 0\n\tfor i < n && i != stop {\n\t\ti++\n\t}\n\tc <- i\n}\n',
    lines: ['\t//@ decreases n - i\n'],
  },
])(
  'of a function that lacks $lacks it is said, and with it all verifies',
  async ({ text, lines }) => {
    const found = await mended(text);
    expect(found?.lines).toEqual(lines);
    expect(isVerified(await verifyText(solver, 'main.go', found!.text))).toBe(true);
  },
);

test('what lacks something else is told nothing', async () => {
  const text =
    'package p\n\n//@ ensures r > x\nfunc same(x int) (r int) {\n\tfor i := 0; i < x; i++ {\n\t}\n\treturn x\n}\n';
  expect(await mended(text)).toBeNull();
});
