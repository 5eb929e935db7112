import { unreachable } from '../../base/unreachable.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, Predict } from '../../protocol/puzzle.ts';
import { endsOf, type Ends } from '../go/ends.ts';
import { checkGo, makeValues, systemOf } from '../go/run.ts';
import { misplaced, undecided, unreadable, wrong, type Rule } from '../rule.ts';
import { programOf, type Tools } from '../tools.ts';

export const predict: Rule<'predict'> = {
  judge: (puzzle, answer, tools) => Promise.resolve(judge(puzzle, answer, tools)),
  start: () => ({ kind: 'choices', chosen: [] }),
  solution: (puzzle, tools) => {
    const right = rightOptions(puzzle, tools);
    return Promise.resolve(typeof right === 'string' ? null : { kind: 'choices', chosen: right });
  },
  wrong: (puzzle) =>
    puzzle.wrong.map(({ answer, why }) => ({ answer: { kind: 'choices', chosen: answer }, why })),
  cheap: ({ options }) => [
    { name: 'everything', answer: { kind: 'choices', chosen: options.map(({ text }) => text) } },
  ],
  same: (_, one, other) =>
    one.kind === 'choices' && other.kind === 'choices' && isSame(one.chosen, other.chosen),
};

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return new Set(one).size === other.length && one.every((text) => other.includes(text));
}

function judge(puzzle: Predict, answer: Answer, tools: Tools): Judgement {
  if (answer.kind !== 'choices') return misplaced;
  // Chosen twice is chosen once.
  const chosen = [...new Set(answer.chosen)];
  if (chosen.length === 0) return unreadable('Choose what can happen.');
  const right = rightOptions(puzzle, tools);
  if (typeof right === 'string') return undecided(right);
  const extra = chosen.find((text) => !right.includes(text));
  if (extra !== undefined) return wrong(neverSo(puzzle, extra));
  const missing = right.length - chosen.length;
  if (missing > 0)
    return wrong(
      `What you chose can happen, but ${missing === 1 ? 'one more thing' : `${missing} more things`} can, too.`,
    );
  const verdict = 'Checked: the program was run under every schedule.';
  return { kind: 'solved', why: puzzle.why, verdict, steps: null };
}

function neverSo({ question, options }: Predict, text: string): string {
  switch (question) {
    case 'output':
      return `“${text}” is printed in no run.`;
    case 'ending':
      return `“${text}” happens in no run.`;
    case 'left':
      return options.some((one) => one.text === text && one.is === 'nobody')
        ? 'In every run somebody is left behind.'
        : `“${text}” is left behind in no run.`;
    default:
      return unreachable(question);
  }
}

/** The options that some run shows; a message where that is not known. */
function rightOptions(puzzle: Predict, tools: Tools): readonly string[] | string {
  const read = programOf(tools, puzzle, puzzle.program, puzzle.entry);
  if (!read.ok) return read.message;
  const values = makeValues(read.go, {});
  if (values === null) return 'The values cannot be read.';
  const { visibleSites: sites, found } = checkGo(read.go, values, tools.isCancelled);
  const output = puzzle.question === 'output';
  const system = systemOf(read.go, { values, timing: 'steady', sites, output });
  const ends = endsOf(system, read.go.entry.kind, {
    reduce: false,
    isCancelled: tools.isCancelled,
  });
  if (!ends.closed) return 'This program has more runs than were looked at.';
  const goesOn = found.has('terminates') || !ends.comesToRest;
  if (goesOn && puzzle.question !== 'output')
    return 'Somebody in this program may go on for ever, so nobody can say how it ends.';
  const seen = seenIn(puzzle, ends);
  return puzzle.options.filter(({ is }) => seen.has(is.trim())).map(({ text }) => text);
}

function seenIn({ question }: Predict, ends: Ends): ReadonlySet<string> {
  switch (question) {
    case 'output':
      return ends.outputs;
    case 'ending':
      return ends.endings;
    case 'left':
      return ends.endings.has('well') ? new Set([...ends.left, 'nobody']) : ends.left;
    default:
      return unreachable(question);
  }
}
