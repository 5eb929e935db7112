import { LineMap } from '../base/span.ts';
import type { FunctionId } from '../go/plain/ids.ts';
import type { PlainProgram } from '../go/plain/program.ts';

/** A function without a name is found by where it stands. */
interface Place {
  readonly library: boolean;
  /** `line 12`, or of the library `context`. */
  readonly words: string;
}

/**
 * Goroutines by what they run: `worker 2`, and where that has no name of its own by its line, `goroutine 3
 * (line 12)`: nobody finds `main.func1` in the text. What the library starts has no line in it either: `goroutine 5
 * (of context)`.
 */
export class GoroutineNames {
  readonly #plain: PlainProgram;
  readonly #places = new Map<FunctionId, Place | null>();

  constructor(plain: PlainProgram) {
    this.#plain = plain;
  }

  /** The number is null where all that run this function are meant. */
  goroutine(target: FunctionId, number: number | null): string {
    const { name, origin } = this.#plain.functions[target]!;
    const place = this.#placeOf(target);
    const numbered = (one: string) => (number === null ? one : `${one} ${String(number)}`);
    if (place === null || origin === 'wrapper') return numbered(name);
    const { library, words } = place;
    if (number !== null) return `goroutine ${String(number)} (${library ? 'of ' : ''}${words})`;
    return library ? `a goroutine of package ${words}` : `the goroutine of ${words}`;
  }

  /** The function: `worker`, `func of line 12`. */
  called(target: FunctionId): string {
    const place = this.#placeOf(target);
    if (place === null) return this.#plain.functions[target]!.name;
    return `func of ${place.library ? 'package ' : ''}${place.words}`;
  }

  /** Null where the function has a name. */
  #placeOf(target: FunctionId): Place | null {
    const known = this.#places.get(target);
    if (known !== undefined) return known;
    const { name, package: home, span } = this.#plain.functions[target]!;
    const file = this.#plain.files[span.file];
    const place =
      file === undefined || !/\.func\d/.test(name)
        ? null
        : file.library
          ? { library: true, words: home }
          : { library: false, words: lineOf(file.text, span.start) };
    this.#places.set(target, place);
    return place;
  }
}

function lineOf(text: string, start: number): string {
  return `line ${String(new LineMap(text).position(start).line)}`;
}
