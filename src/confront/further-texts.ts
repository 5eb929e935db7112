import type { Given } from '../execute/environment.ts';
import type { Program } from '../execute/compile/program.ts';
import { toText } from '../execute/value/text.ts';
import type { PlainFunction, PlainProgram } from '../go/plain/program.ts';
import { eachExpression, oneAtATime } from './one-at-a-time.ts';

/** Of the texts in a text, so many are tried; longer ones only make runs long. */
const mostOfText = 4;
const longest = 16;

/** Texts in full, for what is not followed where nobody knows the text: the text's own, and small ones. */
export function furtherTexts(
  program: Program,
  entry: PlainFunction,
): readonly ReadonlyMap<string, Given>[] {
  const own = [...textsIn(program.plain, entry)].slice(0, mostOfText);
  const texts = [...new Set(['ab', 'ba', ...own, 'a', 'aa'])];
  return oneAtATime(program, entry, ({ kind }) =>
    kind === 'string' ? texts.map((value) => ({ kind: 'string', value })) : [],
  );
}

function textsIn(plain: PlainProgram, entry: PlainFunction): ReadonlySet<string> {
  const found = new Set<string>();
  eachExpression(plain, entry, (one) => {
    if (one.kind !== 'constant' || one.value.kind !== 'string') return;
    const { bytes } = one.value;
    if (bytes.length <= longest) found.add(toText(bytes));
  });
  return found;
}
