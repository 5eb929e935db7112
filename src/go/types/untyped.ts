import { basicIs } from './basic.ts';
import type { GoExpression } from '../syntax/node.ts';
import type { Checker, UntypedEntry } from './checker.ts';
import type { ConstantValue } from './constant-value.ts';
import { fit, type Misfit } from './constants.ts';
import { underlyingOf } from './named.ts';
import { isNil, isVague, unknownOperand, type Operand } from './operand.ts';
import { areAll, defaultType, hasNil, is, isUntyped, termsOf } from './predicates.ts';
import { recordType } from './record.ts';
import { expressionText, fail, operandText, typeText } from './report.ts';
import { typeSetOf } from './type-set.ts';
import type { BasicType, Type } from './type.ts';

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

/**
 * Says which type an untyped expression has, and with it what it is made of. Final, or still untyped of a
 * larger kind.
 */
export function settle(c: Checker, expression: GoExpression, type: Type, isFinal: boolean): void {
  const open: GoExpression[] = [expression];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const known = c.untyped.get(next);
    if (known === undefined) continue;
    open.push(...partsOf(next, known));
    settleOne(c, next, known, type, isFinal);
  }
}

/** What has the same type as the whole; the operands of a constant keep their own. */
function partsOf(expression: GoExpression, known: UntypedEntry): readonly GoExpression[] {
  if (expression.kind === 'parentheses') return [expression.inner];
  if (expression.kind === 'unary') return known.value === null ? [expression.operand] : [];
  if (expression.kind === 'binary') {
    if (known.value !== null || comparisons.has(expression.operator)) return [];
    return expression.operator === '<<' || expression.operator === '>>'
      ? [expression.left]
      : [expression.left, expression.right];
  }
  return [];
}

function settleOne(
  c: Checker,
  expression: GoExpression,
  known: UntypedEntry,
  type: Type,
  isFinal: boolean,
): void {
  if (!isFinal && isUntyped(type)) {
    c.untyped.set(expression, { ...known, type: underlyingOf(type) });
    return;
  }
  c.untyped.delete(expression);
  if (known.isShifted && !areAll(type, 'integer') && type.kind !== 'unknown') {
    const given = { operand: expressionText(c, expression), type: typeText(c, type) };
    fail(c, expression.span, 'go-shift-of-type', given);
    return;
  }
  let value = known.value;
  if (value !== null && known.mode === 'constant') {
    const fitted = implicitType(known, type);
    if (typeof fitted === 'string') {
      const x: Operand = { ...known, expression, builtin: null };
      invalidConversion(c, fitted, x, type);
      return;
    }
    value = fitted.value ?? value;
  }
  recordType(c, expression, known.mode, type, value);
}

/** The value of a constant after it was fitted to its type. */
function updateValue(c: Checker, x: Operand): void {
  const known = c.untyped.get(x.expression);
  if (known !== undefined) c.untyped.set(x.expression, { ...known, value: x.value });
}

interface ImplicitType {
  readonly type: Type;
  /** null where it stays as it is. */
  readonly value: ConstantValue | null;
}

type Untyped = Pick<Operand, 'mode' | 'type' | 'value'>;

/** What an untyped operand becomes where a type is wanted; how it fails to. A typed one stays. */
export function implicitType(x: Untyped, target: Type): ImplicitType | Misfit {
  const same: ImplicitType = { type: x.type, value: null };
  if (x.mode === 'unknown' || !isUntyped(x.type) || target.kind === 'unknown') return same;
  if (isUntyped(target)) return largerKind(x, target);
  if (target.kind === 'type-parameter') {
    const terms = termsOf(target);
    if (terms === null) return x.mode === 'nil' ? 'invalid' : 'invalid';
    const all = terms.map((term) => implicitType(x, underlyingOf(term.type)));
    const failed = all.find((one): one is Misfit => typeof one === 'string');
    if (failed !== undefined || terms.length === 0) return 'invalid';
    return { type: target, value: null };
  }
  const under = underlyingOf(target);
  if (under.kind === 'basic') return toBasic(x, target, under);
  if (under.kind === 'interface') {
    if (x.mode === 'nil') return { type: target, value: null };
    const set = typeSetOf(under);
    if (set.methods.length > 0) return 'invalid';
    return { type: defaultType(x.type), value: null };
  }
  if (under.kind === 'unknown') return same;
  return x.mode === 'nil' && hasNil(target) ? { type: target, value: null } : 'invalid';
}

const kindOrder: readonly string[] = [
  'untyped int',
  'untyped rune',
  'untyped float',
  'untyped complex',
];

