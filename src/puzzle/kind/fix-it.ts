import { LineMap } from '../../base/span.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, FixIt } from '../../protocol/puzzle.ts';
import { cheapEdits } from '../cheap-edits.ts';
import { objectionFor } from '../for-all.ts';
import { sameTokens } from '../locks.ts';
import { misplaced, undecided, type Rule } from '../rule.ts';
import { neverRun } from '../go/never-run.ts';
import { runBeside } from '../larger-values.ts';
import type { Tools } from '../tools.ts';
import { brokenBy, examine, firstBroken, isExamined, missing, type Examined } from './edited.ts';

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
  if (forAll !== null) runBeside(forAll, examined.go, tools);
  const unseen = unseenIn(examined);
  const objection =
    forAll === null ? unseen : await objectionFor(puzzle, forAll, answer.text, unseen, tools);
  if (objection !== null) return objection;
  const { states } = examined.checked;
  const checked = `Checked: all ${states} states of all schedules were seen, and nothing goes wrong.`;
  if (forAll === null) return { kind: 'solved', why, verdict: checked, steps: null };
  const verdict = `Proved: whenever ${forAll.when}, ${forAll.function} leaves nobody behind. ${checked}`;
  return { kind: 'solved', why, verdict, steps: null };
}

/** What no run comes to, and the way out of a condition that none takes, may do anything, for other values than those that are run. */
function unseenIn({ go, locked }: Examined): Judgement | null {
  const unseen = neverRun(go).find(
    ({ start }) => !locked.some((one) => one.start <= start && start < one.end),
  );
  if (unseen === undefined) return null;
  const { line } = new LineMap(go.text).position(unseen.start);
  return undecided(
    `All goes well, but no run tries a part of line ${line}, so nobody knows what it does. Do without it.`,
  );
}
