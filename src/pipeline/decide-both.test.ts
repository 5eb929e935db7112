import { afterAll, expect, test } from 'vitest';
import { goReader } from '../../tests/support/go.ts';
import { printTerm } from '../logic/print-term.ts';
import { nodeSolvers } from '../smt/z3/node-solver.ts';
import { compile, type Fragment } from './compile.ts';
import { decideBoth } from './decide-both.ts';

const solver = nodeSolvers()();
afterAll(() => solver.dispose());

function only(source: string, go = false): Fragment {
  const language = go
    ? ({ kind: 'go', reader: goReader() } as const)
    : ({ kind: 'virgo' } as const);
  const { fragments } = compile(source, language);
  expect(fragments).toHaveLength(1);
  return fragments[0]!;
}

test('a program of the paper is proved twice', async () => {
  const both = await decideBoth(solver, only('c = chan [1]; go { c! }; c?'));
  expect(both).toMatchObject({ isProvedTwice: true, counted: null, disagreement: null });
});

test('one that fails is proved by neither, and they agree', async () => {
  const both = await decideBoth(solver, only('c = chan [0]; go { for 0 .. n { c! } }; c?'));
  expect(both).toMatchObject({ isProvedTwice: false, disagreement: null });
});

test('a run against a proof is a disagreement', async () => {
  const good = only('c = chan [1]; go { c! }; c?');
  const bad = only('c = chan [0]; c!');
  const mixed: Fragment = { ...good, program: bad.program };
  expect((await decideBoth(solver, mixed)).disagreement).toContain('a run was found');
});

test('what hangs on choices is proved on the whole control flow', async () => {
  const source = `package p

import "context"

func F(ctx context.Context) int {
	c := make(chan int)
	go func() {
		select {
		case c <- 1:
		case <-ctx.Done():
		}
	}()
	select {
	case v := <-c:
		return v
	case <-ctx.Done():
		return 0
	}
}
`;
  const { counted } = await decideBoth(solver, only(source, true));
  expect(counted?.decision.shown).toBe('every run ends');
  expect(
    counted?.decision.strategies.map(({ precondition }) => printTerm(precondition.simple)),
  ).toEqual(['true']);
});
