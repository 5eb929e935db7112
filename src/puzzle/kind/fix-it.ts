import { LineMap, type Span } from '../../base/span.ts';
import type { Judgement } from '../../protocol/judgement.ts';
import type { Answer, FixIt } from '../../protocol/puzzle.ts';
import { cheapEdits } from '../cheap-edits.ts';
import { objectionFor } from '../for-all.ts';
import { rangeEnds } from '../go/range-ends.ts';
import { lockedAt, sameTokens } from '../locks.ts';
import { misplaced, undecided, type Rule } from '../rule.ts';
import { neverRun } from '../go/never-run.ts';
import { runBeside } from '../larger-values.ts';
import type { Tools } from '../tools.ts';
import { broughtAlongBy } from '../brought-along-by.ts';
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
  const unseen = unsure(puzzle, answer.text, tools) ?? unseenIn(puzzle, examined, tools);
  const objection =
    forAll === null ? unseen : await objectionFor(puzzle, forAll, answer.text, unseen, tools);
  if (objection !== null) return objection;
  const { states } = examined.checked;
  const checked = `Checked: all ${states} states of all schedules were seen, and nothing goes wrong.`;
  if (forAll === null || forAll.function === null)
    return { kind: 'solved', why, verdict: checked, steps: null };
  const verdict = `Proved: whenever ${forAll.when}, ${forAll.function} leaves nobody behind. ${checked}`;
  return { kind: 'solved', why, verdict, steps: null };
}

/** Means that runs say too little of: how long they take, and what others have written by then. */
function unsure(puzzle: FixIt, text: string, tools: Tools): Judgement | null {
  const { solution } = puzzle;
  const allowed = solution === null ? [] : broughtAlongBy(puzzle, solution, tools).fickle;
  const means = broughtAlongBy(puzzle, text, tools).fickle.find((one) => !allowed.includes(one));
  return means === undefined
    ? null
    : undecided(
        `All goes well, but who relies on ${means} waits for nobody: what others do may come later. Do without it.`,
      );
}

/** What no run comes to, and the way out of a condition that none takes, may do anything, for other values than those that are run. */
function unseenIn(puzzle: FixIt, { go, locked }: Examined, tools: Tools): Judgement | null {
  const { places, conditions } = neverRun(go);
  const isLocked = ({ start }: Span): boolean =>
    locked.some((one) => one.start <= start && start < one.end);
  const lines = new LineMap(go.text);
  // Who sends so many and no more decides by that number, and everybody else by what is run.
  const { numbers } = broughtAlongBy(puzzle, go.text, tools);
  const ends = [...numbers].some((number) => number > 1) ? [] : rangeEnds(go);
  const isEnd = (one: Span): boolean =>
    ends.some(({ start, end }) => start <= one.start && one.end <= end);
  const [unseen] = [...places, ...conditions]
    .filter((one) => !isLocked(one) && !isEnd(one))
    .toSorted((one, other) => one.start - other.start);
  if (unseen !== undefined)
    return undecided(
      `All goes well, but no run tries a part of line ${lines.position(unseen.start).line}, so nobody knows what it does. Do without it.`,
    );
  const skipped = places.filter(isLocked);
  if (skipped.length === 0 || puzzle.solution === null) return null;
  const allowed = skippedBySolution(puzzle, tools);
  const at = skipped.find(({ start }) => !allowed.has(lockedAt(puzzle, go.text, start)));
  return at === undefined
    ? null
    : undecided(
        `All goes well, but no run comes to line ${lines.position(at.start).line}, which must stay at work.`,
      );
}

/** The locked places that no run of the solution comes to either, such as a panic where a result is wrong. */
function skippedBySolution(puzzle: FixIt, tools: Tools): ReadonlySet<number> {
  const examined = examine(puzzle, puzzle.solution ?? '', tools);
  if (!isExamined(examined)) return new Set();
  const { places } = neverRun(examined.go);
  return new Set(places.map(({ start }) => lockedAt(puzzle, examined.go.text, start)));
}
