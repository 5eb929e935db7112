import type { Procedures } from '../compile/procedure.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import type { Listing } from '../../run/system.ts';

type ListingLine = Listing['lines'][number];

/** The texts of the functions, line by line. */
export function makeListings({
  plain,
  names,
}: Pick<Procedures, 'plain' | 'names'>): readonly Listing[] {
  return plain.functions.map((one) => {
    return { name: names.called(one.id), lines: linesOf(plain, one) };
  });
}

function linesOf(program: PlainProgram, origin: PlainFunction): readonly ListingLine[] {
  const file = program.files[origin.span.file];
  if (file === undefined) return [];
  const lines: ListingLine[] = [];
  let start = origin.span.start;
  const { end } = origin.span;
  while (start < end) {
    const newline = file.text.indexOf('\n', start);
    const stop = newline < 0 || newline > end ? end : newline;
    const text = file.text.slice(start, stop);
    const shownAt = lines.length;
    lines.push({
      span: { start, end: stop },
      operation: text.trim(),
      depth: /^\t*/.exec(text)![0].length,
      isLoopHead: /^\s*for\b/.test(text),
      shownAt,
    });
    start = stop + 1;
  }
  return lines;
}
