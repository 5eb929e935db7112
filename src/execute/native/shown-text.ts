import type { Term } from '../term/term.ts';
import { Unknown, type Value } from '../value/value.ts';

const unknown = '?';
const directive = /%(?:%|[-+# 0]*(?:\[\d+\])?[\d*]*(?:\.(?:\[\d+\])?[\d*]*)?(?:\[\d+\])?[a-zA-Z])/g;

/** What is known of a text that is printed: a question mark stands for all else, in the line where it is. */
export function shownText(text: Value): string {
  return text instanceof Unknown ? shownTerm(text.term) : (text as string);
}

function shownTerm(term: Term): string {
  if (term.kind === 'literal') return typeof term.value === 'string' ? term.value : unknown;
  if (term.kind === 'computed' && term.operator === '+')
    return term.operands.map(shownTerm).join('');
  if (term.kind !== 'call' || term.name !== 'a text') return unknown;
  // Of what `fmt` puts into words the first is a format, unless it is in an interface.
  const [format] = term.operands;
  if (format?.kind !== 'literal' || typeof format.value !== 'string') return unknown;
  return format.value.replace(directive, (one) => (one === '%%' ? '%' : unknown));
}
