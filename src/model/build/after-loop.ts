import { binary, conditional } from '../../expression/fold.ts';
import { integer, sameExpression } from '../../expression/expression.ts';
import { type Quantity, type Source, sortOf } from '../quantity.ts';
import { visitLeaves } from '../../expression/walk.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { choiceName } from '../choice-name.ts';
import { carries, isIdentity, mixed } from './carry.ts';
import { fieldName, type Here } from './context.ts';
import { withEarlier } from './deferred-value.ts';
import type { Guard } from './looping.ts';
import { linearIn } from './guard.ts';
import type { Heads } from './heads.ts';
import { fresh, newSource, unknownValue } from './unknown.ts';
import { sameValue } from './same-value.ts';
import type { Cell, Value } from './value.ts';

interface Counted {
  readonly heads: Heads;
  readonly guard: Guard & { kind: 'counted' };
}

/**
 * What a cell holds after a loop. A number to which every iteration, or every iteration in which a condition
 * holds, adds a known number is known afterwards; all else is one of the values that it ever had.
 */
export function afterLoop(
  here: Here,
  loop: number,
  cell: Cell,
  before: Value,
  end: Value,
  counted: Counted | null,
): Value {
  if (sameValue(before, end)) return before;
  const head = counted?.heads.cells.get(cell.key)?.value;
  if (
    counted !== null &&
    head?.kind === 'quantity' &&
    before.kind === 'quantity' &&
    end.kind === 'quantity'
  ) {
    const start = counted.guard.inductions.get(cell.key);
    const from = start?.kind === 'quantity' ? start.quantity : head.quantity;
    const total = added(here, loop, counted.guard, before.quantity, from, end.quantity, cell);
    if (total !== null) return { ...before, quantity: total };
  }
  if (
    counted !== null &&
    head?.kind === 'slice' &&
    before.kind === 'slice' &&
    end.kind === 'slice'
  ) {
    const start = counted.guard.inductions.get(cell.key);
    const from = start?.kind === 'slice' ? start.length : head.length;
    const total = added(here, loop, counted.guard, before.length, from, end.length, cell);
    if (total !== null) return { ...end, offset: null, fresh: false, length: total };
  }
  return either(here, cell, cell.type, before, end);
}

/** One of the two, or what the iterations between made of it. */
export function either(
  here: Here,
  cell: Cell,
  type: TypeId | null,
  before: Value,
  end: Value,
): Value {
  if (sameValue(before, end)) return before;
  if (before.kind === 'deferred') return withEarlier(before, end);
  const name = cell.name ?? 'value';
  const { span } = cell;
  const { loops } = here.flow;
  if (before.kind === 'struct' && end.kind === 'struct')
    return {
      ...before,
      fields: before.fields.map((field, at) => {
        const named = { ...cell, name: fieldName(here, name, before.type, at) };
        return either(here, named, null, field, end.fields[at]!);
      }),
    };
  if (before.kind === 'elements' && end.kind === 'elements')
    return {
      ...before,
      known: null,
      others: [...(before.known ?? []), ...before.others, ...(end.known ?? []), ...end.others],
    };
  const number = before.kind === 'quantity' ? before : end.kind === 'quantity' ? end : null;
  if (number !== null) {
    const sort = sortOf(number.quantity);
    const quantity = fresh(here.builder, { name, sort, origin: 'stored', span, loops });
    return { ...number, quantity };
  }
  if (before.kind === 'slice' && end.kind === 'slice') {
    const length = fresh(here.builder, {
      name: `len(${name})`,
      sort: 'int',
      origin: 'stored',
      span,
      loops,
      nonNegative: true,
    });
    if (before.backing === null || before.backing.key === end.backing?.key)
      return { ...end, offset: null, fresh: false, length };
  }
  const isPlain = (value: Value): boolean =>
    value.kind === 'text' ||
    (!isIdentity(value) && value.kind !== 'mixed' && !carries(here, value));
  if (type !== null && isPlain(before) && isPlain(end))
    return unknownValue(here.builder, { name, type, origin: 'stored', span, loops });
  return mixed(type, [before, end]);
}

/** before + step * iterations, if each iteration goes from `from` to from + step. */
function added(
  here: Here,
  loop: number,
  guard: Guard & { kind: 'counted' },
  before: Quantity,
  from: Quantity,
  end: Quantity,
  cell: Cell,
): Quantity | null {
  const always = difference(from, end);
  if (always !== null)
    return binary('+', before, binary('*', integer(always), allIterations(guard)));
  if (end.kind !== 'conditional') return null;
  const then = difference(from, end.then);
  const otherwise = difference(from, end.otherwise);
  if (then === null || otherwise === null) return null;
  const times = iterationsWith(here, loop, guard, end.condition, cell);
  if (times === null) return null;
  const whenTrue = binary('*', integer(then - otherwise), times);
  const base = binary('*', integer(otherwise), allIterations(guard));
  return binary('+', before, otherwise === 0n ? whenTrue : binary('+', base, whenTrue));
}

export function difference(from: Quantity, end: Quantity): bigint | null {
  if (sameExpression(from, end)) return 0n;
  const source = linearIn(from);
  const target = linearIn(end);
  if (source !== null && target !== null && source.source.id === target.source.id)
    return target.offset - source.offset;
  // from + k, for a from that is no source: iteration + 1.
  if (end.kind === 'binary' && end.right.kind === 'integer') {
    const inner = difference(from, end.left);
    if (inner === null) return null;
    if (end.operator === '+') return inner + end.right.value;
    if (end.operator === '-') return inner - end.right.value;
  }
  return null;
}

function allIterations({ from, to }: Guard & { kind: 'counted' }): Quantity {
  const count = binary('-', to, from);
  if (count.kind === 'integer') return count.value < 0n ? integer(0) : count;
  const isLength = count.kind === 'source' && count.source.nonNegative;
  return isLength ? count : conditional('iterations', binary('<', from, to), count, integer(0));
}

/** A number between none and all iterations; in nested loops it would be another one each time. */
function iterationsWith(
  here: Here,
  loop: number,
  { from, to }: Guard & { kind: 'counted' },
  condition: Quantity,
  { span }: Cell,
): Quantity | null {
  const { builder, flow } = here;
  if (flow.loops.length > 0 || !isOpen(condition, loop)) return null;
  const known = builder.tallies.find(
    (tally) => tally.loop === loop && sameExpression(tally.condition, condition),
  );
  const name = `iterations with ${choiceName(condition)}`;
  const source: Source =
    known?.iterations ??
    newSource(builder, { name, sort: 'int', origin: 'iterations-with', span, loops: [] });
  if (known === undefined) builder.tallies.push({ loop, condition, iterations: source, from, to });
  return { kind: 'source', source };
}

function isOpen(condition: Quantity, loop: number): boolean {
  let isFree = false;
  visitLeaves(condition, (leaf) => {
    if (
      leaf.kind === 'source' &&
      leaf.source.loops.includes(loop) &&
      leaf.source.origin !== 'carried'
    )
      isFree = true;
  });
  return isFree;
}
