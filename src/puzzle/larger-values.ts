import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt, ForAll } from '../protocol/puzzle.ts';
import { broughtAlongBy } from './brought-along-by.ts';
import { drawn } from './drawn.ts';
import type { GoProgram } from './go/read-go.ts';
import { checkGo, makeValues, showFound } from './go/run.ts';
import { undecided } from './rule.ts';
import { programOf, type Tools } from './tools.ts';
import { beyondRuns, largest } from './far-values.ts';
import { firstWrong, wrongRun } from './wrong-run.ts';
import { integersOf, namesOf, valuesUnder } from './values-under.ts';
import { wordsOf } from './words.ts';

/** Beyond what a check's own main takes. */
const larger: readonly bigint[] = [5n, 8n, 17n, 40n];
const bounds = { states: 200, schedules: 12, steps: 5_000 };

/**
 * A run of a check that goes wrong at a larger value, looked for along a few schedules: proofs say who waits, and not
 * what is returned. Null where none was found.
 */
export function wrongAtLarger(
  puzzle: FixIt,
  forAll: ForAll,
  text: string,
  tools: Tools,
): Judgement | null {
  const { when, checks } = forAll;
  const { numbers, lossy } = ownNumbers(puzzle, text, tools);
  for (const [check, words] of Object.entries(checks)) {
    const read = programOf(tools, puzzle, text, check);
    if (!read.ok) continue;
    for (const value of [...larger, drawn(text, 6, 39)]) {
      const given = valuesUnder(when, namesOf(read.go), value);
      const make = given === null ? null : makeValues(read.go, given);
      if (make === null) continue;
      const { found } = checkGo(read.go, make, tools.isCancelled, bounds);
      const name = firstWrong(puzzle, (one) => found.has(one));
      if (name === undefined) continue;
      const { fault } = found.get(name)!;
      return wrongRun(fault, given!, words, showFound(read.go, make, found.get(name)!));
    }
  }
  if (Object.keys(checks).length === 0) return null;
  return unknownOf(numbers, lossy) ?? beyondRuns(puzzle, forAll, text, tools);
}

/** That an edit may do something else with values that are larger than those that are run. */
function unknownOf(numbers: readonly number[], lossy: readonly string[]): Judgement | null {
  const [most] = numbers;
  if (most !== undefined && most > largest)
    return undecided(
      `All goes well, but nothing is run for values as large as ${most}. Do without that number.`,
    );
  const [means] = lossy;
  return means === undefined
    ? null
    : undecided(
        `All goes well, but what ${means} makes of larger values is not known. Do without it.`,
      );
}

/** Runs a function at small values that its condition excludes, for the lines alone that only such values come to. */
export function runBeside({ function: name, when }: ForAll, go: GoProgram, tools: Tools): void {
  if (name === null) return;
  const entry = go.program.plain.entries.find((one) => one.name === name);
  if (entry === undefined) return;
  const own = { ...go, entry };
  const names = integersOf(own);
  for (const value of [0n, -1n]) {
    if (names.length === 0 || valuesUnder(when, names, value) !== null) continue;
    const given = Object.fromEntries(names.map((one) => [one, String(value)]));
    const make = makeValues(own, given);
    if (make !== null) checkGo(own, make, tools.isCancelled, bounds);
  }
}

/** What an edit brings along, the greatest number first. */
function ownNumbers(
  puzzle: FixIt,
  text: string,
  tools: Tools,
): { readonly numbers: readonly number[]; readonly lossy: readonly string[] } {
  const { numbers, lossy } = broughtAlongBy(puzzle, text, tools);
  const all = [...numbersIn(text, puzzle.program), ...numbers];
  return { numbers: [...new Set(all)].toSorted((one, other) => other - one), lossy };
}

/** The whole numbers of a text that another one has not, a shift's as what it divides by. */
function numbersIn(text: string, program: string): readonly number[] {
  const known = new Set(wordsOf(program).map(({ word }) => word));
  const words = wordsOf(text);
  const own = words.flatMap(({ word }, at) => {
    if (known.has(word) || !/^\d/.test(word)) return [];
    const number = Number(word.replaceAll('_', ''));
    const isShift = /^(<<|>>)/.test(words[at - 1]?.word ?? '');
    return [isShift ? 2 ** number : number];
  });
  return own.filter((number) => Number.isInteger(number));
}
