import type { CallExpression } from '../syntax/node.ts';
import { basics } from './basic.ts';
import type { Checker } from './checker.ts';
import type { ConstantValue } from './constant-value.ts';
import { integerValue, toComplex, toRational, unknownValue } from './constants.ts';
import { coreType } from './core-type.ts';
import { foldComparison } from './fold.ts';
import { identical } from './identical.ts';
import { underlyingOf } from './named.ts';
import { constantOperand, isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { everyType, is, isUntyped } from './predicates.ts';
import { fail, operandText, typeText } from './report.ts';
import { convertUntyped, matchTypes, settle } from './untyped.ts';
import type { Type } from './type.ts';

/** len and cap; of an array a constant, unless a call or a receive is inside. */
export function lengthCall(
  c: Checker,
  e: CallExpression,
  builtin: 'len' | 'cap',
  x: Operand,
): Operand {
  // What nobody knows may be a constant text.
  if (isVague(x))
    return builtin === 'len'
      ? constantOperand(e, basics.int, unknownValue)
      : valueOperand(e, basics.int);
  const under = underlyingOf(x.type);
  const target = under.kind === 'pointer' ? underlyingOf(under.element) : under;
  if (x.type.kind !== 'type-parameter') {
    if (under.kind === 'unknown' || target.kind === 'unknown') return valueOperand(e, basics.int);
    if (target.kind === 'array') {
      if (c.hasCallOrReceive || target.length === null) return valueOperand(e, basics.int);
      return constantOperand(e, basics.int, integerValue(target.length));
    }
    if (builtin === 'len' && is(under, 'string')) {
      if (x.mode !== 'constant') return valueOperand(e, basics.int);
      const length = x.value?.kind === 'string' ? integerValue(x.value.bytes.length) : unknownValue;
      return constantOperand(e, basics.int, length);
    }
  }
  if (everyType(x.type, (type) => hasLength(type, builtin))) return valueOperand(e, basics.int);
  fail(c, x.expression.span, 'go-no-length', { operand: operandText(c, x), function: builtin });
  return unknownOperand(e);
}

function hasLength(type: Type, builtin: 'len' | 'cap'): boolean {
  const under = underlyingOf(type);
  switch (under.kind) {
    case 'basic':
      return builtin === 'len' && is(under, 'string');
    case 'pointer':
      return underlyingOf(under.element).kind === 'array';
    case 'array':
    case 'slice':
    case 'channel':
    case 'unknown':
      return true;
    case 'map':
      return builtin === 'len';
    case 'named':
    case 'type-parameter':
    case 'signature':
    case 'struct':
    case 'interface':
    case 'union':
    case 'tuple':
      return false;
  }
}

export function minMaxCall(
  c: Checker,
  e: CallExpression,
  builtin: 'min' | 'max',
  args: readonly Operand[],
): Operand {
  const isOrdered = (type: Type): boolean => everyType(type, (one) => is(one, 'ordered'));
  for (const one of args) {
    if (isVague(one)) return unknownOperand(e);
    if (isOrdered(one.type)) continue;
    fail(c, one.expression.span, 'go-not-ordered', {
      operand: operandText(c, one),
      function: builtin,
    });
    return unknownOperand(e);
  }
  let x = args[0]!;
  for (const y of args.slice(1)) {
    const matched = matchTypes(c, x, y);
    if (matched === null || !identical(matched[0].type, matched[1].type)) {
      const given = { left: typeText(c, x.type), right: typeText(c, y.type) };
      fail(c, y.expression.span, 'go-min-max-mismatch', {
        ...given,
        text: operandText(c, y),
        function: builtin,
      });
      return unknownOperand(e);
    }
    x = smallerOrLarger(builtin, matched[0], matched[1]);
  }
  if (x.mode !== 'constant') {
    x = { ...x, mode: 'value', value: null };
    for (const one of args) if (isUntyped(one.type)) settle(c, one.expression, x.type, true);
  }
  return x;
}

function smallerOrLarger(builtin: 'min' | 'max', x: Operand, y: Operand): Operand {
  if (x.mode !== 'constant' || y.mode !== 'constant' || x.value === null || y.value === null)
    return { ...(isUntyped(x.type) ? y : x), mode: 'value', value: null };
  const isLess = foldComparison('<', y.value, x.value) === true;
  return isLess === (builtin === 'min') ? y : x;
}

/** complex(re, im) */
export function complexCall(c: Checker, e: CallExpression, x: Operand, y: Operand): Operand {
  if (isVague(x) || isVague(y)) return unknownOperand(e);
  const matched = matchParts(c, x, y);
  if (matched === null) return unknownOperand(e);
  const [re, im] = matched;
  if (!identical(re.type, im.type)) {
    const given = { left: typeText(c, re.type), right: typeText(c, im.type) };
    fail(c, x.expression.span, 'go-complex-mismatch', given);
    return unknownOperand(e);
  }
  const type = complexTypeOf(re.type);
  if (type === null) {
    fail(c, x.expression.span, 'go-complex-arguments', { type: typeText(c, re.type) });
    return unknownOperand(e);
  }
  if (re.mode !== 'constant' || im.mode !== 'constant' || re.value === null || im.value === null)
    return valueOperand(e, type);
  const [real, imaginary] = [toRational(re.value), toRational(im.value)];
  const value: ConstantValue =
    real === null || imaginary === null ? unknownValue : { kind: 'complex', real, imaginary };
  return constantOperand(e, type, value);
}

/** Two constants stay constants; else the untyped one follows the other, or becomes a float64. */
function matchParts(c: Checker, x: Operand, y: Operand): readonly [Operand, Operand] | null {
  const areUntyped = [isUntyped(x.type), isUntyped(y.type)];
  if (!areUntyped[0] && !areUntyped[1]) return [x, y];
  if (areUntyped[0] && !areUntyped[1]) return valid(convertUntyped(c, x, y.type), y);
  if (!areUntyped[0] && areUntyped[1]) return valid(x, convertUntyped(c, y, x.type));
  const areConstant = x.mode === 'constant' && y.mode === 'constant';
  if (!areConstant)
    return valid(convertUntyped(c, x, basics.float64), convertUntyped(c, y, basics.float64));
  const isReal = (one: Operand): boolean => one.value !== null && toRational(one.value) !== null;
  if (!isReal(x) || !isReal(y)) return [x, y];
  return [
    { ...x, type: basics.untypedFloat },
    { ...y, type: basics.untypedFloat },
  ];
}

function valid(x: Operand, y: Operand): readonly [Operand, Operand] | null {
  return x.mode === 'unknown' || y.mode === 'unknown' ? null : [x, y];
}

function complexTypeOf(type: Type): Type | null {
  const under = underlyingOf(type);
  if (under.kind !== 'basic') return null;
  if (under.basic === 'float32') return basics.complex64;
  if (under.basic === 'float64') return basics.complex128;
  return under.basic === 'untyped float' ? basics.untypedComplex : null;
}

/** real(x) and imag(x) */
export function partCall(
  c: Checker,
  e: CallExpression,
  builtin: 'real' | 'imag',
  argument: Operand,
): Operand {
  if (isVague(argument)) return unknownOperand(e);
  let x = argument;
  if (isUntyped(x.type)) {
    if (x.mode === 'constant' && is(x.type, 'numeric')) x = { ...x, type: basics.untypedComplex };
    else x = convertUntyped(c, x, basics.complex128);
    if (x.mode === 'unknown') return unknownOperand(e);
  }
  const core = coreType(x.type);
  const type = core === null ? null : partTypeOf(core);
  if (type === null) {
    fail(c, x.expression.span, 'go-not-complex', { operand: operandText(c, x), function: builtin });
    return unknownOperand(e);
  }
  if (x.mode !== 'constant' || x.value === null) return valueOperand(e, type);
  const parts = toComplex(x.value);
  const value: ConstantValue =
    parts === null
      ? unknownValue
      : { kind: 'float', value: builtin === 'real' ? parts.real : parts.imaginary };
  return constantOperand(e, type, value);
}

function partTypeOf(type: Type): Type | null {
  if (type.kind !== 'basic') return null;
  if (type.basic === 'complex64') return basics.float32;
  if (type.basic === 'complex128') return basics.float64;
  return type.basic === 'untyped complex' ? basics.untypedFloat : null;
}
