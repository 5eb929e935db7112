import { afterAll, beforeAll, expect, test } from 'vitest';
import { LineMap } from '../base/span.ts';
import { compile } from '../pipeline/compile.ts';
import { toVerdictView } from '../pipeline/views/verdict.ts';
import type { Solver } from '../smt/solver.ts';
import { nodeSolvers } from '../smt/z3/node-solver.ts';
import { decide } from '../verdict/decide.ts';
import { check } from './check-command.ts';
import { toFragmentReport } from './report.ts';

let solver: Solver;
beforeAll(() => {
  solver = nodeSolvers()();
});
afterAll(() => solver.dispose());

async function checked(text: string, json = false) {
  const printed: string[] = [];
  const terminal = { out: (one: string) => printed.push(one), error: () => 0, color: false };
  const input = { file: 'main.virgo', text, language: 'virgo', loops: 'counted' } as const;
  const code = await check(terminal, input, solver, { json });
  return { code, text: printed.join('') };
}

const conditional = 'c = chan [0]; go { for 0 .. x { c! } }; c?';

test('the answer stands first, in the words of the page', async () => {
  const { code, text } = await checked(conditional);
  expect(code).toBe(0);
  const [answer, sentence] = text.split('\n');
  expect(answer).toBe('program: Free of goroutine leaks exactly when x == 1.');
  expect(sentence).toMatch(/^ {2}Every run leaks a goroutine unless x is exactly 1\. Proved/);
  expect(text).toMatch(/strategy 2 +verified +x == 1 +weakest/);
});

test('what is not verified has its reason, what failed, and the run', async () => {
  const { code, text } = await checked('a = chan [0]; b = chan [0]; go { a!; b? }; b!; a?');
  expect(code).toBe(1);
  expect(text).toMatch(
    /^program: Can leak a goroutine\.\n {2}A run leaks a goroutine after 3 steps/,
  );
  expect(text).toMatch(/Strategy 1: Without any parameters a run gets stuck\.\n +not proved: /);
  expect(text).toContain('The shortest run that gets stuck:');
});

test('what is rejected has its place in the text and exit code 2', async () => {
  const { code, text } = await checked('c!');
  expect(code).toBe(2);
  expect(text).toMatch(/^main\.virgo:1:1: error: .*\[virgo-undeclared\]\n {2}c!\n {2}\^/);
});

test('as JSON it has the same answer', async () => {
  const { code, text } = await checked(conditional, true);
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({
    version: 1,
    language: 'virgo',
    fragments: [
      {
        first: 2,
        headline: { kind: 'conditional', condition: 'x == 1' },
        strategies: [
          { outcome: 'refuted' },
          { outcome: 'verified', precondition: { text: 'x == 1' }, weakest: true },
          { outcome: 'verified' },
        ],
      },
    ],
  });
});

test('page and command line report one decision alike', async () => {
  const [fragment] = compile(conditional, { kind: 'virgo' }).fragments;
  const decision = await decide(solver, fragment!.encoding, fragment!.obligations);
  const page = toVerdictView(fragment!, conditional, decision, 1);
  const line = toFragmentReport(new LineMap(conditional), fragment!, decision);
  expect(line.headline).toEqual(page.headline);
  const shown = page.strategies.map(({ outcome, precondition, failed, reason }) => ({
    outcome,
    condition: precondition.simple,
    failed: failed.map(({ words }) => words),
    reason,
  }));
  const printed = line.strategies.map(({ outcome, precondition, failed, reason }) => ({
    outcome,
    condition: precondition.text,
    failed: failed.map(({ words }) => words),
    reason,
  }));
  expect(printed).toEqual(shown);
});
