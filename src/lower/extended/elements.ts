import { sameExpression } from '../../expression/expression.ts';
import { binary } from '../../expression/fold.ts';
import { loopsOf, type Quantity } from '../../model/quantity.ts';
import { fromSource } from '../../model/quantity.ts';
import type { Block, Count, Make, Repeat } from '../../model/statements.ts';
import { blocksOf } from '../../model/walk.ts';

/** The channel of one iteration of a loop. */
export interface ElementOf {
  readonly loop: number;
  readonly size: Quantity;
  readonly make: Make;
}

interface Found {
  readonly elements: ReadonlyMap<number, ElementOf>;
  /** What is made in loops otherwise, which nothing expresses. */
  readonly rejected: readonly Make[];
}

type Loop = Count | Repeat;

/**
 * Channels that one loop makes, one in each iteration, are the elements of an array. The loop has to be
 * the only one around, and its number of iterations the same in the whole run.
 */
export function findElements(block: Block): Found {
  const elements = new Map<number, ElementOf>();
  const rejected: Make[] = [];
  const visit = (body: Block, loops: readonly (Loop | null)[]): void => {
    for (const statement of body) {
      if (statement.kind === 'make' && loops.length > 0) {
        const element = loops.length === 1 ? elementOf(statement, loops[0] ?? null) : null;
        if (element === null) rejected.push(statement);
        else elements.set(statement.primitive.id, element);
      }
      const inside = (): readonly (Loop | null)[] => {
        if (statement.kind === 'count' || statement.kind === 'repeat') return [...loops, statement];
        return statement.kind === 'drain' ? [...loops, null] : loops;
      };
      for (const inner of blocksOf(statement)) visit(inner, inside());
    }
  };
  visit(block, []);
  return { elements, rejected };
}

function elementOf(make: Make, loop: Loop | null): ElementOf | null {
  if (make.primitive.kind !== 'channel' || loop === null) return null;
  if (make.capacity !== null && loopsOf(make.capacity).size > 0) return null;
  const size = iterationsOf(loop);
  return size === null || loopsOf(size).size > 0 ? null : { loop: loop.loop, size, make };
}

/** How often a loop iterates if nothing leaves it; null where nothing tells. */
export function iterationsOf(loop: Loop): Quantity | null {
  if (loop.kind === 'repeat') return loop.iterations === null ? null : fromSource(loop.iterations);
  const { from, to } = loop;
  if (from.kind === 'integer' && from.value === 0n) return to;
  return sameExpression(from, to) ? { kind: 'integer', value: 0n } : binary('-', to, from);
}
