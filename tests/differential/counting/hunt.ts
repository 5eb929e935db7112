import type { Solver } from '../../../src/smt/solver.ts';
import type { CheckedExtended } from '../../../src/virgo/extended/ast.ts';
import { printExtended } from '../../../src/virgo/extended/print.ts';
import { readVirgo } from '../../../src/virgo/read.ts';
import { makeDice, type Dice } from '../generate/dice.ts';
import { countingAgreement, usualAgreement, type AgreementOptions } from './agreement.ts';
import { readCorpus, type CorpusProgram } from './corpus.ts';
import { generateExtended } from './generate.ts';
import { mutate } from './mutate.ts';

export interface HuntReport {
  readonly programs: number;
  /** By what was shown; 'refused' for those without a proof, 'wrong' for those without an attempt. */
  readonly shown: ReadonlyMap<string, number>;
  readonly refinements: ReadonlyMap<string, number>;
  readonly wrong: number;
  readonly contradictions: readonly { readonly text: string; readonly words: readonly string[] }[];
}

/** Most programs are wrong: what it would take to prove the others is enough for them. */
const thrifty = { ...usualAgreement, units: 8_000_000 };
/** For long hunts: what most proofs take, and of the programs without a claim the facts alone. */
const quick = {
  ...thrifty,
  ...{ maxStates: 2_000, units: 1_500_000, refused: false, provesWrong: false },
};
/** Facts are hard to find where some run goes wrong: of those, some are enough, with little to spend. */
const closer = { ...quick, units: 700_000, refused: true, provesWrong: true };
const closerEvery = 10;

function optionsFor(seed: number, depth: 'thorough' | 'quick'): AgreementOptions {
  if (depth === 'thorough') return thrifty;
  return seed % closerEvery === 0 ? closer : quick;
}

/** Generated programs and mutants of the corpus, each proved and held against its runs. */
export async function huntCounting(
  seed: number,
  count: number,
  solver: Solver,
  depth: 'thorough' | 'quick' = 'thorough',
): Promise<HuntReport> {
  const corpus = readCorpus();
  const shown = new Map<string, number>();
  const refinements = new Map<string, number>();
  const contradictions: { text: string; words: readonly string[] }[] = [];
  let wrong = 0;
  const report = (programs: number): HuntReport => ({
    ...{ programs, shown, refinements, wrong, contradictions },
  });
  for (let index = 0; index < count; index++) {
    const { text, checked } = programOf(seed + index, corpus);
    try {
      const options = optionsFor(seed + index, depth);
      const agreement = await countingAgreement(checked, solver, options);
      const { proof } = agreement;
      const grade = proof === null ? 'wrong' : (proof.grade ?? 'refused');
      shown.set(grade, (shown.get(grade) ?? 0) + 1);
      if (agreement.wrong) wrong += 1;
      if (proof !== null && proof.grade !== null) {
        const { refinement } = proof;
        refinements.set(refinement, (refinements.get(refinement) ?? 0) + 1);
      }
      if (agreement.contradictions.length > 0) {
        contradictions.push({ text, words: agreement.contradictions });
      }
    } catch (error) {
      contradictions.push({ text, words: [error instanceof Error ? error.stack! : String(error)] });
    }
  }
  return report(count);
}

/** The program of a seed: half of them mutants of the corpus, half made up. */
export function programOf(
  seed: number,
  corpus: readonly CorpusProgram[],
): { readonly text: string; readonly checked: CheckedExtended } {
  const chance = makeDice(seed);
  for (;;) {
    const text = chance.percent(50) ? mutant(corpus, chance) : generateExtended(chance);
    const read = readVirgo(text);
    if (read.ok) return { text, checked: read.value.extended };
  }
}

function mutant(corpus: readonly CorpusProgram[], chance: Dice): string {
  let { program } = chance.pick(corpus).checked;
  const mistakes = chance.pick([1, 1, 1, 2, 3]);
  for (let index = 0; index < mistakes; index++) program = mutate(program, chance);
  return printExtended(program).text;
}
