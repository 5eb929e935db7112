import { LineMap } from '../base/span.ts';
import { isError } from '../diagnostics/diagnostic.ts';
import { Program } from '../execute/compile/program.ts';
import type { GoReader } from '../go/plain/go-reader.ts';
import type { Entry } from '../go/plain/program.ts';
import { readText } from '../go/files/read-text.ts';
import { whyUnreadable } from '../go/readable.ts';
import { toPlaceView } from '../pipeline/views/place.ts';
import type { EntryView } from '../protocol/machine-api.ts';

/** A Go text that the Go machine can run. */
export interface GoProgram {
  readonly text: string;
  readonly lines: LineMap;
  readonly program: Program;
}

/** Null where Go itself rejects the text: then nothing of it is run. */
export function openProgram(reader: GoReader, text: string): GoProgram | null {
  if (whyUnreadable(text) !== null) return null;
  const { texts, packages } = readText(text);
  const { program, diagnostics } = reader.read(texts, packages);
  if (diagnostics.some(isError)) return null;
  return { text, lines: new LineMap(text), program: new Program(program) };
}

/** Where runs can begin, in the order of the text. */
export function entriesOf({ program: { plain } }: GoProgram): readonly Entry[] {
  const own = plain.entries.filter((one) => plain.functions[one.function]!.origin === 'text');
  const start = (one: Entry): number => plain.functions[one.function]!.nameSpan.start;
  return own.toSorted((one, other) => start(one) - start(other));
}

export function toEntryView({ program, lines }: GoProgram, entry: Entry): EntryView {
  const { plain, types } = program;
  const { nameSpan, parameters, locals } = plain.functions[entry.function]!;
  return {
    name: entry.name,
    kind: entry.kind,
    place: toPlaceView(lines, nameSpan),
    parameters: parameters.map((local, at) => {
      const { name, type } = locals[local]!;
      return { name: name ?? `parameter ${at + 1}`, type: types.text(type) };
    }),
  };
}
