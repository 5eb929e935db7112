import { expect, test } from 'vitest';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import { compare, integer, variable } from '../logic/term.ts';
import { ask } from './ask.ts';
import type { RunOptions, Solver, SolverReply } from './solver.ts';

test.each(['(error "canceled")', '(error "line 9 column 2: max. resource limit exceeded")'])(
  'a budget that runs out in the midst of a script leaves its questions undecided: %s',
  async (reason) => {
    const failed: SolverReply = { kind: 'failed', reason };
    const solver: Solver = {
      prepare: () => Promise.resolve(),
      dispose: () => Promise.resolve(),
      run: () => Promise.resolve(failed),
    };
    const forms = new NormalForms();
    const question = [forms.ofBool(compare(variable('n', 'int'), '<=', integer(3)))];
    const answers = await ask(solver, forms, [question, question]);
    expect(answers.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
  },
);

const question = (forms: NormalForms, most: bigint) => [
  forms.ofBool(compare(variable('n', 'int'), '<=', integer(most))),
];

test('a script may cost more than one of its questions, and a question by itself no more than that', async () => {
  const asked: (RunOptions & { readonly checks: number })[] = [];
  const failed: SolverReply = { kind: 'failed', reason: '(error "canceled")' };
  const solver: Solver = {
    prepare: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
    run: (script, options) => {
      asked.push({ ...options, checks: script.split('(check-sat)').length - 1 });
      return Promise.resolve(failed);
    },
  };
  const forms = new NormalForms();
  const questions = Array.from({ length: 9 }, (_, most) => question(forms, BigInt(most)));
  await ask(solver, forms, questions, { rlimit: 100 });
  const [together, ...singly] = asked.filter(({ rlimit }) => rlimit !== 100);
  expect(together).toMatchObject({ checks: 9, rlimit: 60 });
  expect(singly.map(({ checks, rlimit }) => [checks, rlimit])).toEqual(
    questions.map(() => [1, 20]),
  );
});
