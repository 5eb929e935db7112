import type { Block, Statement } from '../model/statements.ts';
import type { Primitive } from '../model/primitive.ts';
import { blocksOf } from '../model/walk.ts';

/** Where a statement stands: in which goroutine, and how far along its text. */
interface Place {
  readonly process: Process;
  readonly order: number;
}

/** A `go` in the text, or the root. */
interface Process {
  readonly parent: Process | null;
  /** Where the parent spawns it. */
  readonly spawnedAt: number;
  /** The loops of the parent around the spawning, and around those of its ancestors. */
  readonly loops: readonly number[];
}

export interface Use {
  readonly place: Place;
  readonly kind: 'wait' | 'add';
  readonly statement: Statement;
  readonly primitive: Primitive;
  readonly loops: readonly number[];
}

interface LoopPlace extends Place {
  readonly end: number;
  /** The loops around it. */
  readonly loops: readonly number[];
}

/** The order of things in the fragment as it was written, before any transformation. */
export interface Places {
  readonly loops: ReadonlyMap<number, LoopPlace>;
  readonly uses: readonly Use[];
}

export function findPlaces(root: Block): Places {
  const loops = new Map<number, LoopPlace>();
  const uses: Use[] = [];
  let order = 0;
  const walk = (block: Block, process: Process, around: readonly number[]): void => {
    for (const statement of block) {
      const at = order++;
      const place = { process, order: at };
      if (statement.kind === 'add')
        uses.push({ place, kind: 'add', statement, primitive: statement.primitive, loops: around });
      if (statement.kind === 'operation' && statement.name === 'wait')
        uses.push({
          place,
          kind: 'wait',
          statement,
          primitive: statement.primitive,
          loops: around,
        });
      if (statement.kind === 'go') {
        walk(statement.body, { parent: process, spawnedAt: at, loops: around }, around);
        continue;
      }
      const isLoop =
        statement.kind === 'count' || statement.kind === 'repeat' || statement.kind === 'drain';
      const inside = isLoop ? [...around, statement.loop] : around;
      for (const inner of blocksOf(statement)) walk(inner, process, inside);
      if (isLoop) loops.set(statement.loop, { ...place, end: order, loops: around });
    }
  };
  walk(root, { parent: null, spawnedAt: 0, loops: [] }, []);
  return { loops, uses };
}

/**
 * Whether a use can only happen before the loop begins or after it has ended: it stands in the
 * loop's own goroutine, or in one that this goroutine spawns after the loop.
 */
export function isOrderedWith(places: Places, loop: number, use: Use): boolean {
  const found = places.loops.get(loop);
  if (found === undefined) return false;
  if (use.place.process === found.process) return true;
  for (
    let process: Process | null = use.place.process;
    process !== null;
    process = process.parent
  ) {
    if (process.parent === found.process)
      // What an earlier iteration of a loop around both has spawned runs beside this iteration's loop.
      return (
        process.spawnedAt >= found.end &&
        !found.loops.some((around) => process.loops.includes(around))
      );
  }
  return false;
}
