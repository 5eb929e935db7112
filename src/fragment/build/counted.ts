import { unreachable } from '../../base/unreachable.ts';
import type { Block, GoExpression, GoStatement } from '../../go/syntax.ts';
import { writtenBetween } from '../../go/resolve/variable.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import { binary } from '../../expression/fold.ts';
import { resolutionOf, type Here } from './context.ts';
import { isFollowed } from './structs.ts';
import { variableOf } from './variables.ts';
import { around, progressOf, type For } from './while.ts';

export interface Counted {
  readonly name: GoExpression & { kind: 'name' };
  readonly start: GoExpression;
  readonly bound: GoExpression;
  readonly operator: '<' | '<=' | '>' | '>=' | '!=';
  /** Turns may also end by this, the rest of a condition with &&. */
  readonly rest: GoExpression | null;
  readonly step: bigint;
  /** The body without the step, where that stands in it. */
  readonly body: Block;
}

/** The variable and its first value: for i := a, for i = a, or for ; i > 0; with an i from before. */
function headOf({
  initializer,
  condition,
}: For): { name: GoExpression & { kind: 'name' }; start: GoExpression } | null {
  if (
    initializer?.kind === 'define' ||
    (initializer?.kind === 'assign' && initializer.operator === '=')
  ) {
    const [name] = initializer.left;
    const [start] = initializer.right;
    return initializer.left.length === 1 && name?.kind === 'name' && start !== undefined
      ? { name, start }
      : null;
  }
  const first =
    condition === null || initializer !== null ? null : firstConjunct(condition).condition;
  return first?.kind === 'binary' && first.left.kind === 'name'
    ? { name: first.left, start: first.left }
    : null;
}

/** for i := a; i < b; i++, and its relatives, where nothing in the loop touches i or b. */
export function asCounted(here: Here, statement: For): Counted | null {
  const head = headOf(statement);
  const { condition } = statement;
  if (head === null || condition === null) return null;
  const { name, start } = head;
  const variable = variableOf(here, name);
  // A variable from before the loop may be written by whoever else knows it.
  if (variable === null || (variable.shared && statement.initializer?.kind !== 'define'))
    return null;
  const { update, body } = updateOf(here, statement, name.name) ?? {};
  if (update === undefined || body === undefined) return null;
  const first = firstConjunct(condition);
  const goal = comparison(name.name, first.condition);
  const step = stepOf(name.name, update);
  if (goal === null || step === null || !leadsTo(goal.operator, step)) return null;
  const isTouched = around(statement.body.span, update.span).some((span) =>
    writtenBetween(resolutionOf(here), span).has(variable),
  );
  if (isTouched || !isStill(here, goal.bound, statement)) return null;
  const { operator, bound } = goal;
  return { name, start, bound, operator, rest: first.rest, step, body };
}

/** What moves the variable on, in the head of the loop or in its body. */
function updateOf(
  here: Here,
  statement: For,
  name: string,
): { readonly update: GoStatement; readonly body: Block } | null {
  const { update, body } = statement;
  if (update !== null) return { update, body };
  const progress = progressOf(
    here,
    statement,
    (variable, inner) => variable.name === name && stepOf(name, inner) !== null,
  );
  return progress === null ? null : { update: progress.step, body: progress.body };
}

/** Whether steps of this size come to the end of the comparison. */
export function leadsTo(operator: Comparison, step: bigint): boolean {
  if (operator === '!=') return step === 1n || step === -1n;
  const upward = operator === '<' || operator === '<=';
  return step !== 0n && upward === step > 0n;
}

export function firstConjunct(condition: GoExpression): {
  condition: GoExpression;
  rest: GoExpression | null;
} {
  if (condition.kind !== 'binary' || condition.operator !== '&&') return { condition, rest: null };
  const left = firstConjunct(condition.left);
  const rest = left.rest === null ? condition.right : { ...condition, left: left.rest };
  return { condition: left.condition, rest };
}

const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '!=': '!=' } as const;
type Comparison = keyof typeof mirrored;
const isComparison = (operator: string): operator is Comparison => operator in mirrored;

