import type { Span } from '../../base/span.ts';
import { choiceName } from '../../model/choice-name.ts';
import { integer, sameExpression } from '../../expression/expression.ts';
import { sortOf, type Quantity, type Source } from '../../model/quantity.ts';
import { visitLeaves } from '../../expression/walk.ts';
import { binary, conditional } from '../../expression/fold.ts';
import { quantityValue, type Cell, type Value } from '../value.ts';
import type { Here, VariableWrite } from './context.ts';
import { newSource } from './sources.ts';

interface Counting {
  readonly loop: number;
  readonly turns: { readonly from: Quantity; readonly to: Quantity } | null;
  readonly cell: Cell;
  readonly before: Value;
  readonly span: Span;
}

/**
 * What a variable holds after a loop that only adds known numbers to it: in every turn, or in the
 * turns in which one condition holds. Null if the loop does anything else with it.
 */
export function tallied(
  here: Here,
  counting: Counting,
  written: readonly VariableWrite[],
): Value | null {
  const { turns, cell, before } = counting;
  if (turns === null || before.kind !== 'quantity' || sortOf(before.quantity) !== 'int')
    return null;
  const own = written.filter((write) => write.cell === cell);
  // Written by nobody that we followed: whoever has its address may have done anything.
  if (own.length === 0 || here.flow.path === null) return null;
  const depth = here.flow.path.length;
  let value = before.quantity;
  for (const { by, loops, path } of own) {
    if (by === null || path === null || loops !== here.flow.loops.length + 1) return null;
    const [condition, ...more] = path.slice(depth);
    if (more.length > 0) return null;
    const times = condition === undefined ? allTurns(turns) : turnsWith(here, counting, condition);
    if (times === null) return null;
    value = binary('+', value, binary('*', integer(by), times));
  }
  return quantityValue(value);
}

function allTurns({ from, to }: { readonly from: Quantity; readonly to: Quantity }): Quantity {
  const count = binary('-', to, from);
  const isLength = count.kind === 'source' && count.source.nonNegative;
  return isLength ? count : conditional('turns', binary('<', from, to), count, integer(0));
}

/** A number between none and all turns; in nested loops it would be another one each time. */
function turnsWith(
  here: Here,
  { loop, turns, span }: Counting,
  condition: Quantity,
): Quantity | null {
  const { builder, flow } = here;
  if (turns === null || flow.loops.length > 0 || !isOpen(condition, loop)) return null;
  const known = builder.tallies.find(
    (tally) => tally.loop === loop && sameExpression(tally.condition, condition),
  );
  const name = `turns with ${choiceName(condition)}`;
  const source: Source =
    known?.iterations ??
    newSource(builder, { name, sort: 'int', origin: 'iterations-with', span, loops: [] });
  if (known === undefined)
    builder.tallies.push({ loop, condition, iterations: source, from: turns.from, to: turns.to });
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
