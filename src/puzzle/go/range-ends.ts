import type { Span } from '../../base/span.ts';
import { visitStatements } from '../../go/plain/walk.ts';
import { parseFile } from '../../go/syntax/parse-file.ts';
import type { GoStatement } from '../../go/syntax/node.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/**
 * Places that a range over a channel which is always left before comes to: its end, and the return behind it that Go
 * asks for. When it ends is up to who sends.
 */
export function rangeEnds(go: GoProgram): readonly Span[] {
  const receives = receivesOf(go);
  return parseFile('main.go', go.text).declarations.flatMap((one) => {
    const statements = one.kind === 'function' ? (one.body?.statements ?? []) : [];
    return statements.flatMap((loop, at) => {
      if (loop.kind !== 'range' || !overChannel(loop, receives)) return [];
      const next = statements[at + 1];
      return next !== undefined && isBare(next) ? [loop.headSpan, next.span] : [loop.headSpan];
    });
  });
}

/** `range <-c` receives as well, and ranges over what it got. */
function overChannel(
  { subject, headSpan }: GoStatement & { kind: 'range' },
  receives: readonly number[],
): boolean {
  const isPlain = subject.kind === 'name' || subject.kind === 'call';
  return isPlain && receives.some((start) => headSpan.start <= start && start < headSpan.end);
}

function isBare(statement: GoStatement): boolean {
  return statement.kind === 'return' && statement.values.every(({ kind }) => kind === 'name');
}

function receivesOf(go: GoProgram): readonly number[] {
  const starts: number[] = [];
  for (const one of go.program.plain.functions) {
    if (!isOwn(go, one.id)) continue;
    visitStatements(one.body, ({ kind, span }) => {
      if (kind === 'receive') starts.push(span.start);
    });
  }
  return starts;
}
