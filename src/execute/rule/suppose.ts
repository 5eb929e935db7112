import { termOf, withoutMarks } from '../value/term.ts';
import type { Value } from '../value/value.ts';

/** What is supposed of an unknown, as people say it: `err != nil`. */
export function supposition(term: string, value: Value): string {
  const text = withoutMarks(term);
  if (value === true) return text;
  if (value !== false) return `${text} = ${termOf(value)}`;
  if (text.includes(' == ')) return text.replace(' == ', ' != ');
  if (text.endsWith(' is ready')) return text.replace(/ is ready$/, ' is never ready');
  const less = /^(.*) < (.*)$/.exec(text);
  return less ? `${less[1]!} >= ${less[2]!}` : `not ${text}`;
}
