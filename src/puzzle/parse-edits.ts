import type { Lines } from '../protocol/puzzle.ts';
import { clip, type Decoder } from './decode.ts';

const longest = 20_000;

/** Line ranges such as `[[4, 6], [9, 9]]`. */
export function readLines(decoder: Decoder, value: unknown, program: string): readonly Lines[] {
  const count = program.split('\n').length;
  let last = 0;
  return decoder.list('editable', value, 20, (path, one) => {
    const pair = decoder.list(path, one, 2, (inner, line) => decoder.whole(inner, line, 1, count));
    const [from, to] = pair;
    if (from === undefined || to === undefined || from <= last || to < from) {
      decoder.fail(path, 'write [first line, last line], from the top to the bottom');
      return { from: 1, to: 1 };
    }
    last = to;
    return { from, to };
  });
}

/** A whole text, or replacements `[["old", "new"], ...]` in the program, each of a text that is there once. */
export function readProgram(
  decoder: Decoder,
  path: string,
  value: unknown,
  program: string,
): string {
  if (typeof value === 'string') return decoder.text(path, value, longest);
  let text = program;
  decoder.list(path, value, 20, (inner, one) => {
    const pair: readonly unknown[] = Array.isArray(one) ? one : [];
    const [from, to] = pair;
    if (typeof from !== 'string' || typeof to !== 'string' || from === '') {
      decoder.fail(inner, 'write ["old text", "new text"]');
      return;
    }
    const parts = text.split(from);
    const shown = JSON.stringify(clip(from));
    if (parts.length === 2) text = parts.join(to);
    else
      decoder.fail(
        inner,
        parts.length === 1
          ? `${shown} is not in the program`
          : `${shown} is in the program ${parts.length - 1} times; write more of it`,
      );
  });
  return decoder.text(path, text, longest);
}