function comparison(name: string, condition: GoExpression): Compared | null {
  return compared(condition, (side) => side.kind === 'name' && side.name === name);
}

interface Compared {
  readonly operator: Comparison;
  readonly bound: GoExpression;
}

/** The comparison with the subject on its left. */
export function compared(
  condition: GoExpression,
  isSubject: (side: GoExpression) => boolean,
): Compared | null {
  if (condition.kind !== 'binary' || !isComparison(condition.operator)) return null;
  const { left, right, operator } = condition;
  if (isSubject(left)) return { operator, bound: right };
  return isSubject(right) ? { operator: mirrored[operator], bound: left } : null;
}

function stepOf(name: string, update: GoStatement): bigint | null {
  if (update.kind === 'step')
    return update.operand.kind === 'name' && update.operand.name === name
      ? BigInt(update.by)
      : null;
  if (update.kind !== 'assign' || (update.operator !== '+=' && update.operator !== '-='))
    return null;
  const [target] = update.left;
  const [by] = update.right;
  if (target?.kind !== 'name' || target.name !== name || by?.kind !== 'integer') return null;
  return update.operator === '+=' ? by.value : -by.value;
}

/** The bound is evaluated in every turn: it must not be able to change. */
export function isStill(here: Here, bound: GoExpression, statement: For): boolean {
  const still = (inner: GoExpression): boolean => isStill(here, inner, statement);
  const { facts, index } = here.builder;
  switch (bound.kind) {
    case 'integer':
    case 'literal':
      return true;
    case 'name': {
      const variable = variableOf(here, bound);
      if (variable === null) return !facts.writes.has(bound.name);
      return !variable.shared && !writtenBetween(resolutionOf(here), statement.span).has(variable);
    }
    case 'selector':
      return isFollowed(here, bound.field) && still(bound.operand);
    case 'binary':
      return still(bound.left) && still(bound.right);
    case 'unary':
      return bound.operator !== '<-' && still(bound.operand);
    case 'call': {
      const { callee } = bound;
      const [only] = bound.arguments;
      if (callee.kind === 'selector')
        return callee.field === 'NumCPU' && callee.operand.kind === 'name';
      if (callee.kind !== 'name' || only === undefined) return false;
      const pure = ['len', 'cap', 'int', 'int64', 'int32', 'uint', 'min', 'max'].includes(
        callee.name,
      );
      if (!pure || index.functions.has(callee.name)) return false;
      const root = only.kind === 'selector' ? only.field : only.kind === 'name' ? only.name : null;
      const grows = callee.name === 'len' && root !== null && facts.elementWrites.has(root);
      return !grows && bound.arguments.every(still);
    }
    case 'assertion':
    case 'bad':
    case 'boolean':
    case 'composite':
    case 'conversion':
    case 'function-literal':
    case 'index':
    case 'iota':
    case 'nil':
    case 'slice':
    case 'type-expression':
      return false;
    default:
      return unreachable(bound);
  }
}

/** The turns from .. to, upwards, and what the variable is in each. */
export function turnsOf(
  counted: Pick<Counted, 'operator' | 'step'>,
  start: Quantity,
  bound: Quantity,
  turn: Quantity,
): { readonly from: Quantity; readonly to: Quantity; readonly variable: Quantity } {
  const one = integer(1);
  const { operator, step } = counted;
  const includes = operator === '<=' || operator === '>=';
  if (step === 1n)
    return { from: start, to: includes ? binary('+', bound, one) : bound, variable: turn };
  if (step === -1n) {
    const from = includes ? bound : binary('+', bound, one);
    const to = binary('+', start, one);
    // Downwards from start: the first turn stands at the last number.
    return { from, to, variable: binary('-', binary('+', from, start), turn) };
  }
  const size = step < 0n ? -step : step;
  const distance = step > 0n ? binary('-', bound, start) : binary('-', start, bound);
  const reach = binary('+', distance, integer(includes ? size : size - 1n));
  const variable = binary('+', start, binary('*', integer(step), turn));
  // A distance below zero divides to zero turns at most.
  return { from: integer(0), to: binary('/', reach, integer(size)), variable };
}
