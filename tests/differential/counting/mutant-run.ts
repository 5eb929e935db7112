import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { readVirgo } from '../../../src/virgo/read.ts';
import { countingAgreement } from './agreement.ts';
import { readCorpus } from './corpus.ts';

/** Loaded anew for every mutant, with one line of the encoding changed. */
export async function contradictionsOf(program: string): Promise<readonly string[]> {
  const text = readCorpus().find(({ name }) => name === program)?.text ?? program;
  const read = readVirgo(text);
  if (!read.ok) throw new Error(read.diagnostics[0]!.message);
  const solver = nativeSolver();
  try {
    return (await countingAgreement(read.value.extended, solver)).contradictions;
  } finally {
    await solver.dispose();
  }
}
