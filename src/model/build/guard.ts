import { binary, not } from '../../expression/fold.ts';
import { integer } from '../../expression/expression.ts';
import { type Quantity, type Source, loopsOf } from '../quantity.ts';
import { mapLeaves, visitLeaves } from '../../expression/walk.ts';
import { conjuncts } from './facts.ts';
import type { Here } from './context.ts';
import type { Heads } from './heads.ts';
import type { Guard, Trial } from './looping.ts';
import type { Value, Wrapping } from './value.ts';

interface Looping {
  readonly outer: Here;
  readonly loop: number;
}

export function guardOf({ loop, outer }: Looping, heads: Heads, trial: Trial): Guard | null {
  const [first] = trial.breaks;
  if (first === undefined || !first.isSilent || first.facts === null) return null;
  const [leaving, ...more] = first.facts.slice(trial.depth);
  if (leaving === undefined || more.length > 0) return null;
  const [staying] = conjuncts(not(leaving));
  if (staying === undefined) return null;
  const counted = countedBy({ loop, outer }, heads, trial, staying);
  if (counted !== null) return counted;
  const isOutside =
    staying.kind === 'source' &&
    staying.source.origin === 'computed' &&
    staying.source.loops.includes(loop);
  return isOutside ? { kind: 'outside', fact: [staying] } : null;
}

interface Induction {
  readonly cell: string;
  readonly before: Quantity;
  readonly step: bigint;
  readonly wraps: Wrapping;
  /** What the comparison adds to the variable. */
  readonly offset: bigint;
}

function countedBy({ loop }: Looping, heads: Heads, trial: Trial, staying: Quantity): Guard | null {
  if (staying.kind !== 'binary' || !(staying.operator in mirrored)) return null;
  const operator = staying.operator as Comparison;
  const left = inductionIn(heads, trial, staying.left);
  const right = inductionIn(heads, trial, staying.right);
  const isLeft = left !== null && isStill(staying.right, loop, heads);
  const isRight = right !== null && isStill(staying.left, loop, heads);
  if (isLeft === isRight) return null;
  const induction = isLeft ? left : right!;
  const goal = isLeft ? staying.right : staying.left;
  const direction = isLeft ? operator : mirrored[operator];
  const bound = binary('-', goal, integer(induction.offset));
  if (!leadsTo(direction, induction.step)) return null;
  if (passesItsEnd(direction, induction.step, bound, induction.wraps)) return null;
  const iteration: Quantity = { kind: 'iteration', loop };
  const { from, to, value } = iterationsOf(direction, induction, bound, iteration);
  const inductions = inductionsOf(heads, trial, from, iteration);
  const head = heads.cells.get(induction.cell)!.value;
  inductions.set(induction.cell, withNumber(head, value));
  const fact = mapLeaves(staying, (leaf) =>
    leaf.kind === 'source' && isCarriedBy(heads, induction.cell, leaf.source) ? value : leaf,
  );
  return {
    kind: 'counted',
    from,
    to,
    endlessUnlessOrdered: direction === '!=',
    inductions,
    fact: [fact],
  };
}

const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '!=': '!=' } as const;
type Comparison = keyof typeof mirrored;

function isCarriedBy(heads: Heads, cell: string, source: Source): boolean {
  const head = heads.cells.get(cell);
  const number = head === undefined ? null : numberIn(head.value);
  return number?.kind === 'source' && number.source.id === source.id;
}

/** A number itself, or how long a slice is. */
function numberIn(value: Value): Quantity | null {
  if (value.kind === 'quantity') return value.quantity;
  return value.kind === 'slice' ? value.length : null;
}

function withNumber(value: Value, number: Quantity): Value {
  if (value.kind === 'quantity') return { ...value, quantity: number };
  return value.kind === 'slice' ? { ...value, length: number } : value;
}

/** A variable, or the length of a slice, that every iteration changes by one number. */
function inductionIn(heads: Heads, trial: Trial, side: Quantity): Induction | null {
  const linear = linearIn(side);
  if (linear === null) return null;
  for (const [key, { before, value }] of heads.cells) {
    const number = numberIn(value);
    const start = numberIn(before);
    if (number?.kind !== 'source' || number.source.id !== linear.source.id || start === null)
      continue;
    const step = stepOf(trial, key, linear.source);
    if (step === null || step === 0n) return null;
    const wraps = value.kind === 'quantity' ? value.wraps : undefined;
    return {
      cell: key,
      before: start,
      step,
      wraps: wraps ?? { belowZero: false, soon: false },
      offset: linear.offset,
    };
  }
  return null;
}

