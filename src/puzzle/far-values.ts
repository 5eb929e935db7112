import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt, ForAll } from '../protocol/puzzle.ts';
import { drawn } from './drawn.ts';
import { extentOf } from './go/extent.ts';
import { makeOneRun } from './go/one-run.ts';
import type { GoProgram } from './go/read-go.ts';
import { makeValues, showMoves, type GivenValues } from './go/run.ts';
import { undecided } from './rule.ts';
import { programOf, type Tools } from './tools.ts';
import { namesOf, valuesUnder } from './values-under.ts';
import { valuesInWords } from './values-run.ts';
import { firstWrong, wrongRun } from './wrong-run.ts';

/** Whatever an edit does up to this many goroutines or values is run; it is not known what it does with more. */
export const largest = 130;
const far: readonly bigint[] = [40n, BigInt(largest + 2)];
/** So few that a program which counts to a limit of its own does far more than its work. */
const few = 5n;
/** Instructions that a program may carry out for so few: ordinary ones take fewer than 200. */
const usualWork = 400;

interface Started {
  readonly go: GoProgram;
  readonly given: GivenValues;
  readonly make: NonNullable<ReturnType<typeof makeValues>>;
}

/**
 * Looks for limits that no text need name, such as one that is counted up in loops: none up to `largest` gets
 * through a run with more, and a greater one shows itself where there is little to do.
 */
export function beyondRuns(
  puzzle: FixIt,
  forAll: ForAll,
  text: string,
  tools: Tools,
): Judgement | null {
  const { checks } = forAll;
  const { isCancelled } = tools;
  let unsure: Judgement | null = null;
  const all = Object.entries(checks).flatMap((check) =>
    [...far, drawn(text, 41, largest)].map((value) => [...check, value] as const),
  );
  for (const [check, words, value] of all) {
    const started = start(puzzle, forAll, { text, check, value }, tools);
    if (started === null) continue;
    const { go, given, make } = started;
    const { system, moves, faults, isOpen } = makeOneRun(go, make, { watch: null, isCancelled });
    const name = firstWrong(puzzle, (one) => faults.some(({ property }) => property === one));
    const fault = faults.find(({ property }) => property === name);
    system.machine.showing = true;
    if (fault !== undefined)
      return wrongRun(fault, given, words, showMoves(go, system, moves, given));
    if (isOpen)
      unsure ??= undecided(
        `Nothing goes wrong in the runs that were looked at, but with ${valuesInWords(Object.entries(given))} this program does not come to its end in the time that there is. A simpler one is enough.`,
      );
  }
  return unsure ?? limitIn(puzzle, forAll, text, tools);
}

/** A sign of a limit that is greater than what is run: a large number, or much work, where there is little to do. */
function limitIn(puzzle: FixIt, forAll: ForAll, text: string, tools: Tools): Judgement | null {
  for (const check of Object.keys(forAll.checks)) {
    const near = start(puzzle, forAll, { text, check, value: few }, tools);
    if (near === null) continue;
    const { number, work } = extentOf(near.go, near.make, tools.isCancelled);
    if (number <= largest && work <= usualWork) continue;
    const usual = solutionsExtent(puzzle, forAll, check, tools) ?? { number: 0, work: 0 };
    if (number > Math.max(largest, usual.number))
      return undecided(
        `All goes well, but this program comes to the number ${number}, and nothing is run for values as large as that. Do without it.`,
      );
    if (work > Math.max(usualWork, 4 * usual.work))
      return undecided(
        `All goes well, but this program takes ${work} steps with ${valuesInWords(Object.entries(near.given))}: who does so much may count up to some limit, and nobody knows what is beyond it. Do it in fewer steps.`,
      );
  }
  return null;
}

function solutionsExtent(
  puzzle: FixIt,
  forAll: ForAll,
  check: string,
  tools: Tools,
): ReturnType<typeof extentOf> | null {
  const { solution } = puzzle;
  const own = solution === null ? null : { text: solution, check, value: few };
  const started = own === null ? null : start(puzzle, forAll, own, tools);
  return started === null ? null : extentOf(started.go, started.make, tools.isCancelled);
}

/** A check at one value of its parameters; null where its condition excludes that. */
function start(
  puzzle: FixIt,
  { when }: ForAll,
  { text, check, value }: { readonly text: string; readonly check: string; readonly value: bigint },
  tools: Tools,
): Started | null {
  const read = programOf(tools, puzzle, text, check);
  if (!read.ok) return null;
  const given = valuesUnder(when, namesOf(read.go), value);
  const make = given === null ? null : makeValues(read.go, given);
  return given === null || make === null ? null : { go: read.go, given, make };
}
