import type { Quantity } from '../../model/quantity.ts';
import { hasExit } from '../../model/exits.ts';
import type { Block, Make, Statement } from '../../model/statements.ts';
import { someStatement, visitBlock } from '../../model/walk.ts';

/**
 * Arrays, and where need be other channels, are declared before everything else, and there it is asked
 * whether their size is negative. Whether one may be that a run need not get to: then no run of the program
 * ends well where one of Go does.
 */
export function asksEarly(block: Block, isDeclaredFirst: (make: Make) => boolean): boolean {
  const sure = surelyMade(block);
  let isEarly = false;
  visitBlock(block, (one) => {
    if (one.kind !== 'make' || sure.has(one.primitive.id) || isPlainSize(one.capacity)) return;
    isEarly ||= isDeclaredFirst(one);
  });
  return isEarly;
}

/** What every run makes that ends well. */
function surelyMade(block: Block): ReadonlySet<number> {
  const sure = new Set<number>();
  const visit = (body: Block): void => {
    for (const statement of body) {
      if (statement.kind === 'make') sure.add(statement.primitive.id);
      // Nobody asks it of the channels of a loop that has no iterations.
      if (statement.kind === 'count' || statement.kind === 'repeat') visit(statement.body);
      if (hasExit([statement])) return;
    }
  };
  const isExit = (one: Statement): boolean => one.kind === 'end' && one.how === 'exit';
  if (!someStatement(block, isExit)) visit(block);
  return sure;
}

const isPlainSize = (capacity: Quantity | null): boolean =>
  capacity === null || (capacity.kind === 'integer' && capacity.value >= 0n);
