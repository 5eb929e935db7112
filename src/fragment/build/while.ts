import type { Span } from '../../base/span.ts';
import { writtenBetween, type Variable } from '../../go/resolve/variable.ts';
import type { Block, GoExpression, GoStatement } from '../../go/syntax.ts';
import { visitExpression, visitStatement } from '../../go/visit.ts';
import { resolutionOf, type Here } from './context.ts';
import { variableOf } from './variables.ts';

export type For = GoStatement & { kind: 'for' };

/** The one statement of a loop's body that its condition waits for, and the body without it. */
interface Progress {
  readonly variable: Variable;
  readonly step: GoStatement;
  readonly body: Block;
}

/**
 * for n < m { P; n++; Q } as for ; n < m; n++ { P; Q }. Side conditions: the step is reached in every
 * turn (it stands in no branch, and no continue leads past it), nothing else in the loop writes n, and
 * Q does not look at n.
 */
export function progressOf(
  here: Here,
  { body, update, condition }: For,
  isStep: (variable: Variable, statement: GoStatement) => boolean,
): Progress | null {
  if (update !== null || condition === null || hasContinue(body)) return null;
  const resolution = resolutionOf(here);
  for (const variable of namesIn(here, condition)) {
    const at = body.statements.findIndex((statement) => isStep(variable, statement));
    const step = body.statements[at];
    if (step === undefined || variable.shared) continue;
    const isWrittenElsewhere = around(body.span, step.span).some((span) =>
      writtenBetween(resolution, span).has(variable),
    );
    if (isWrittenElsewhere) continue;
    const behind = body.statements.slice(at + 1);
    if (behind.some((statement) => mentions(here, statement, variable))) continue;
    return {
      variable,
      step,
      body: { ...body, statements: [...body.statements.slice(0, at), ...behind] },
    };
  }
  return null;
}

/** The text around a statement. */
export const around = (whole: Span, part: Span): readonly Span[] => [
  { start: whole.start, end: part.start },
  { start: part.end, end: whole.end },
];

function namesIn(here: Here, condition: GoExpression): ReadonlySet<Variable> {
  const found = new Set<Variable>();
  visitExpression(condition, {
    statement: () => undefined,
    expression: (inner) => {
      const variable = inner.kind === 'name' ? variableOf(here, inner) : null;
      if (variable !== null) found.add(variable);
    },
  });
  return found;
}

function mentions(here: Here, statement: GoStatement, variable: Variable): boolean {
  let found = false;
  visitStatement(statement, {
    statement: () => undefined,
    expression: (inner) => {
      if (inner.kind === 'name' && variableOf(here, inner) === variable) found = true;
    },
  });
  return found;
}

/** Any at all, even of a loop inside: those are rare, and this is on the safe side. */
function hasContinue(body: Block): boolean {
  let found = false;
  visitStatement(body, {
    statement: (inner) => {
      if (inner.kind === 'continue' || inner.kind === 'goto') found = true;
    },
    expression: () => undefined,
  });
  return found;
}
