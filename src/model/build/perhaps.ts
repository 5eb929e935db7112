import { sortOf } from '../quantity.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Block } from '../statements.ts';
import { carries, isIdentity, isPerIteration, mixed } from './carry.ts';
import { inBranch, placeOf, report, type Here } from './context.ts';
import { withEarlier } from './deferred-value.ts';
import { madeIn } from './made-in.ts';
import { publish } from './publish.ts';
import { sameValue } from './same-value.ts';
import { readCell, writeCell, writtenSince, type Held } from './store.ts';
import { fresh, unknownValue } from './unknown.ts';
import type { Cell, Deferred, Value } from './value.ts';

const mostRounds = 8;

/**
 * Runs a call that was deferred in an iteration, or on one of several ways: nothing tells how often. What it writes is
 * not known afterwards. Gives what it writes down; null where nobody comes back from it.
 */
export function runPerhaps(
  here: Here,
  { call }: Deferred,
  run: (inner: Here) => void,
): Block | null {
  const base = here.flow.store;
  if (base === null) return null;
  const shaken = new Map<string, Held>();
  for (let round = 0; round < mostRounds; round++) {
    const { length } = here.builder.diagnostics;
    const { body, store, alone } = inBranch(
      here,
      (inner) => {
        for (const { cell, value } of shaken.values()) writeCell(inner.flow.store!, cell, value);
        run(inner);
      },
      'fork',
    );
    const written = store === null ? [] : [...writtenSince(store, base).values()];
    const news = written.filter(({ cell }) => !shaken.has(cell.key) && readCell(base, cell));
    if (news.length === 0) {
      for (const { cell, value } of shaken.values()) writeCell(base, cell, value);
      if (!alone) publish(here);
      return body;
    }
    here.builder.diagnostics.length = length;
    for (const { cell, value } of news) {
      const after = unlessSame(here, cell, cell.type, readCell(base, cell)!, value);
      shaken.set(cell.key, { cell, value: after });
    }
  }
  report(here.builder, 'go-defer-in-loop', placeOf(here, call.statement.span), {});
  here.flow.store = null;
  return null;
}

/** The values of another iteration look like those of this one. */
function unlessSame(
  here: Here,
  cell: Cell,
  type: TypeId | null,
  before: Value,
  after: Value,
): Value {
  if (sameValue(before, after) && !isPerIteration(after, [], madeIn(here.builder))) return before;
  if (before.kind === 'deferred') return withEarlier(before, after);
  const name = cell.name ?? 'value';
  const { span } = cell;
  const { loops } = here.flow;
  if (before.kind === 'struct' && after.kind === 'struct')
    return {
      ...before,
      fields: before.fields.map((field, at) =>
        unlessSame(here, cell, null, field, after.fields[at]!),
      ),
    };
  const number = before.kind === 'quantity' ? before : after.kind === 'quantity' ? after : null;
  if (number !== null) {
    const sort = sortOf(number.quantity);
    const quantity = fresh(here.builder, { name, sort, origin: 'stored', span, loops });
    return { ...number, quantity };
  }
  const isPlain = [before, after].every(
    (value) => value.kind === 'text' || (!isIdentity(value) && !carries(here, value)),
  );
  if (isPlain && type !== null)
    return unknownValue(here.builder, { name, type, origin: 'stored', span, loops });
  return mixed(type, [before, after], true);
}
