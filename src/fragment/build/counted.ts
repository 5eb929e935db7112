import type { GoExpression, GoStatement } from '../../go/syntax.ts';
import { writtenBetween } from '../../go/resolve/variable.ts';
import { binary, integer, type Quantity } from '../quantity.ts';
import { resolutionOf, type Here } from './context.ts';
import { variableOf } from './variables.ts';

export type For = GoStatement & { kind: 'for' };

export interface Counted {
  readonly name: GoExpression & { kind: 'name' };
  readonly start: GoExpression;
  readonly bound: GoExpression;
  readonly operator: '<' | '<=' | '>' | '>=' | '!=';
  /** Turns may also end by this, the rest of a condition with &&. */
  readonly rest: GoExpression | null;
  readonly step: bigint;
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
  const { condition, update, body } = statement;
  const head = headOf(statement);
  if (head === null || update === null || condition === null) return null;
  const { name, start } = head;
  const first = firstConjunct(condition);
  const compared = comparison(name.name, first.condition);
  const step = stepOf(name.name, update);
  if (compared === null || step === null || step === 0n) return null;
  const upward = compared.operator === '<' || compared.operator === '<=';
  if (compared.operator === '!=' ? step !== 1n && step !== -1n : upward !== step > 0n) return null;
  const written = writtenBetween(resolutionOf(here), body.span);
  const variable = variableOf(here, name);
  if (variable === null || written.has(variable)) return null;
  // A variable from before the loop may be written by whoever else knows it.
  if (variable.shared && statement.initializer?.kind !== 'define') return null;
  if (!isStill(here, compared.bound, statement)) return null;
  return {
    name,
    start,
    bound: compared.bound,
    operator: compared.operator,
    rest: first.rest,
    step,
  };
}

function firstConjunct(condition: GoExpression): {
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

function comparison(
  name: string,
  condition: GoExpression,
): { operator: Comparison; bound: GoExpression } | null {
  if (condition.kind !== 'binary' || !isComparison(condition.operator)) return null;
  const { left, right, operator } = condition;
  if (left.kind === 'name' && left.name === name) return { operator, bound: right };
  if (right.kind === 'name' && right.name === name)
    return { operator: mirrored[operator], bound: left };
  return null;
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
function isStill(here: Here, bound: GoExpression, statement: For): boolean {
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
      return !facts.writes.has(bound.field) && still(bound.operand);
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
    default:
      return false;
  }
}

/** The turns from .. to, upwards, and what the variable is in each. */
export function turnsOf(
  counted: Counted,
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
