import { termOf, withoutMarks } from '../value/term.ts';
import type { Value } from '../value/value.ts';

/** `f(), result 2 == zero` is "result 2 of f() == nil"; a value that has no short text is not named. */
function forPeople(text: string): string {
  return text
    .replace(/^(\S*\(.*\)), result (\d+)(?= |$)/, 'result $2 of $1')
    .replace(/ == zero$/, ' == nil')
    .replace(/ == value$/, ' == what it is compared with');
}

/** What is supposed of an unknown, as people say it: `err != nil`. */
export function supposition(term: string, value: Value): string {
  const text = forPeople(withoutMarks(term));
  if (value === true) return text;
  if (value !== false) return `${text} = ${termOf(value)}`;
  if (text.includes(' == ')) return text.replace(' == ', ' != ');
  if (text.endsWith(' is ready')) return text.replace(/ is ready$/, ' is never ready');
  const less = /^(.*) < (.*)$/.exec(text);
  return less ? `${less[1]!} >= ${less[2]!}` : `not ${text}`;
}
