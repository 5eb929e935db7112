import { LineMap } from '../src/base/span.ts';
import { readText } from '../src/go/files/read-text.ts';
import { splitText } from '../src/go/files/split-text.ts';
import { nameAt, outlineOf, placesOf } from '../src/go/names/names.ts';
import type { GoReader, LoweredTexts } from '../src/go/plain/go-reader.ts';
import { toPlaceView } from '../src/pipeline/views/place.ts';
import type { NameView, OutlineView } from '../src/protocol/names-view.ts';

/** What the type checker knows of the names of one Go text; it is asked when somebody points at one. */
export class NamesOfText {
  readonly #source: string;
  readonly #reader: GoReader;
  readonly #lines: LineMap;
  #read: LoweredTexts | null = null;

  constructor(source: string, reader: GoReader) {
    this.#source = source;
    this.#reader = reader;
    this.#lines = new LineMap(source);
  }

  outline(): OutlineView {
    const files = placesOf(splitText(this.#source)).map(({ name, span }) => ({
      name,
      place: toPlaceView(this.#lines, span),
    }));
    const entries = outlineOf(this.#lowered().files).map(({ kind, name, span }) => ({
      kind,
      name,
      place: toPlaceView(this.#lines, span),
    }));
    return { files, entries };
  }

  nameAt(offset: number): NameView | null {
    const found = nameAt(this.#lowered().checked, offset);
    if (found === null) return null;
    const { span, declaration, declaredAt } = found;
    return {
      place: toPlaceView(this.#lines, span),
      declaration,
      declaredAt: declaredAt && toPlaceView(this.#lines, declaredAt),
    };
  }

  #lowered(): LoweredTexts {
    const { texts, packages } = readText(this.#source);
    return (this.#read ??= this.#reader.read(texts, packages));
  }
}
