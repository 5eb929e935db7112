import { evaluateTerm } from '../../logic/evaluate-term.ts';
import { printTerm } from '../../logic/print-term.ts';
import * as t from '../../logic/term.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, ForWhichN } from '../../protocol/puzzle.ts';
import { doubtAbout } from '../doubt.ts';
import { differ, type Values } from '../formula/differ.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import { misplaced, undecided, unreadable, wrong, type Rule } from '../rule.ts';
import type { Tools } from '../tools.ts';
import { showValues } from '../values-run.ts';
import type { WeakestPrecondition } from '../weakest.ts';

export const forWhichN: Rule<'for-which-n'> = {
  judge,
  start: () => ({ kind: 'formula', text: '' }),
  solution: async (puzzle, tools) => {
    if (puzzle.solution !== null) return { kind: 'formula', text: puzzle.solution };
    const weakest = await tools.weakest.of(puzzle);
    return typeof weakest === 'string' ? null : { kind: 'formula', text: printTerm(weakest.term) };
  },
  wrong: (puzzle) =>
    puzzle.wrong.map(({ answer, why }) => ({ answer: { kind: 'formula', text: answer }, why })),
  cheap: () =>
    ['true', 'false', '1 == 1', '0'].map((text) => ({
      name: text,
      answer: { kind: 'formula', text },
    })),
  same: (_, one, other) =>
    one.kind === 'formula' && other.kind === 'formula' && bare(one.text) === bare(other.text),
};

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}

async function judge(puzzle: ForWhichN, answer: Answer, tools: Tools): Promise<Judgement> {
  if (answer.kind !== 'formula') return misplaced;
  const weakest = await tools.weakest.of(puzzle);
  if (typeof weakest === 'string') return undecided(weakest);
  const doubt = doubtAbout(puzzle, weakest, tools);
  if (doubt !== null) return undecided(doubt);
  const { fragment, term, assumed } = weakest;
  const { parameters } = fragment.program;
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const parsed = parseFormula(answer.text, sorts, 'bool');
  if (!parsed.ok) return unreadable(parsed.message);
  // Where it divides by zero it says nothing, which is no yes.
  const said = t.and(parsed.defined, parsed.term);
  const difference = await differ(tools.solver, parameters, [said, term], assumed);
  switch (difference.kind) {
    case 'equal': {
      const verdict = `Proved for all values and all schedules: every goroutine ends exactly when ${printTerm(term)}.`;
      return { kind: 'solved', why: puzzle.why, verdict, steps: null };
    }
    case 'differ':
      return contradict(puzzle, weakest, said, difference.values);
    case 'open':
      return undecided(`Whether this is the same condition was not decided: ${difference.reason}.`);
  }
}

/** Shows values at which the answer is wrong. */
function contradict(
  { program }: ForWhichN,
  { fragment }: WeakestPrecondition,
  said: t.Term,
  at: Values,
): Judgement {
  const saidYes = evaluateTerm(said, at) === true;
  const { shown, evidence } = showValues(fragment, program, at, saidYes ? 'bad' : 'clean');
  const message = saidYes
    ? `You let ${shown} pass, but then some run does not end well.`
    : `You exclude ${shown}, but then every run ends well.`;
  return wrong(message, evidence);
}
