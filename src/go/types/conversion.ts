import { encodeUtf8 } from '../syntax/escape.ts';
import type { Checker } from './checker.ts';
import type { ConstantValue } from './constant-value.ts';
import { fit, stringValue, toInteger } from './constants.ts';
import { convertible, isText } from './convertible.ts';
import { printConstant } from './describe.ts';
import { underlyingOf } from './named.ts';
import { isNil, isVague, unknownOperand, type Operand } from './operand.ts';
import { areAll, defaultType, is, isInterface, isUntyped, termsOf } from './predicates.ts';
import { relativeTo } from './print-type.ts';
import { fail, operandText, typeText } from './report.ts';
import { settle } from './untyped.ts';
import type { Type } from './type.ts';

/** T(x) */
export function convert(c: Checker, x: Operand, to: Type): Operand {
  if (isVague(x) || to.kind === 'unknown') return vague(c, x, to);
  const isConstant = x.mode === 'constant' && x.value !== null;
  const converted = isConstant ? convertConstant(c, x, to) : convertValue(c, x, to);
  if (converted === null) return unknownOperand(x.expression);
  if (isUntyped(x.type)) settle(c, x.expression, finalType(x, to, isConstant), true);
  return { ...converted, type: to };
}

function vague(c: Checker, x: Operand, to: Type): Operand {
  if (isUntyped(x.type) && x.mode !== 'unknown') settle(c, x.expression, defaultType(x.type), true);
  return { ...x, mode: 'value', type: to, value: null };
}

/** What the untyped operand itself is said to be. */
function finalType(x: Operand, to: Type, isConstant: boolean): Type {
  if (isNil(x)) return to;
  if (isInterface(to) || (isConstant && !isConstantType(to))) return defaultType(x.type);
  if (x.mode === 'constant' && is(x.type, 'integer') && areAll(to, 'string')) return x.type;
  return to;
}

/** Constants can have it. */
export function isConstantType(type: Type): boolean {
  return type.kind !== 'type-parameter' && is(type, 'constant');
}

function convertConstant(c: Checker, x: Operand, to: Type): Operand | null {
  if (isConstantType(to)) {
    const value = convertedConstant(x, to);
    if (value !== null) return { ...x, value };
    if (is(x.type, 'integer') && is(to, 'integer') && x.value !== null) {
      const given = { value: printConstant(x.value), type: typeText(c, to) };
      fail(c, x.expression.span, 'go-constant-conversion', given);
    } else cannot(c, x, to, '');
    return null;
  }
  if (to.kind === 'type-parameter') return convertToParameter(c, x, to);
  return convertValue(c, x, to);
}

function convertedConstant(x: Operand, to: Type): ConstantValue | null {
  const under = underlyingOf(to);
  if (under.kind !== 'basic' || x.value === null) return null;
  const fitted = fit(x.value, under.basic);
  if (typeof fitted !== 'string') return fitted;
  if (!is(x.type, 'integer') || !is(to, 'string')) return null;
  const code = toInteger(x.value) ?? -1n;
  const isScalar = code >= 0n && code <= 0x10ffffn && !(code >= 0xd800n && code < 0xe000n);
  return stringValue(encodeUtf8(String.fromCodePoint(isScalar ? Number(code) : 0xfffd)));
}

function convertToParameter(c: Checker, x: Operand, to: Type): Operand | null {
  for (const term of termsOf(to) ?? []) {
    const isPossible =
      (is(x.type, 'string') && isText(term.type)) ||
      convertedConstant(x, term.type) !== null ||
      (!isConstantType(term.type) && convertible(x, term.type, relativeTo(c.package)).ok);
    if (isPossible) continue;
    const cause = `cannot convert ${operandText(c, x)} to type ${typeText(c, term.type)} (in ${typeText(c, to)})`;
    cannot(c, x, to, `: ${cause}`);
    return null;
  }
  if (termsOf(to) === null) {
    cannot(c, x, to, '');
    return null;
  }
  return { ...x, mode: 'value', value: null };
}

function convertValue(c: Checker, x: Operand, to: Type): Operand | null {
  const answer = convertible(x, to, relativeTo(c.package));
  if (answer.ok) return { ...x, mode: 'value', value: null };
  cannot(c, x, to, answer.cause === '' ? '' : `: ${answer.cause}`);
  return null;
}

function cannot(c: Checker, x: Operand, to: Type, cause: string): void {
  const given = { operand: operandText(c, x), type: typeText(c, to), cause };
  fail(c, x.expression.span, 'go-cannot-convert', given);
}
