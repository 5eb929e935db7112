import type { Block, Operation, Statement } from '../model/statements.ts';
import type { Primitive } from '../model/primitive.ts';
import { blocksOf } from '../model/walk.ts';

/** What a goroutine surely holds, and what it may hold: a lock by its id, a lock for reading by the negative of it. */
interface Held {
  readonly surely: ReadonlySet<number>;
  readonly maybe: ReadonlySet<number>;
}

interface Watched {
  readonly quiet: ReadonlySet<number>;
  /** Unlocks by a goroutine that does not surely hold the lock. */
  readonly strayUnlocks: ReadonlyMap<number, readonly Operation[]>;
}

interface Watch {
  readonly locks: ReadonlyMap<number, Primitive>;
  readonly ignored: ReadonlySet<number>;
  readonly loud: Set<number>;
  readonly stray: Map<number, Operation[]>;
  readonly left: Map<number, (Held | null)[]>;
}

const nothing: Held = { surely: new Set(), maybe: new Set() };

/** Locks in locks in locks: nobody nests more. What is then not yet known to be quiet stays. */
const mostRounds = 12;
/** With more of them one round has to do. */
const mostLocks = 100;

/**
 * Follows what each goroutine holds along all paths. A lock is loud if something that may wait
 * happens while it may be held, if it is still held at the end, or if an unlock is stray. A lock
 * inside another one that is itself quiet does not wait for ever: once it is set aside the outer
 * one may turn out quiet, too.
 */
export function watchLocks(block: Block, locks: ReadonlyMap<number, Primitive>): Watched {
  const quiet = new Set<number>();
  let stray = new Map<number, Operation[]>();
  const rounds = locks.size > mostLocks ? 0 : Math.min(locks.size, mostRounds);
  for (let round = 0; round <= rounds; round++) {
    const watch: Watch = {
      locks,
      ignored: quiet,
      loud: new Set(),
      stray: new Map(),
      left: new Map(),
    };
    watchProcess(watch, block);
    if (round === 0) stray = watch.stray;
    const before = quiet.size;
    for (const id of locks.keys()) if (!watch.loud.has(id)) quiet.add(id);
    if (quiet.size === before) break;
  }
  return { quiet, strayUnlocks: stray };
}

function watchProcess(watch: Watch, block: Block): void {
  endOfProcess(watch, walk(watch, block, nothing));
}

function endOfProcess(watch: Watch, held: Held | null): void {
  if (held !== null) waits(watch, held);
}

function walk(watch: Watch, block: Block, start: Held): Held | null {
  let held: Held | null = start;
  for (const statement of block) {
    if (held === null) return null;
    held = step(watch, statement, held);
  }
  return held;
}

function step(watch: Watch, statement: Statement, held: Held): Held | null {
  switch (statement.kind) {
    case 'operation':
      return operation(watch, statement, held);
    case 'add':
    case 'make':
    case 'stuck':
      if (statement.kind !== 'make' || statement.capacity !== null) waits(watch, held);
      return statement.kind === 'stuck' ? null : held;
    case 'go':
      watchProcess(watch, statement.body);
      return held;
    case 'if': {
      const then = walk(watch, statement.then, held);
      return meet(then, walk(watch, statement.otherwise, held));
    }
    case 'scope': {
      watch.left.set(statement.label, []);
      const end = walk(watch, statement.body, held);
      return (watch.left.get(statement.label) ?? []).reduce(meet, end);
    }
    case 'leave':
      watch.left.get(statement.label)?.push(held);
      return null;
    case 'end':
      endOfProcess(watch, held);
      return null;
    case 'once':
    case 'select': {
      if (statement.kind === 'select') waits(watch, held);
      const ends = blocksOf(statement).map((body) => walk(watch, body, held));
      return statement.kind === 'once' ? ends.reduce(meet, held) : ends.reduce(meet, null);
    }
    case 'count':
    case 'repeat':
    case 'drain': {
      if (statement.kind === 'drain') waits(watch, held);
      // Twice: the second iteration starts where the first one may have ended.
      const once = meet(held, walk(watch, statement.body, held));
      return once === null ? null : meet(once, walk(watch, statement.body, once));
    }
  }
}

function operation(watch: Watch, statement: Operation, held: Held): Held | null {
  const { id } = statement.primitive;
  const { name } = statement;
  const isLock = name === 'lock' || name === 'read-lock';
  const isUnlock = name === 'unlock' || name === 'read-unlock';
  if (name === 'cancel') return held;
  if (!isLock && !isUnlock) {
    waits(watch, held);
    return held;
  }
  if (watch.ignored.has(id)) return held;
  const surely = new Set(held.surely);
  const maybe = new Set(held.maybe);
  const isForReading = name === 'read-lock' || name === 'read-unlock';
  const key = isForReading ? -id : id;
  if (isLock) {
    // Locking waits: for another lock, or for oneself, and then for ever.
    waits(watch, held);
    if (surely.has(id) || (!isForReading && surely.has(-id))) return null;
    surely.add(key);
    maybe.add(key);
    return { surely, maybe };
  }
  // Giving back for writing what is held for reading is fatal.
  if (!surely.has(key)) {
    watch.loud.add(id);
    watch.stray.set(id, [...(watch.stray.get(id) ?? []), statement]);
  }
  surely.delete(key);
  maybe.delete(key);
  return { surely, maybe };
}

function waits(watch: Watch, held: Held): void {
  held.maybe.forEach((key) => watch.loud.add(Math.abs(key)));
}

function meet(a: Held | null, b: Held | null): Held | null {
  if (a === null) return b;
  if (b === null) return a;
  return {
    surely: new Set([...a.surely].filter((id) => b.surely.has(id))),
    maybe: new Set([...a.maybe, ...b.maybe]),
  };
}
