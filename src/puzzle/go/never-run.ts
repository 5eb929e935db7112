import type { Span } from '../../base/span.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/** It was come to, and left in both ways. */
const bothWays = 1 | 2 | 4;

/**
 * The places of the learner's own text that no run so far has come to, and the conditions that were always true or
 * always false, in their order.
 */
export function neverRun(go: GoProgram): readonly Span[] {
  const { program } = go;
  const ran: Span[] = [];
  const others: Span[] = [];
  const oneWay: Span[] = [];
  const called = new Set<number>();
  for (const { function: origin, spans, ran: marks, isBranch } of program.compiled()) {
    called.add(origin.id);
    if (!isOwn(go, origin.id) || marks === null) continue;
    ran.push(origin.nameSpan);
    for (const [at, span] of spans.entries()) {
      const mark = marks[at]!;
      (mark === 0 ? others : ran).push(span);
      if (isBranch[at] === true && mark !== 0 && mark !== bothWays) oneWay.push(span);
    }
  }
  for (const { id, origin, nameSpan } of program.plain.functions)
    if (origin === 'text' && isOwn(go, id) && !called.has(id)) others.push(nameSpan);
  // What is left of a statement that has begun, such as the way back of a loop, is no place of its own.
  const isBegun = (one: Span): boolean =>
    ran.some((inner) => one.start <= inner.start && inner.end <= one.end);
  // One of what is compared by min or max may always be the least.
  const isChoice = ({ start, end }: Span): boolean => {
    const words = go.text.slice(start, end).replaceAll('<-', '');
    return /\b(min|max)\(/.test(words) && !/[<>!&|]|==/.test(words);
  };
  const conditions = oneWay.filter((one) => !isChoice(one));
  return [...others.filter((one) => !isBegun(one)), ...conditions].toSorted(
    (one, other) => one.start - other.start,
  );
}
