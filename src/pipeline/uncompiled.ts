import { LineMap } from '../base/span.ts';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Given } from '../model/given.ts';
import { listed } from '../run/sentence/narration.ts';

/** More lines are not told one by one. */
const mostLines = 3;

/** What is not used changes the meaning of nothing. */
const harmless: ReadonlySet<string> = new Set([
  'go-unused-import',
  'go-unused-variable',
  'go-unused-label',
]);

/** What is said of a text that Go's compiler refuses is said of it once it is repaired. */
export function uncompiled(faults: readonly Diagnostic[], source: string): readonly Given[] {
  const errors = faults.filter((one) => isError(one) && !harmless.has(one.code));
  const [first] = errors;
  if (first === undefined) return [];
  const map = new LineMap(source);
  const found = new Set(errors.map(({ span }) => map.position(span.start).line));
  const lines = [...found].toSorted((one, other) => one - other).map(String);
  return [{ code: 'compiles', words: compileWords(lines), span: first.span }];
}

function compileWords(lines: readonly string[]): string {
  if (lines.length === 1) return `line ${lines[0]} compiles`;
  return lines.length > mostLines ? 'the text compiles' : `lines ${listed(lines)} compile`;
}
