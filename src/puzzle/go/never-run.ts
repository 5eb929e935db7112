import type { Span } from '../../base/span.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/** It was come to, and left in both ways. */
const bothWays = 1 | 2 | 4;

/** Places of the learner's own text, in their order. */
interface NeverRun {
  /** That no run so far has come to. */
  readonly places: readonly Span[];
  /** Conditions, and other comparisons, that were always true or always false. */
  readonly conditions: readonly Span[];
}

export function neverRun(go: GoProgram): NeverRun {
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
    for (const at of go.comparisons.oneWay(origin.id)) oneWay.push(spans[at]!);
  }
  for (const { id, origin, nameSpan } of program.plain.functions)
    if (origin === 'text' && isOwn(go, id) && !called.has(id)) others.push(nameSpan);
  // What is left of a statement that has begun, such as the way back of a loop, is no place of its own.
  const isBegun = (one: Span): boolean =>
    ran.some((inner) => one.start <= inner.start && inner.end <= one.end);
  return {
    places: inOrder(others.filter((one) => !isBegun(one))),
    conditions: inOrder(oneWay),
  };
}

function inOrder(spans: readonly Span[]): readonly Span[] {
  return spans.toSorted((one, other) => one.start - other.start);
}
