import type { Solver } from '../../smt/solver.ts';
import type { FunctionMember } from '../language/node.ts';
import { parseAnnotated } from '../language/parse.ts';
import type { FunctionReport } from '../report/report.ts';
import { readContracts, verifyProgram, type VerifyOptions } from '../verify.ts';
import { candidatesFor, type Insertion } from './candidates.ts';

interface Missing {
  readonly lines: readonly Insertion[];
  /** The program with them. */
  readonly text: string;
}

/** So often the solver is asked about one function. */
const attempts = 16;

/**
 * The lines of contract that a function lacks, where bounds of counted loops, the right to what it indexes and measures are
 * all that it lacks: with them it verifies, and without any of them it does not.
 */
export async function missingLines(
  file: string,
  text: string,
  { name, span }: Pick<FunctionReport, 'name' | 'span'>,
  solver: Solver,
  options: VerifyOptions,
): Promise<Missing | null> {
  const member = parseAnnotated(file, text).members.find(
    (one): one is FunctionMember => one.kind === 'function' && one.span.start === span.start,
  );
  if (member === undefined) return null;
  let left = attempts;
  const verifies = async (lines: readonly Insertion[]): Promise<boolean> => {
    if (left-- <= 0) return false;
    const read = readContracts(file, withLines(text, lines));
    if (!read.ok) return false;
    const { functions } = await verifyProgram(read.program, withLines(text, lines), solver, {
      ...options,
      only: name,
    });
    return functions.find((one) => one.name === name)?.outcome === 'verified';
  };
  for (const lines of candidatesFor(text, member)) {
    if (!(await verifies(lines))) continue;
    let needed = lines;
    for (const line of lines) {
      const fewer = needed.filter((one) => one !== line);
      if (fewer.length > 0 && (await verifies(fewer))) needed = fewer;
    }
    return { lines: needed, text: withLines(text, needed) };
  }
  return null;
}

/** From the last to the first, so that the places of the others stay right. */
function withLines(text: string, lines: readonly Insertion[]): string {
  return lines
    .map((one, order) => ({ ...one, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((whole, { at, text: line }) => whole.slice(0, at) + line + whole.slice(at), text);
}
