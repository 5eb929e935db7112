import { evaluateTerm } from '../../src/logic/evaluate-term.ts';
import { printTerm } from '../../src/logic/print-term.ts';
import type { Judgement } from '../../src/protocol/judgement.ts';
import type { ForWhichN } from '../../src/protocol/puzzle.ts';
import { smallValues } from '../../src/puzzle/formula/differ.ts';
import { parseFormula } from '../../src/puzzle/formula/parse-formula.ts';
import { checkGo, makeValues } from '../../src/puzzle/go/run.ts';
import { judge } from '../../src/puzzle/judge.ts';
import { programOf, type Tools } from '../../src/puzzle/tools.ts';
import { makeDice } from '../differential/generate/dice.ts';
import { mutated, rewritten } from './rewrite.ts';

export interface FormulaReport {
  readonly accepted: number;
  readonly refused: number;
  /** Of those, how many values the Go machine confirmed. */
  readonly confirmed: number;
  readonly faults: readonly string[];
}

/** Rewritings of the solution, which must be accepted, and others, which must be refused with a value. */
export async function tryFormulas(
  puzzle: ForWhichN,
  count: number,
  seed: number,
  tools: Tools,
): Promise<FormulaReport> {
  const weakest = await tools.weakest.of(puzzle);
  if (typeof weakest === 'string')
    return { accepted: 0, refused: 0, confirmed: 0, faults: [weakest] };
  const { parameters } = weakest.fragment.program;
  const sorts = new Map(parameters.map(({ name, sort }) => [name, sort]));
  const numbers = parameters.filter(({ sort }) => sort === 'int').map(({ name }) => name);
  const dice = makeDice(seed);
  const faults: string[] = [];
  const own = parseFormula(puzzle.solution!, sorts, 'bool');
  if (!own.ok) throw new Error(own.message);
  let accepted = 0;
  for (let made = 0; made < count; made++) {
    const text = printTerm(rewritten(own.term, dice, numbers));
    const judgement = await judge(puzzle, { kind: 'formula', text }, tools);
    if (judgement.kind === 'solved') accepted++;
    else faults.push(`refused: ${text}: ${JSON.stringify(judgement).slice(0, 300)}`);
  }
  const small = smallValues(parameters);
  let refused = 0;
  let confirmed = 0;
  while (refused < count && faults.length < 5) {
    const term = mutated(own.term, dice, numbers);
    // What differs nowhere near zero may be the same.
    if (small.every((at) => evaluateTerm(term, at) === evaluateTerm(own.term, at))) continue;
    const text = printTerm(rewritten(term, dice, numbers));
    const judgement = await judge(puzzle, { kind: 'formula', text }, tools);
    const at = valuesOf(judgement);
    refused++;
    if (judgement.kind !== 'wrong' || at === null)
      faults.push(`not refused with a value: ${text}: ${JSON.stringify(judgement).slice(0, 300)}`);
    else if (confirms(puzzle, at, judgement.message.startsWith('You let'), tools)) confirmed++;
    else faults.push(`not confirmed: ${text} at ${JSON.stringify(at)}: ${judgement.message}`);
  }
  return { accepted, refused, confirmed, faults };
}

function valuesOf(judgement: Judgement): Readonly<Record<string, string>> | null {
  if (judgement.kind !== 'wrong') return null;
  const { evidence } = judgement;
  const values =
    evidence.kind === 'run'
      ? evidence.run.values
      : evidence.kind === 'values'
        ? evidence.values
        : [];
  if (values.length === 0) return null;
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
}

/** What the Go machine finds at these values, which knows nothing of the proof. */
function confirms(
  puzzle: ForWhichN,
  given: Readonly<Record<string, string>>,
  isBad: boolean,
  tools: Tools,
): boolean {
  const name = puzzle.fragment ?? /^func (\w+)/m.exec(puzzle.program)![1]!;
  const read = programOf(tools, { harness: null }, puzzle.program, name);
  if (!read.ok) throw new Error(read.message);
  const values = makeValues(read.go, given);
  if (values === null) return false;
  const checked = checkGo(read.go, values, () => false);
  const isBroken = [...checked.found.keys()].some((property) => property !== 'eventual-reception');
  return isBad ? isBroken : checked.closed && !isBroken;
}
