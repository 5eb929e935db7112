import type { PropertyName } from '../execute/search/properties.ts';
import { evaluateTerm } from '../logic/evaluate-term.ts';
import type { Sort } from '../expression/sort.ts';
import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt, ForAll } from '../protocol/puzzle.ts';
import { parseFormula } from './formula/parse-formula.ts';
import type { GoProgram } from './go/read-go.ts';
import { checkGo, makeValues, showFound } from './go/run.ts';
import { undecided, wrong } from './rule.ts';
import { programOf, type Tools } from './tools.ts';
import { valuesInWords } from './values-run.ts';
import { wordsOf } from './words.ts';

/** Beyond what a check's own main takes. */
const larger: readonly bigint[] = [5n, 8n, 17n, 40n];
/** More goroutines than these are not run. */
const largest = 130;
/** A panic says most; that a few schedules do not end says nothing. */
const waiting: readonly PropertyName[] = ['no-deadlock', 'no-leak'];
const order: readonly PropertyName[] = [
  'no-panic',
  ...waiting,
  'channel-safety',
  'waitgroup-safety',
  'lock-safety',
  'race-free',
];
const bounds = { states: 200, schedules: 12 };

/**
 * A run of a check that goes wrong at a larger value, looked for along a few schedules: proofs say who waits, and not
 * what is returned. Null where none was found.
 */
export function wrongAtLarger(
  puzzle: FixIt,
  { when, checks }: ForAll,
  text: string,
  tools: Tools,
): Judgement | null {
  const numbers = numbersOfItsOwn(puzzle.program, text);
  const tooLarge = numbers.find((number) => number > largest);
  if (tooLarge !== undefined)
    return undecided(
      `All goes well, but nothing is run for values as large as ${tooLarge}. Do without that number.`,
    );
  // `i & 63` and `n > 63` differ from what they look like when n is 65.
  const values = [...larger, ...numbers.slice(0, 4).map((number) => BigInt(number + 2))];
  for (const [check, words] of Object.entries(checks)) {
    const read = programOf(tools, puzzle, text, check);
    if (!read.ok) continue;
    for (const value of values) {
      const given = valuesUnder(when, namesOf(read.go), value);
      const make = given === null ? null : makeValues(read.go, given);
      if (make === null) continue;
      const { found } = checkGo(read.go, make, tools.isCancelled, bounds);
      const name = order.find((one) => puzzle.holds.includes(one) && found.has(one));
      if (name === undefined) continue;
      const { fault } = found.get(name)!;
      const said = waiting.includes(name) ? words : `in some run ${fault.words}`;
      const run = showFound(read.go, make, found.get(name)!);
      return wrong(
        `With ${valuesInWords(Object.entries(given!))} ${said}.`,
        run === null ? { kind: 'none' } : { kind: 'run', run },
      );
    }
  }
  return null;
}

/** Runs a function at small values that its condition excludes, for the lines alone that only such values come to. */
export function runBeside({ function: name, when }: ForAll, go: GoProgram, tools: Tools): void {
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

function integersOf({ program, entry }: GoProgram): readonly string[] {
  const { parameters, locals } = program.plain.functions[entry.function]!;
  return parameters.flatMap((local) => {
    const { name, type } = locals[local]!;
    return name !== null && program.types.shape(type).kind === 'integer' ? [name] : [];
  });
}

/** The numbers of an edit that the program has not, a shift's as what it divides by; small ones are run anyway. */
function numbersOfItsOwn(program: string, text: string): readonly number[] {
  const known = new Set(wordsOf(program).map(({ word }) => word));
  const words = wordsOf(text);
  const own = words.flatMap(({ word }, at) => {
    if (known.has(word) || !/^\d/.test(word)) return [];
    const number = Number(word.replaceAll('_', ''));
    const isShift = /^(<<|>>)/.test(words[at - 1]?.word ?? '');
    return [isShift ? 2 ** number : number];
  });
  return own.filter((number) => Number.isInteger(number) && number > 5);
}

function namesOf({ program, entry }: GoProgram): readonly string[] {
  const { parameters, locals } = program.plain.functions[entry.function]!;
  return parameters.map((local) => locals[local]!.name ?? '_');
}

/** The same value for each parameter; null where the condition excludes that, or asks for something else. */
function valuesUnder(
  when: string,
  names: readonly string[],
  value: bigint,
): Readonly<Record<string, string>> | null {
  const sorts = new Map(names.map((name): [string, Sort] => [name, 'int']));
  const wanted = parseFormula(when, sorts, 'bool');
  const values = new Map(names.map((name) => [name, value]));
  if (!wanted.ok || evaluateTerm(wanted.term, values) !== true) return null;
  return Object.fromEntries(names.map((name) => [name, String(value)]));
}
