import { contractMark } from '../src/base/contract-mark.ts';
import { LineMap, type Span } from '../src/base/span.ts';
import { defaultAsk } from '../src/contract/query/ask.ts';
import { readContracts, verifyProgram } from '../src/contract/verify.ts';
import type { ContractFunctionView, ContractsView } from '../src/protocol/contracts-view.ts';
import type { FixView, PlaceView } from '../src/protocol/place.ts';
import { missingLines } from '../src/contract/suggest/suggest.ts';
import { withRuns } from '../src/replay-contract/replay.ts';
import type { Solver } from '../src/smt/solver.ts';

const marked = new RegExp(`^\\s*${contractMark}\\s*`);

const settings = { division: 'go', covers: false } as const;

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
  const options = { ...defaultAsk, settings, signal };
  const proved = await verifyProgram(read.program, source, solver, options);
  signal.throwIfAborted();
  const { functions, assumed } = withRuns(read.program, source, proved);
  const views = functions.map(
    ({ name, outcome, reason, given, span, errors }): ContractFunctionView => ({
      ...{
        name,
        outcome,
        reason,
        given,
        place: place(span),
        clauses: clausesBefore(source, span.start),
      },
      errors: errors.map((one) => ({ class: one.class, words: one.words, place: place(one.span) })),
    }),
  );
  return { kind: 'read', functions: views, assumed };
}

/** The lines that a function lacks, as an edit. */
export async function contractFix(
  source: string,
  name: string,
  solver: Solver,
  signal: AbortSignal,
): Promise<FixView | null> {
  const read = readContracts('program.go', source);
  const member = read.ok ? read.program.functions.find(({ id }) => id === name) : undefined;
  if (member === undefined) return null;
  const options = { ...defaultAsk, settings, signal };
  const missing = await missingLines(
    'program.go',
    source,
    { name, span: member.span },
    solver,
    options,
  );
  signal.throwIfAborted();
  if (missing === null) return null;
  const lines = new LineMap(source);
  const places = [...new Set(missing.lines.map(({ at }) => at))];
  const edits = places.map((at) => {
    const span = { start: at, end: at };
    const own = missing.lines.filter((one) => one.at === at).map(({ text }) => text);
    return { place: { ...span, range: lines.range(span) }, text: own.join('') };
  });
  const words = missing.lines.map(({ text }) => text.trim().replace(/^\/\/@ /, ''));
  const title = words.length === 1 ? `Add ${words[0]!}` : `Add ${words.length} lines of contract`;
  return { title, edits };
}

/** The lines of `//@` that a function starts with: its place begins at the first of its words. */
function clausesBefore(source: string, start: number): readonly string[] {
  const own = source.slice(source.lastIndexOf('\n', start) + 1);
  const lines = own.split('\n');
  const end = lines.findIndex((line) => !marked.test(line));
  return lines.slice(0, Math.max(end, 0)).map((line) => line.replace(marked, ''));
}
