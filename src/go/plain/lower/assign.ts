import type { Span } from '../../../base/span.ts';
import type { ArithmeticOperator, GoExpression, GoStatement } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { LocalId, TypeId } from '../ids.ts';
import { read } from './access.ts';
import { arithmetic } from './binary.ts';
import { emitCommaOk, isCommaOk } from './comma-ok.ts';
import { integer, local, shapeOf, typeOf, withoutParentheses, type Context } from './context.ts';
import { assignable, assigned } from './convert.ts';
import { canPanic } from './expression-facts.ts';
import { atPlace, type Typed } from './operand.ts';
import {
  frozen,
  frozenValue,
  changedLocal,
  lowerDefined,
  lowerTarget,
  write,
  type Target,
  type TypedTarget,
} from './target.ts';
import { typeOfValue } from './typing.ts';

/** `a, b = x, y`, `a, b := f()`, `x += y` */
export function lowerAssign(
  context: Context,
  statement: GoStatement & { readonly kind: 'assign' | 'define' },
): void {
  const { left, right, span } = statement;
  if (statement.kind === 'assign' && statement.operator !== null) {
    const [target, operand] = [left[0], right[0]];
    if (target === undefined || operand === undefined) return;
    return operate(context, target, statement.operator, operandOf(context, operand), span);
  }
  const targets = left.map((expression) =>
    statement.kind === 'define'
      ? lowerDefined(context, expression)
      : lowerTarget(context, expression),
  );
  assignAll(context, targets, right, span);
}

export function assignAll(
  context: Context,
  targets: readonly TypedTarget[],
  right: readonly GoExpression[],
  span: Span,
): void {
  const [first, ...others] = right;
  if (first === undefined) return;
  if (targets.length > 1 && others.length === 0)
    return assignParts(context, targets, partsOf(context, targets, first), span);
  const values = right.map((expression) => operandOf(context, expression));
  if (targets.length === 1 && values.length === 1)
    return assignOne(context, targets[0]!, values[0]!, span);
  assignParts(context, targets, values, span);
}

const operandOf = (context: Context, expression: GoExpression): Typed => ({
  value: context.lower.expression(context, expression),
  type: typeOf(context, expression),
});

/** The values of one expression that has several. */
function partsOf(
  context: Context,
  targets: readonly TypedTarget[],
  expression: GoExpression,
): readonly Typed[] {
  const inner = withoutParentheses(expression);
  if (inner.kind === 'call') return context.lower.call(context, inner, targets.length);
  if (targets.length === 2 && isCommaOk(context, inner)) return emitCommaOk(context, inner);
  return [operandOf(context, expression)];
}

function assignOne(context: Context, target: TypedTarget, given: Typed, span: Span): void {
  const value = assignable(context, given, target.type ?? given.type)();
  write(context, target.target(), value, span);
}

/** All operands first, then the assignments from left to right. */
export function assignParts(
  context: Context,
  targets: readonly TypedTarget[],
  given: readonly Typed[],
  span: Span,
): void {
  const places = targets.map(({ target }) => target());
  const changing = new Set(places.map(changedLocal).filter((id): id is LocalId => id !== null));
  const ready = places.map((place) => frozen(context, place, changing, span));
  const values = given.map((value, index) => {
    const type = targets[index]?.type ?? value.type;
    return settled(context, assignable(context, value, type)(), changing, span);
  });
  ready.forEach((target, index) => {
    const value = values[index];
    if (value !== undefined) write(context, target, value, span);
  });
}

/** A value that panics does so before anything is assigned. */
function settled(
  context: Context,
  value: PlainExpression,
  changing: ReadonlySet<LocalId>,
  span: Span,
): PlainExpression {
  return canPanic(value)
    ? context.fn.copy(value, typeOfValue(context, value), span)
    : frozenValue(context, value, changing, span);
}

/** x op= y: where x is, is found out once. */
function operate(
  context: Context,
  left: GoExpression,
  operator: ArithmeticOperator,
  right: Typed,
  span: Span,
): void {
  const { target: late, type } = lowerTarget(context, left);
  if (type === null) return void right.value();
  const target = late();
  const old = oldValue(context, target, type, span);
  const isShift = operator === '<<' || operator === '>>';
  const operand = isShift ? right.value() : assigned(context, right.value(), right.type, type);
  write(context, target, arithmetic(operator, old, operand, type), span);
}

function oldValue(context: Context, target: Target, type: TypeId, span: Span): PlainExpression {
  if (target.kind === 'place' || target.kind === 'elsewhere')
    return read(context, atPlace(target.place), type, span);
  const value = context.fn.temporary(type, span);
  if (target.kind === 'map') {
    const { map, key, mapType } = target;
    context.fn.emit({ kind: 'map-get', map, key, type: mapType, value, ok: null }, span);
  }
  return local(value);
}

/** x++ and x-- */
export function lowerStep(
  context: Context,
  { operand, by, span }: GoStatement & { readonly kind: 'step' },
): void {
  const type = typeOf(context, operand);
  const value = (): PlainExpression => one(context, type);
  operate(context, operand, by === 1 ? '+' : '-', { value, type }, span);
}

function one(context: Context, type: TypeId): PlainExpression {
  const { kind } = shapeOf(context, type);
  if (kind === 'float') return { kind: 'constant', value: { kind: 'float', value: 1 }, type };
  if (kind === 'complex')
    return { kind: 'constant', value: { kind: 'complex', real: 1, imaginary: 0 }, type };
  return integer(context, 1, type);
}
