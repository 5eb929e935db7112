import type { Span } from '../../base/span.ts';
import type { GoStatement } from '../../go/syntax.ts';
import { writtenBetween } from '../../go/resolve/variable.ts';
import type { Block } from '../../model/statements.ts';
import type { Quantity } from '../../model/quantity.ts';
import { branchOf, readCell, writeCell, writtenSince, type Store } from '../store.ts';
import type { Cell, Value } from '../value.ts';
import { newId, report, resolutionOf, type Flow, type Here } from './context.ts';
import { inScope } from './join.ts';
import { tallied } from './tally.ts';
import { carries, cellOf, isIdentity, typeOfValue, unknownHere } from './variables.ts';

type Loop = GoStatement & { kind: 'for' | 'range' };

/** How often a loop turns, where that is known, and the label that a break would leave to. */
interface Turns {
  readonly from: Quantity;
  readonly to: Quantity;
  readonly breakLabel: number;
}

/**
 * Runs the body once for all turns: what it writes is unknown at the start of a turn, and after the
 * loop as well, unless the loop only counts with it.
 */
export function loopBody(
  here: Here,
  statement: Loop,
  loop: number,
  run: (inner: Here) => void,
  turns: Turns | null = null,
): Block {
  const { builder, flow } = here;
  if (flow.store === null) return [];
  const { path } = flow;
  const inner: Flow = { store: branchOf(flow.store), out: [], loops: [...flow.loops, loop], path };
  const turn: Here = { ...here, flow: inner };
  forgetWritten(turn, statement);
  const base = inner.store!;
  inner.store = branchOf(base);
  const firstWrite = builder.writes.length;
  run(turn);
  const written = builder.writes.slice(firstWrite);
  const mayBreak = turns === null || builder.exits.get(turns.breakLabel)?.paths.length !== 0;
  forgetAfter(here, base, inner, statement.headSpan, (cell, before) =>
    mayBreak
      ? null
      : tallied(here, { loop, turns, cell, before, span: statement.headSpan }, written),
  );
  return inner.out;
}

/** What is written in a turn may already have been written in an earlier one. */
function forgetWritten(turn: Here, statement: Loop): void {
  const { store } = turn.flow;
  for (const [variable, by] of writtenBetween(resolutionOf(turn), statement.span)) {
    const cell = cellOf(turn.frame.activation, variable);
    const value = cell === null || store === null ? null : readCell(store, cell);
    if (cell === null || store === null || value === null) continue;
    // An address that is passed on does not make it another channel.
    if (by === 'address' && isIdentity(value)) continue;
    writeCell(store, cell, unknownAgain(turn, variable.name, value, statement.headSpan, 'carried'));
  }
}

function unknownAgain(
  here: Here,
  name: string,
  value: Value,
  span: Span,
  origin: 'stored' | 'carried',
): Value {
  if (isIdentity(value) || value.kind === 'mixed')
    return { kind: 'mixed', carries: carries(here, value) };
  return unknownHere(here, name, typeOfValue(value), span, value, origin);
}

function forgetAfter(
  here: Here,
  base: Store,
  inner: Flow,
  span: Span,
  known: (cell: Cell, before: Value) => Value | null,
): void {
  const { flow } = here;
  if (flow.store === null) return;
  const written = new Map(inner.store === null ? [] : writtenSince(inner.store, base));
  for (const [cell, value] of base.cells) if (!written.has(cell)) written.set(cell, value);
  for (const cell of written.keys()) {
    const before = readCell(flow.store, cell);
    if (before === null) continue;
    if (before.kind === 'deferred') {
      const after = written.get(cell);
      if (after?.kind === 'deferred' && after.items.length > before.items.length)
        report(here.builder, 'go-defer-in-loop', after.items.at(-1)!.call.span, {});
      continue;
    }
    writeCell(
      flow.store,
      cell,
      known(cell, before) ?? unknownAgain(here, cell.name, before, span, 'stored'),
    );
  }
}

/** The scopes of `break` around a loop, and of `continue` around its body. */
export function breakable(
  here: Here,
  statement: GoStatement,
  name: string | null,
  run: (inner: Here, breakLabel: number) => void,
): void {
  inScope(here, 'break', statement.span, (inner, breakLabel) => {
    here.frame.targets.push({ name, breakLabel, continueLabel: null });
    run(inner, breakLabel);
    here.frame.targets.pop();
  });
}

export function loopTurns(
  here: Here,
  statement: Loop,
  name: string | null,
  breakLabel: number,
  run: (inner: Here) => void,
): void {
  inScope(here, 'continue', statement.body.span, (inner, continueLabel) => {
    here.frame.targets.push({ name, breakLabel, continueLabel });
    run(inner);
    here.frame.targets.pop();
  });
}

export const newLoop = (here: Here): number => newId(here.builder);
