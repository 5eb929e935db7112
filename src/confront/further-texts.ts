import type { Given } from '../execute/environment.ts';
import type { Program } from '../execute/compile/program.ts';
import { toText } from '../execute/value/text.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import type { PlainBlock } from '../go/plain/statement.ts';
import { walkBlock } from '../go/plain/walk.ts';

/** Of the texts in a text, so many are tried; longer ones only make runs long. */
const mostOfText = 4;
const longest = 16;

/** Texts in full, for what is not followed where nobody knows the text: the text's own, and small ones. */
export function furtherTexts(
  { plain, types }: Program,
  entry: PlainFunction,
): readonly ReadonlyMap<string, Given>[] {
  const texts = [
    ...new Set(['ab', 'ba', ...[...textsIn(plain, entry)].slice(0, mostOfText), 'a', 'aa']),
  ];
  return entry.parameters.flatMap((local, at) => {
    const { name, type } = entry.locals[local]!;
    if (types.shape(type).kind !== 'string') return [];
    const called = name ?? `parameter ${String(at + 1)}`;
    return texts.map((value) => new Map([[called, { kind: 'string', value } as const]]));
  });
}

/** Those that the function is written with, and then those of the functions around it. */
function textsIn({ functions }: PlainProgram, entry: PlainFunction): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (block: PlainBlock): void =>
    walkBlock(block, {
      expression: (one) => {
        if (
          one.kind === 'constant' &&
          one.value.kind === 'string' &&
          one.value.bytes.length <= longest
        )
          found.add(toText(one.value.bytes));
      },
    });
  visit(entry.body);
  for (const { origin, body } of functions) if (origin === 'text') visit(body);
  return found;
}
