import { LineMap } from '../../base/span.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { Program } from '../../execute/compile/program.ts';
import type { GoReader } from '../../go/plain/go-reader.ts';
import type { Entry } from '../../go/plain/program.ts';
import { toDiagnosticView } from '../../pipeline/views/place.ts';
import type { DiagnosticView } from '../../protocol/place.ts';
import type { Common } from '../../protocol/puzzle.ts';
import { Comparisons } from './comparisons.ts';

/** A learner's program, ready to be run from its entry. */
export interface GoProgram {
  readonly program: Program;
  /** Of all runs that were made of it. */
  readonly comparisons: Comparisons;
  readonly entry: Entry;
  readonly text: string;
}

export type ReadGo =
  | { readonly ok: true; readonly go: GoProgram }
  | {
      readonly ok: false;
      readonly message: string;
      readonly diagnostics: readonly DiagnosticView[];
    };

const ownFile = 'main.go';
const harnessFile = 'check.go';

/** Type-checks the text with what checks it, and finds where a run begins. */
export function readGo(
  reader: GoReader,
  { harness }: Pick<Common, 'harness'>,
  text: string,
  entryName: string,
): ReadGo {
  const texts = [{ name: ownFile, text }];
  if (harness !== null) texts.push({ name: harnessFile, text: harness });
  const { program: plain, diagnostics } = reader.read(texts);
  const errors = diagnostics.filter(isError);
  const lines = new LineMap(text);
  const own = errors.filter(({ file }) => file === ownFile);
  if (errors.length > 0) {
    const first = own[0] ?? errors[0]!;
    const where =
      first.file === ownFile
        ? `Line ${lines.position(first.span.start).line}: `
        : 'What checks the program cannot use it any more: ';
    const views = own.map((one) => toDiagnosticView(lines, one));
    return { ok: false, message: `${where}${first.message}`, diagnostics: views };
  }
  const entry = plain.entries.find(({ name }) => name === entryName);
  if (entry === undefined)
    return { ok: false, message: `There is no function ${entryName}.`, diagnostics: [] };
  const comparisons = new Comparisons();
  const program = new Program(plain, {
    ...{ notesRuns: true, watch: comparisons },
    // With what checks it there is nobody else.
    isWhole: harness !== null,
  });
  return { ok: true, go: { program, comparisons, entry, text } };
}

/** Whether a function stands in the learner's own text. */
export function isOwn({ program }: GoProgram, listing: number): boolean {
  const file = program.plain.functions[listing]?.span.file;
  return file !== undefined && program.plain.files[file]?.name === ownFile;
}