/** By how much each iteration changes a number; null where that differs. */
function stepOf(trial: Trial, cell: string, source: Source): bigint | null {
  const end = trial.end?.get(cell)?.value;
  if (end === undefined) return 0n;
  const number = numberIn(end);
  const linear = number === null ? null : linearIn(number);
  return linear === null || linear.source.id !== source.id ? null : linear.offset;
}

/** source + number */
export function linearIn(
  quantity: Quantity,
): { readonly source: Source; readonly offset: bigint } | null {
  if (quantity.kind === 'source') return { source: quantity.source, offset: 0n };
  if (quantity.kind !== 'binary' || quantity.right.kind !== 'integer') return null;
  const inner = linearIn(quantity.left);
  if (inner === null) return null;
  if (quantity.operator === '+') return { ...inner, offset: inner.offset + quantity.right.value };
  if (quantity.operator === '-') return { ...inner, offset: inner.offset - quantity.right.value };
  return null;
}

/** Nothing in it changes from one iteration to the next. */
function isStill(quantity: Quantity, loop: number, heads: Heads): boolean {
  if (loopsOf(quantity).has(loop)) return false;
  let isFixed = true;
  visitLeaves(quantity, (leaf) => {
    if (leaf.kind === 'source')
      for (const { carried } of heads.cells.values())
        if (carried.some(({ id }) => id === leaf.source.id)) isFixed = false;
  });
  return isFixed;
}

/** All others that change by one number have a value in terms of the iteration's number, too. */
function inductionsOf(
  heads: Heads,
  trial: Trial,
  from: Quantity,
  iteration: Quantity,
): Map<string, Value> {
  const found = new Map<string, Value>();
  for (const [key, { before, value }] of heads.cells) {
    const number = numberIn(value);
    const start = numberIn(before);
    if (number?.kind !== 'source' || number.source.sort !== 'int' || start === null) continue;
    const step = stepOf(trial, key, number.source);
    const wraps = value.kind === 'quantity' ? value.wraps : undefined;
    if (step === null || wraps?.soon === true || wraps?.belowZero === true) continue;
    const done = binary('-', iteration, from);
    found.set(key, withNumber(value, binary('+', start, binary('*', integer(step), done))));
  }
  return found;
}

/** Whether steps of this size come to the end of the comparison. */
function leadsTo(operator: Comparison, step: bigint): boolean {
  if (operator === '!=') return step === 1n || step === -1n;
  const upward = operator === '<' || operator === '<=';
  return step !== 0n && upward === step > 0n;
}

/** Whether a loop's variable may come round its type without meeting the bound: `i >= 0` of an unsigned i. */
function passesItsEnd(
  operator: Comparison,
  step: bigint,
  bound: Quantity,
  { belowZero, soon }: Wrapping,
): boolean {
  const isStrict = operator === '<' || operator === '>' || operator === '!=';
  if (isStrict && (step === 1n || step === -1n)) return false;
  const last = bound.kind === 'integer' ? bound.value : null;
  if (step > 0n) return soon && (last === null || last + step > 127n);
  return (belowZero || soon) && (last === null || last + step < (isStrict ? -1n : 0n));
}

/** The iterations from .. to, upwards, and what the variable is in each. */
function iterationsOf(
  operator: Comparison,
  { before, step }: Induction,
  bound: Quantity,
  iteration: Quantity,
): { readonly from: Quantity; readonly to: Quantity; readonly value: Quantity } {
  const one = integer(1);
  const includes = operator === '<=' || operator === '>=';
  if (step === 1n)
    return { from: before, to: includes ? binary('+', bound, one) : bound, value: iteration };
  if (step === -1n) {
    const from = includes ? bound : binary('+', bound, one);
    const to = binary('+', before, one);
    // Downwards from its start: the first iteration stands at the last number.
    return { from, to, value: binary('-', binary('+', from, before), iteration) };
  }
  const size = step < 0n ? -step : step;
  const distance = step > 0n ? binary('-', bound, before) : binary('-', before, bound);
  const reach = binary('+', distance, integer(includes ? size : size - 1n));
  const value = binary('+', before, binary('*', integer(step), iteration));
  // A distance below zero divides to zero iterations at most.
  return { from: integer(0), to: binary('/', reach, integer(size)), value };
}
