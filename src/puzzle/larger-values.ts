import type { PropertyName } from '../execute/search/properties.ts';
import { evaluateTerm } from '../logic/evaluate-term.ts';
import type { Sort } from '../expression/sort.ts';
import type { Judgement } from '../protocol/judgement.ts';
import type { FixIt, ForAll } from '../protocol/puzzle.ts';
import { parseFormula } from './formula/parse-formula.ts';
import type { GoProgram } from './go/read-go.ts';
import { checkGo, makeValues, showFound } from './go/run.ts';
import { wrong } from './rule.ts';
import { programOf, type Tools } from './tools.ts';

/** Beyond what a check's own main takes. */
const larger: readonly bigint[] = [5n, 8n, 17n, 40n];
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
  for (const [check, words] of Object.entries(checks)) {
    const read = programOf(tools, puzzle, text, check);
    if (!read.ok) continue;
    for (const value of larger) {
      const given = valuesUnder(when, namesOf(read.go), value);
      const make = given === null ? null : makeValues(read.go, given);
      if (make === null) continue;
      const { found } = checkGo(read.go, make, tools.isCancelled, bounds);
      const name = order.find((one) => puzzle.holds.includes(one) && found.has(one));
      if (name === undefined) continue;
      const shown = Object.entries(given!).map(([one, at]) => `${one} = ${at}`);
      const { fault } = found.get(name)!;
      const said = waiting.includes(name) ? words : `in some run ${fault.words}`;
      const run = showFound(read.go, make, found.get(name)!);
      return wrong(
        `With ${shown.join(', ')} ${said}.`,
        run === null ? { kind: 'none' } : { kind: 'run', run },
      );
    }
  }
  return null;
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
