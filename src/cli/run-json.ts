import { LineMap, type Range } from '../base/span.ts';
import type { RunReport, StepReport } from '../execute/report.ts';
import type { PlainProgram } from '../go/plain/program.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import type { GoFile } from '../go/syntax/node.ts';
import type { PackageDiagnostic } from '../go/types/checked-package.ts';
import type { DiagnosticReport } from './report.ts';
import type { EntryReport } from './run-entry.ts';

/** What `run --json` prints of one entry. A change that could break a reader raises the version. */
interface RunJson extends Omit<EntryReport, 'properties'> {
  readonly version: 1;
  readonly seed: number;
  readonly properties: readonly unknown[];
  readonly diagnostics: readonly RunDiagnostic[];
}

export interface RunDiagnostic extends Omit<DiagnosticReport, 'span'> {
  /** null where the command line is at fault, and not the text. */
  readonly file: string | null;
  readonly span: Range | null;
}

interface Located {
  readonly file: string | null;
  readonly span: Range | null;
}

export function toRunDiagnostics(
  found: readonly PackageDiagnostic[],
  files: readonly GoFile[],
): readonly RunDiagnostic[] {
  return found.map(({ code, severity, message, hint, span, file }) => {
    const text = files.find(({ name }) => name === file)?.text ?? '';
    return { code, severity, message, hint, file, span: new LineMap(text).range(span) };
  });
}

/** What was asked for wrongly, in the form of what is wrong with a text. */
export const usageDiagnostic = (message: string): RunDiagnostic => ({
  code: 'usage',
  severity: 'error',
  message,
  hint: null,
  file: null,
  span: null,
});

/** One entry in the documented form; of several, each in that form. */
export function toRunJson(
  reports: readonly EntryReport[],
  seed: number,
  diagnostics: readonly RunDiagnostic[],
  plain: PlainProgram,
): object {
  const placeOf = locator(plain);
  const entries = reports.map(
    ({
      entry,
      values,
      closed,
      states,
      transitions,
      schedules,
      properties,
      supposed,
      output,
    }): RunJson => ({
      ...{ version: 1, entry, values, closed, states, transitions, schedules, seed },
      properties: properties.map((one) => ({
        ...one,
        run: one.run && toLocatedRun(one.run, placeOf),
      })),
      ...{ supposed, output, diagnostics },
    }),
  );
  return entries.length === 1 ? entries[0]! : { version: 1, entries, diagnostics };
}

/** Of a text that is rejected: nothing was run. */
export function toRejectedJson(
  entry: string | null,
  seed: number,
  diagnostics: readonly RunDiagnostic[],
): Omit<RunJson, 'entry'> & { readonly entry: string | null } {
  return {
    ...{ version: 1, entry, values: {}, closed: false, states: 0, transitions: 0, schedules: 0 },
    ...{ seed, properties: [], supposed: [], output: '', diagnostics },
  };
}

function toLocatedRun(run: RunReport, placeOf: (span: PlainSpan | null) => Located): object {
  const locate = ({ goroutine, sentence, span }: StepReport) => ({
    ...{ goroutine, sentence },
    ...placeOf(span),
  });
  return { ...run, steps: run.steps.map(locate), blocked: run.blocked.map(locate) };
}

/** Lines and columns for offsets. */
export function locator(plain: PlainProgram): (span: PlainSpan | null) => Located {
  const maps = new Map<number, LineMap>();
  return (span) => {
    const file = span === null ? undefined : plain.files[span.file];
    if (span === null || file === undefined) return { file: null, span: null };
    const map = maps.get(span.file) ?? new LineMap(file.text);
    maps.set(span.file, map);
    return { file: file.name, span: map.range(span) };
  };
}
