import { LineMap } from '../../base/span.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, FixIt } from '../../protocol/puzzle.ts';
import { cheapEdits } from '../cheap-edits.ts';
import { objectionFor } from '../for-all.ts';
import { lockedLines, sameTokens, tokensOfLine } from '../locks.ts';
import { misplaced, undecided, type Rule } from '../rule.ts';
import { neverRun } from '../go/never-run.ts';
import type { GoProgram } from '../go/read-go.ts';
import type { Tools } from '../tools.ts';
import { brokenBy, examine, firstBroken, isExamined, missing } from './edited.ts';

export const fixIt: Rule<'fix-it'> = {
  judge,
  start: ({ program }) => ({ kind: 'program', text: program }),
  solution: ({ solution }) =>
    Promise.resolve(solution === null ? null : { kind: 'program', text: solution }),
  wrong: (puzzle) =>
    puzzle.wrong.map(({ answer, why }) => ({ answer: { kind: 'program', text: answer }, why })),
  cheap: ({ program }) => cheapEdits(program),
  same: (_, one, other) =>
    one.kind === 'program' && other.kind === 'program' && sameTokens(one.text, other.text),
};

async function judge(puzzle: FixIt, answer: Answer, tools: Tools): Promise<Judgement> {
  if (answer.kind !== 'program') return misplaced;
  const examined = examine(puzzle, answer.text, tools);
  if (!isExamined(examined)) return examined;
  const broken = firstBroken(examined, puzzle.holds);
  if (broken !== null) return brokenBy(examined, broken[1]);
  const lacking = missing(examined, puzzle.goroutines, tools);
  if (lacking !== null) return lacking;
  const { forAll, why } = puzzle;
  const unseen = unseenIn(puzzle, examined.go);
  const objection =
    forAll === null ? unseen : await objectionFor(puzzle, forAll, answer.text, unseen, tools);
  if (objection !== null) return objection;
  const { states } = examined.checked;
  const checked = `Checked: all ${states} states of all schedules were seen, and nothing goes wrong.`;
  if (forAll === null) return { kind: 'solved', why, verdict: checked, steps: null };
  const verdict = `Proved: whenever ${forAll.when}, ${forAll.function} leaves nobody behind. ${checked}`;
  return { kind: 'solved', why, verdict, steps: null };
}

/** What no run comes to may do anything, for other values than those that are run. */
function unseenIn({ program, editable }: FixIt, go: GoProgram): Judgement | null {
  const lines = new LineMap(go.text);
  const texts = go.text.split('\n');
  const locked = lockedLines(program, editable);
  const numbers = neverRun(go).map(({ start }) => lines.position(start).line);
  const unseen = numbers.find((line) => !locked.has(tokensOfLine(texts[line - 1] ?? '')));
  if (unseen === undefined) return null;
  return undecided(
    `All goes well, but no run comes to a part of line ${unseen}, so nobody knows what it does. Do without it.`,
  );
}
