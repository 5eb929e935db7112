import type { Add, Count } from '../model/statements.ts';
import { isOrderedWith, type Places, type Use } from './places.ts';

/**
 * Why doing the Adds of all iterations first could be seen, or null if it cannot.
 *
 * Moving them ahead makes the counter larger while the goroutines run. That hides nothing if
 *
 * - each Add of an iteration comes before its `go` and is no smaller than what the instance takes back,
 *   so that the instances alone never bring the counter below zero, in either order;
 * - nobody can pass Wait while the loop runs: every Wait stands before or behind the loop;
 * - nobody else takes from the counter while the loop runs.
 */
export function coverProblem(
  places: Places,
  loop: Count,
  adds: readonly Add[],
  dones: readonly Add[],
): string | null {
  for (const { primitive, amount } of adds) {
    if (amount.kind !== 'integer' || amount.value <= 0n)
      return 'the loop adds something else than a positive number';
    const name = primitive.name;
    const taken = dones.filter((done) => done.primitive.id === primitive.id);
    const sum = taken.reduce(
      (total, done) => total + (done.amount.kind === 'integer' ? -done.amount.value : 0n),
      0n,
    );
    if (sum > amount.value) return `each of them takes more from ${name} than its iteration adds`;
    if (sum > 0n && !addsFirst(loop, primitive.id))
      return `${name}.Add comes after the goroutine is started`;
    const uses = places.uses.filter((use) => use.primitive.id === primitive.id);
    if (uses.some((use) => use.kind === 'wait' && !isOrderedWith(places, loop.loop, use)))
      return `someone may pass ${name}.Wait while the loop still adds`;
    const own = uses.filter((use) => use.kind === 'add' && !isInLoop(use, loop.loop));
    if (own.some((use) => !isOrderedWith(places, loop.loop, use) && !isCovered(places, use, loop)))
      return `others may call ${name}.Done while the loop still adds`;
  }
  return null;
}

const isInLoop = (use: Use, loop: number): boolean => use.loops.includes(loop);

/** In every iteration the Adds of this waitgroup stand in front of the goroutines. */
function addsFirst(loop: Count, id: number): boolean {
  const lastAdd = loop.body.findLastIndex(
    (statement) => statement.kind === 'add' && statement.primitive.id === id,
  );
  const firstGo = loop.body.findIndex((statement) => statement.kind === 'go');
  return lastAdd < firstGo;
}

/**
 * A Done of a goroutine that this one has started before the loop, after adding for it: going through
 * what this goroutine adds and starts, in order, there is always enough for all that were started.
 */
function isCovered(places: Places, use: Use, loop: Count): boolean {
  const found = places.loops.get(loop.loop);
  const { process } = use.place;
  if (found === undefined || process.parent !== found.process) return false;
  const id = use.primitive.id;
  const events: { readonly order: number; readonly amount: bigint }[] = [];
  for (const other of places.uses) {
    if (other.kind !== 'add' || other.primitive.id !== id) continue;
    const amount = constant(other.statement);
    const own = other.place.process;
    const isParents = own === found.process && sameLoops(other.loops, process.loops);
    if (isParents && other.place.order < process.spawnedAt)
      events.push({ order: other.place.order, amount });
    const isStarted = own.parent === found.process && sameLoops(own.loops, process.loops);
    if (!isStarted || own.spawnedAt > process.spawnedAt) continue;
    // Repeated inside the goroutine, or raising: how much it takes is not plain.
    if (!sameLoops(other.loops, process.loops) || amount > 0n) return false;
    events.push({ order: own.spawnedAt, amount });
  }
  events.sort((a, b) => a.order - b.order);
  let left = 0n;
  for (const { amount } of events) {
    left += amount;
    if (left < 0n) return false;
  }
  return true;
}

const sameLoops = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.at(-1) === b.at(-1);

const constant = (statement: Use['statement']): bigint =>
  statement.kind === 'add' && statement.amount.kind === 'integer'
    ? statement.amount.value
    : -1_000_000n;
