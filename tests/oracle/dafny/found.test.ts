import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printDafny } from '../../../src/dafny/print.ts';
import { dafnyNamesOf, toDafnyUnder } from '../../../src/encode/to-dafny.ts';
import { NormalForms } from '../../../src/logic/normal/normal-forms.ts';
import { yes } from '../../../src/logic/term.ts';
import { compile, type Fragment } from '../../../src/pipeline/compile.ts';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { decide } from '../../../src/verdict/decide.ts';
import { learnPointFacts } from '../../../src/verdict/search/point-facts.ts';
import { withFacts } from '../../../src/verdict/search/search-precondition.ts';
import { conditionsIn } from '../../../src/verdict/search/vocabulary.ts';
import { goReader } from '../../support/go.ts';
import { askMethods } from './ask-dafny.ts';

const solver = nativeSolver();
beforeAll(() => solver.prepare());
afterAll(() => solver.dispose());

/** Where strategy 4 finds more than the paper's strategies; all of them need their precondition. */
const examples = [
  'wait-before-drain/main.virgo',
  'semaphore-workers/main.virgo',
  'semaphore/main.go',
  'first-answer-spawned/main.virgo',
  'fill-then-drain/main.virgo',
  'crossed-letters/main.virgo',
  'wait-then-drain/main.go',
];

describe('Dafny proves what strategy 4 finds', () => {
  for (const example of examples) {
    it(example, { timeout: 180_000 }, async () => {
      const { encoding, obligations } = fragmentOf(example);
      const { found } = await decide(solver, encoding, obligations, { search: 'always' });
      if (found === null) throw new Error('nothing is found');
      expect(found.sufficient).toBe(true);
      const names = dafnyNamesOf(encoding);
      const [answer, without] = await askMethods(
        [found.term, yes].map(
          (term) => printDafny(toDafnyUnder(found.encoding, term), names, 'dafny2').text,
        ),
      );
      expect(answer).toEqual({ kind: 'verified' });
      // The invariant holds all the same; that every run ends does not.
      expect(without).toMatchObject({ kind: 'errors', invariant: 0 });
    });
  }
});

/** Sufficiency seldom needs facts, which are printed all the same; here is what necessity needs. */
describe('Dafny proves the facts that are learned at points', () => {
  for (const example of ['wait-before-drain/main.virgo', 'semaphore-workers/main.virgo']) {
    it(example, { timeout: 180_000 }, async () => {
      const { encoding, obligations } = fragmentOf(example);
      const { found } = await decide(solver, encoding, obligations, { search: 'always' });
      if (found === null) throw new Error('nothing is found');
      const conditions = conditionsIn(found.term);
      const facts = await learnPointFacts(solver, new NormalForms(), encoding, conditions, {});
      expect(facts.length).toBeGreaterThan(0);
      const method = toDafnyUnder(withFacts(encoding, facts), yes);
      const [answer] = await askMethods([
        printDafny(method, dafnyNamesOf(encoding), 'dafny2').text,
      ]);
      expect(answer).toMatchObject({ kind: 'errors', invariant: 0 });
    });
  }
});

function fragmentOf(example: string): Fragment {
  const text = readFileSync(`examples/${example}`, 'utf8');
  const language = example.endsWith('.go')
    ? ({ kind: 'go', reader: goReader() } as const)
    : ({ kind: 'virgo' } as const);
  const [fragment] = compile(text, language).fragments;
  if (fragment === undefined) throw new Error('it does not compile');
  return fragment;
}