function largerKind(x: Untyped, target: Type): ImplicitType | Misfit {
  if (x.type.kind !== 'basic' || target.kind !== 'basic') return 'invalid';
  const [own, other] = [x.type.basic, target.basic];
  if (own === other) return { type: x.type, value: null };
  if (!basicIs.numeric(own) || !basicIs.numeric(other)) return 'invalid';
  const isSmaller = kindOrder.indexOf(own) < kindOrder.indexOf(other);
  return { type: isSmaller ? target : x.type, value: null };
}

function toBasic(x: Untyped, target: Type, under: BasicType): ImplicitType | Misfit {
  if (x.mode === 'constant' && x.value !== null) {
    const fitted = fit(x.value, under.basic);
    if (typeof fitted === 'string') return misfitOf(x.type, under, fitted);
    return { type: target, value: fitted };
  }
  if (x.type.kind !== 'basic') return 'invalid';
  const own = x.type.basic;
  const fits =
    own === 'untyped nil'
      ? under.basic === 'unsafe-pointer'
      : own === 'untyped bool'
        ? basicIs.boolean(under.basic)
        : own === 'untyped string'
          ? basicIs.string(under.basic)
          : basicIs.numeric(under.basic);
  return fits ? { type: target, value: null } : 'invalid';
}

/** Only between numbers one speaks of overflow. */
export function misfitOf(from: Type, to: BasicType, misfit: Misfit): Misfit {
  if (!is(from, 'numeric') || !basicIs.numeric(to.basic)) return 'invalid';
  if (!is(from, 'integer') && basicIs.integer(to.basic)) return 'truncated';
  return misfit === 'invalid' ? 'invalid' : 'overflows';
}

/** Gives an untyped operand the type; a typed one stays as it is. */
export function convertUntyped(c: Checker, x: Operand, target: Type): Operand {
  const fitted = implicitType(x, target);
  if (typeof fitted === 'string') {
    invalidConversion(c, fitted, x, target);
    return unknownOperand(x.expression);
  }
  return withImplicit(c, x, fitted);
}

export function withImplicit(c: Checker, x: Operand, fitted: ImplicitType): Operand {
  let result = x;
  if (fitted.value !== null) {
    result = { ...result, value: fitted.value };
    updateValue(c, result);
  }
  if (fitted.type !== x.type) {
    result = { ...result, type: fitted.type };
    settle(c, x.expression, fitted.type, false);
  }
  return result;
}

export function invalidConversion(c: Checker, misfit: Misfit, x: Operand, target: Type): void {
  const given = { operand: operandText(c, x), type: typeText(c, target) };
  switch (misfit) {
    case 'truncated':
      return fail(c, x.expression.span, 'go-truncated', given);
    case 'overflows':
      return fail(c, x.expression.span, 'go-overflows', given);
    case 'invalid':
      return fail(c, x.expression.span, 'go-cannot-convert', { ...given, cause: '' });
  }
}

/** Makes two operands of one type if one of them is untyped; null where that is impossible. */
export function matchTypes(c: Checker, x: Operand, y: Operand): readonly [Operand, Operand] | null {
  if (!mayConvert(x, y)) return [x, y];
  const left = implicitType(x, y.type);
  if (typeof left === 'string') return null;
  const newX = withImplicit(c, x, left);
  const right = implicitType(y, newX.type);
  if (typeof right === 'string') return null;
  return [newX, withImplicit(c, y, right)];
}

function mayConvert(x: Operand, y: Operand): boolean {
  if (isVague(x) || isVague(y)) return false;
  if (!isUntyped(x.type) && !isUntyped(y.type)) return false;
  const isPlainInterface = (type: Type): boolean =>
    type.kind !== 'type-parameter' && underlyingOf(type).kind === 'interface';
  if (isPlainInterface(x.type) || isPlainInterface(y.type)) return true;
  if (areAll(x.type, 'boolean') !== areAll(y.type, 'boolean')) return false;
  if (areAll(x.type, 'string') !== areAll(y.type, 'string')) return false;
  if (isNil(x)) return hasNil(y.type);
  if (isNil(y)) return hasNil(x.type);
  return underlyingOf(x.type).kind !== 'pointer' && underlyingOf(y.type).kind !== 'pointer';
}

/** What stayed untyped to the end is recorded as that. */
export function recordUntyped(c: Checker): void {
  for (const [expression, { mode, type, value }] of c.untyped)
    recordType(c, expression, mode, type, value);
  c.untyped.clear();
}
