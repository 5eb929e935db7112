import { nilPanic } from '../value/panic.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import { slice } from '../term/make.ts';
import { termOf } from '../value/term.ts';
import { boundsPanic, type GoPanic } from '../value/panic.ts';
import type { Pointer } from '../value/value.ts';
import { fromView, Slice, Unknown, type Value } from '../value/value.ts';
import type { Scope } from './scope.ts';
import type { Evaluate } from './instruction.ts';
import type { Machine } from '../machine.ts';

export function indexPanic(index: Value, length: number): GoPanic {
  const text = typeof index === 'object' ? '' : String(index);
  return boundsPanic(
    text.startsWith('-')
      ? `index out of range [${text}]`
      : `index out of range [${text}] with length ${String(length)}`,
  );
}

export function compileSlicing(
  expression: PlainExpression & { readonly kind: 'slice' },
  scope: Scope,
): Evaluate {
  const operand = scope.compile(expression.operand, scope);
  const part = (bound: PlainExpression | null) => (bound ? scope.compile(bound, scope) : null);
  const [low, high, max] = [part(expression.low), part(expression.high), part(expression.max)];
  const { of } = expression;
  return (locals, machine) => {
    const value = operand(locals, machine);
    const known = (bound: Value): Value => knownBound(machine, value, bound);
    const from = known(low ? low(locals, machine) : 0);
    const to = known(high ? high(locals, machine) : null);
    const end = known(max ? max(locals, machine) : null);
    if ([value, from, to, end].some((bound) => bound instanceof Unknown)) {
      const bound = to === null ? null : termOf(to);
      return new Unknown(slice(termOf(value), termOf(from), bound), expression.type);
    }
    if (of === 'string') return sliceString(value as string, from, to);
    if (of === 'slice') return sliceSlice(value as Slice | null, from, to, end);
    return sliceArray(value as Pointer | null, from, to, end, machine);
  };
}

/** A bound that nobody knows is supposed to be one of those that the list has. */
function knownBound(machine: Machine, value: Value, bound: Value): Value {
  if (!(bound instanceof Unknown) || !(value instanceof Slice)) return bound;
  return machine.index(bound, machine.sliceList(value), value.offset, value.length + 1);
}

function sliceString(value: string, low: Value, high: Value): string {
  const to = checkBound(high ?? value.length, value.length, 'length', '%:');
  return value.slice(checkLow(low, to), to);
}

function sliceSlice(value: Slice | null, low: Value, high: Value, max: Value): Slice | null {
  if (value === null) {
    for (const bound of [max, high, low])
      checkBound(bound ?? 0, 0, 'capacity', bound === max ? '%::' : '%:');
    return null;
  }
  const { from, to, end } = bounds(value.length, value.capacity, 'capacity', low, high, max);
  return new Slice(value.object, value.path, value.offset + from, to - from, end - from);
}

function sliceArray(
  value: Pointer | null,
  low: Value,
  high: Value,
  max: Value,
  machine: Machine,
): Slice {
  if (value === null) throw nilPanic();
  const { length } = machine.peek(value) as Value[];
  const { from, to, end } = bounds(length, length, 'length', low, high, max);
  const last = value.path?.at(-1) ?? 0;
  if (last >= 0) return new Slice(value.object, value.path, from, to - from, end - from);
  const path = value.path!.length === 1 ? null : value.path!.slice(0, -1);
  return new Slice(value.object, path, fromView(last).offset + from, to - from, end - from);
}

function bounds(
  length: number,
  capacity: number,
  word: 'capacity' | 'length',
  low: Value,
  high: Value,
  max: Value,
): { readonly from: number; readonly to: number; readonly end: number } {
  if (max === null) {
    const to = checkBound(high ?? length, capacity, word, '%:');
    return { from: checkLow(low, to), to, end: capacity };
  }
  const end = checkBound(max, capacity, word, '::%');
  const to = high as number | bigint;
  if (to < 0 || to > end) throw outOfRange(to, `:%:${String(end)}`, null, to < 0 ? ':%:' : null);
  const from = low as number | bigint;
  if (from < 0 || from > to)
    throw outOfRange(from, `%:${String(to)}:`, null, from < 0 ? '%::' : null);
  return { from: from as number, to: to as number, end };
}

function checkBound(bound: Value, most: number, word: 'capacity' | 'length', form: string): number {
  const value = bound as number | bigint;
  if (value >= 0 && value <= most) return Number(value);
  const shown = form === '%:' ? ':%' : form;
  throw outOfRange(value, shown, `${word} ${String(most)}`, value < 0 ? shown : null);
}

function checkLow(low: Value, to: number): number {
  const value = low as number | bigint;
  if (value >= 0 && value <= to) return Number(value);
  throw outOfRange(value, `%:${String(to)}`, null, value < 0 ? '%:' : null);
}

function outOfRange(
  value: number | bigint,
  form: string,
  of: string | null,
  negative: string | null,
): GoPanic {
  const shown = (negative ?? form).replace('%', String(value));
  const suffix = negative === null && of !== null ? ` with ${of}` : '';
  return boundsPanic(`slice bounds out of range [${shown}]${suffix}`);
}
