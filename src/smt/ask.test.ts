import { expect, test } from 'vitest';
import { NormalForms } from '../logic/normal/normal-forms.ts';
import { compare, integer, variable } from '../logic/term.ts';
import { ask } from './ask.ts';
import type { Solver, SolverReply } from './solver.ts';

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
