import type { Span } from '../../base/span.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/** The places of the learner's own text that no run so far has come to, in their order. */
export function neverRun(go: GoProgram): readonly Span[] {
  const { program } = go;
  const ran: Span[] = [];
  const others: Span[] = [];
  const called = new Set<number>();
  for (const { function: origin, spans, ran: marks } of program.compiled()) {
    called.add(origin.id);
    if (!isOwn(go, origin.id) || marks === null) continue;
    ran.push(origin.nameSpan);
    for (const [at, span] of spans.entries()) (marks[at] === 1 ? ran : others).push(span);
  }
  for (const { id, origin, nameSpan } of program.plain.functions)
    if (origin === 'text' && isOwn(go, id) && !called.has(id)) others.push(nameSpan);
  // What is left of a statement that has begun, such as the way back of a loop, is no place of its own.
  return others
    .filter((one) => !ran.some((inner) => one.start <= inner.start && inner.end <= one.end))
    .toSorted((one, other) => one.start - other.start);
}
