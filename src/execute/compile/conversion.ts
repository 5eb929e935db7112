import type { PlainExpression } from '../../go/plain/expression.ts';
import type { Shape } from '../../go/plain/types.ts';
import type { Machine } from '../machine.ts';
import { converted } from '../term/make.ts';
import { sortOf } from '../term/sort.ts';
import { toInteger, wrap, type Bits, type Integer } from '../value/integer.ts';
import { boundsPanic } from '../value/panic.ts';
import { decodeRunes, encodeRune } from '../value/text.ts';
import { noteRead, wayOfElements } from '../rule/overlap.ts';
import type { Pointer } from '../value/value.ts';
import { Complex, Slice, Unknown, type Value } from '../value/value.ts';
import type { Scope } from './scope.ts';
import type { Evaluate } from './instruction.ts';

type Convert = (value: Value, machine: Machine) => Value;

export function compileConversion(
  expression: PlainExpression & { readonly kind: 'convert' },
  scope: Scope,
): Evaluate {
  const operand = scope.compile(expression.operand, scope);
  const convert = conversion(
    scope.types.shape(expression.from),
    scope.types.shape(expression.to),
    scope,
  );
  if (convert === null) return operand;
  const type = expression.to;
  const [from, to] = [scope.types.shape(expression.from), scope.types.shape(type)];
  const keeps = keepsValue(from, to);
  const name = keeps ? null : scope.types.text(type);
  const [source, target] = [sortOf(from), sortOf(to)];
  const way = to.kind === 'slice' ? null : wayOfElements(expression.from, scope.types);
  return (locals, machine) => {
    const value = operand(locals, machine);
    if (value instanceof Unknown || value instanceof Slice) noteRead(machine, way, value);
    if (value instanceof Unknown)
      return new Unknown(converted(value.term, source, target, name), type);
    return convert(value, machine);
  };
}

/** Whether each value of one type is the same one of the other. */
function keepsValue(from: Shape, to: Shape): boolean {
  if (from.kind === 'integer' && to.kind === 'integer')
    return from.signed === to.signed ? from.bits <= to.bits : to.signed && from.bits < to.bits;
  return from.kind === 'float' && to.kind === 'float' && from.bits <= to.bits;
}

/** null where the representation stays. */
function conversion(from: Shape, to: Shape, scope: Scope): Convert | null {
  if (to.kind === 'integer') return toIntegerShape(from, to.bits, to.signed);
  if (to.kind === 'float') {
    const round = to.bits === 32 ? Math.fround : (value: number) => value;
    return (value) => round(Number(value));
  }
  if (to.kind === 'complex' && to.bits === 64)
    return (value) =>
      new Complex(Math.fround((value as Complex).real), Math.fround((value as Complex).imaginary));
  if (to.kind === 'string') return toStringShape(from, scope);
  if (to.kind === 'slice' && from.kind === 'string') return fromString(to.element, scope);
  if (to.kind === 'pointer' && from.kind === 'slice') {
    const array = scope.types.shape(to.element);
    return array.kind === 'array' ? toArrayPointer(array.length) : null;
  }
  if (to.kind === 'array' && from.kind === 'slice') {
    const { length } = to;
    const point = toArrayPointer(length);
    return (value, machine) => {
      if (length === 0) return [];
      return (machine.peek(point(value, machine) as Pointer) as Value[]).slice(0, length);
    };
  }
  return null;
}

function toIntegerShape(from: Shape, bits: Bits, signed: boolean): Convert {
  if (from.kind !== 'float') return (value) => wrap(value as Integer, bits, signed);
  return (value) => {
    const whole = Math.trunc(value as number);
    // Beyond 64 bits Go leaves the result open; this is what its compiler for amd64 does.
    if (!(Math.abs(whole) < 2 ** 63)) {
      if (!signed && bits === 64 && whole >= 0 && whole < 2 ** 64) return toInteger(BigInt(whole));
      return wrap(signed ? -(2n ** 63n) : 2n ** 63n, bits, signed);
    }
    return wrap(toInteger(BigInt(whole)), bits, signed);
  };
}

function toStringShape(from: Shape, scope: Scope): Convert | null {
  if (from.kind === 'integer') return (value) => encodeRune(typeof value === 'number' ? value : -1);
  if (from.kind !== 'slice') return null;
  const element = scope.types.shape(from.element);
  const ofBytes = element.kind === 'integer' && element.bits === 8;
  return (value, machine) => {
    if (value === null) return '';
    const elements = machine.sliceElements(value as Slice) as number[];
    if (elements.some((one: unknown) => one instanceof Unknown))
      return machine.computed('string', elements, null, 0);
    if (!ofBytes) return elements.map(encodeRune).join('');
    return bytesToString(elements);
  };
}

function bytesToString(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.slice(at, at + 4096));
  return text;
}

function fromString(element: number, scope: Scope): Convert {
  const shape = scope.types.shape(element);
  const ofBytes = shape.kind === 'integer' && shape.bits === 8;
  return (value, machine) => {
    const text = value as string;
    const elements = ofBytes
      ? Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
      : decodeRunes(text);
    return machine.newSlice(elements);
  };
}

function toArrayPointer(length: number): Convert {
  return (value, machine) => {
    const slice = value as Slice | null;
    const held = slice?.length ?? 0;
    if (held < length)
      throw boundsPanic(
        `cannot convert slice with length ${String(held)} to pointer to array with length ${String(length)}`,
      );
    if (slice === null) return null;
    return machine.arrayView(slice, length);
  };
}
