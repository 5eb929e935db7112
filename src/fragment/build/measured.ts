import type { GoExpression, GoStatement } from '../../go/syntax.ts';
import type { Variable } from '../../go/resolve/variable.ts';
import type { Here } from './context.ts';
import { compared, firstConjunct, isStill, leadsTo, type Counted } from './counted.ts';
import { variableOf } from './variables.ts';
import { progressOf, type For } from './while.ts';

export interface Measured extends Pick<Counted, 'bound' | 'operator' | 'rest' | 'step' | 'body'> {
  /** The slice whose length the loop waits for. */
  readonly name: GoExpression & { readonly kind: 'name' };
}

/**
 * for len(all) < n { all = append(all, <-c) } turns n - len(all) times, and for len(open) > 0 { open =
 * open[1:] } as often as open is long. The step stays in the body: what it appends may communicate.
 */
export function asMeasured(here: Here, statement: For): Measured | null {
  const { condition } = statement;
  if (condition === null) return null;
  const progress = progressOf(
    here,
    statement,
    (variable, inner) => growthOf(here, variable, inner) !== null,
  );
  if (progress === null) return null;
  const { variable } = progress;
  const step = growthOf(here, variable, progress.step);
  const first = firstConjunct(condition);
  let name: Measured['name'] | null = null;
  const goal = compared(first.condition, (side) => {
    const of = lengthIn(side);
    if (of === null || variableOf(here, of) !== variable) return false;
    name = of;
    return true;
  });
  if (goal === null || name === null || step === null || !leadsTo(goal.operator, step)) return null;
  if (!isStill(here, goal.bound, statement)) return null;
  return { ...goal, name, rest: first.rest, step, body: statement.body };
}

/** By how much a statement changes the length of the slice: all = append(all, x), open = open[1:]. */
function growthOf(here: Here, variable: Variable, statement: GoStatement): bigint | null {
  if (statement.kind !== 'assign' || statement.operator !== '=' || statement.left.length !== 1)
    return null;
  const isIt = (side: GoExpression | undefined): boolean =>
    side?.kind === 'name' && variableOf(here, side) === variable;
  const [value] = statement.right;
  if (!isIt(statement.left[0]) || value === undefined) return null;
  if (value.kind === 'call')
    return value.callee.kind === 'name' &&
      value.callee.name === 'append' &&
      isIt(value.arguments[0]) &&
      !value.spread &&
      value.arguments.length > 1
      ? BigInt(value.arguments.length - 1)
      : null;
  const isRest =
    value.kind === 'slice' &&
    isIt(value.operand) &&
    value.high === null &&
    value.low?.kind === 'integer' &&
    value.low.value === 1n;
  return isRest ? -1n : null;
}

function lengthIn(side: GoExpression): Measured['name'] | null {
  if (side.kind !== 'call' || side.callee.kind !== 'name' || side.callee.name !== 'len')
    return null;
  const [of] = side.arguments;
  return of?.kind === 'name' ? of : null;
}
