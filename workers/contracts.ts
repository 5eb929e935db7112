import { contractMark } from '../src/base/contract-mark.ts';
import { LineMap, type Span } from '../src/base/span.ts';
import { defaultAsk } from '../src/contract/query/ask.ts';
import { readContracts, verifyProgram } from '../src/contract/verify.ts';
import type { ContractFunctionView, ContractsView } from '../src/protocol/contracts-view.ts';
import type { PlaceView } from '../src/protocol/place.ts';
import { withRuns } from '../src/replay-contract/replay.ts';
import type { Solver } from '../src/smt/solver.ts';

const marked = new RegExp(`^\\s*${contractMark}\\s*`);

/** Proves each function of the text against its contract. */
export async function proveContracts(
  source: string,
  solver: Solver,
  signal: AbortSignal,
): Promise<ContractsView> {
  const lines = new LineMap(source);
  const place = (span: Span): PlaceView => ({ ...span, range: lines.range(span) });
  const read = readContracts('program.go', source);
  if (!read.ok) {
    const faults = read.diagnostics.map(({ message, span }) => ({ message, place: place(span) }));
    return { kind: 'refused', faults };
  }
  const settings = { division: 'go', covers: false } as const;
  const options = { ...defaultAsk, settings, signal };
  const proved = await verifyProgram(read.program, source, solver, options);
  signal.throwIfAborted();
  const { functions, assumed } = withRuns(read.program, source, proved);
  const views = functions.map(({ name, outcome, reason, span, errors }): ContractFunctionView => ({
    ...{ name, outcome, reason, place: place(span), clauses: clausesBefore(source, span.start) },
    errors: errors.map((one) => ({ class: one.class, words: one.words, place: place(one.span) })),
  }));
  return { kind: 'read', functions: views, assumed };
}

/** The lines of `//@` that a function starts with: its place begins at the first of its words. */
function clausesBefore(source: string, start: number): readonly string[] {
  const own = source.slice(source.lastIndexOf('\n', start) + 1);
  const lines = own.split('\n');
  const end = lines.findIndex((line) => !marked.test(line));
  return lines.slice(0, Math.max(end, 0)).map((line) => line.replace(marked, ''));
}
