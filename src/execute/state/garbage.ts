import type { Machine } from '../machine.ts';
import type { Accesses } from './access.ts';
import { volumeOf, type Heap } from './heap.ts';
import { GivenUp } from '../value/broken-off.ts';
import { eachGoroutineReference, eachObjectReference, eachReference } from './reach.ts';

/** Frees the objects that nobody can reach. */
export function collectGarbage(machine: Machine): void {
  machine.saveFrame();
  machine.allocated = 0;
  const { state } = machine;
  const { heap } = state;
  const reached = new Uint8Array(heap.next);
  const work: number[] = [];
  const visit = (id: number): void => {
    // States share goroutines that differ in what they do not use any more, which may be nothing here.
    if (reached[id] === 1 || !heap.has(id)) return;
    reached[id] = 1;
    work.push(id);
  };
  for (let id = 0; id < machine.program.globals; id++) visit(id);
  for (const goroutine of state.goroutines)
    eachGoroutineReference(goroutine === machine.goroutine ? machine.goroutine : goroutine, visit);
  if (!state.goroutines.includes(machine.goroutine))
    eachGoroutineReference(machine.goroutine, visit);
  for (const timer of state.timers) {
    if (timer.place !== null) visit(timer.place.object);
    if (timer.action.kind === 'send' || timer.action.kind === 'deliver')
      visit(timer.action.channel.object);
    if (timer.action.kind === 'call') eachReference(timer.action.closure, visit);
  }
  for (const id of state.channels) if (isFull(heap, id)) visit(id);
  for (const id of state.given) visit(id);
  for (const { value } of state.out) eachReference(value, visit);
  // Their numbers are not to come to mean something else.
  for (const id of machine.lent) if (heap.has(id)) visit(id);
  for (let id = work.pop(); id !== undefined; id = work.pop())
    eachObjectReference(heap.get(id), visit);
  state.channels = state.channels.filter((id) => reached[id] === 1);
  forgetAccesses(machine, (id) => reached[id] === 1);
  const free: number[] = [];
  let volume = 0;
  for (let id = heap.next - 1; id >= 0; id--) {
    if (reached[id] === 1) {
      volume += volumeOf(heap.get(id));
      continue;
    }
    if (heap.has(id)) heap.set(id, undefined);
    free.push(id);
  }
  heap.free = free;
  heap.freeLeft = free.length;
  const { values } = machine.limits;
  if (volume > values) throw new GivenUp(`more than ${String(values)} values in memory`);
  // The more there is, the longer it takes to look through it.
  machine.collectAt = Math.max(50_000, volume);
}

/** What was touched and is gone cannot be touched again; its number may come to mean something else. */
function forgetAccesses(machine: Machine, isAlive: (id: number) => boolean): void {
  const { state } = machine;
  const alive = (accesses: Accesses): Accesses => accesses.copy(isAlive);
  state.goroutines = state.goroutines.map((goroutine) => {
    if (goroutine.accesses === null || goroutine === machine.goroutine) return goroutine;
    const copy = goroutine.owner === machine.owner ? goroutine : goroutine.copy(machine.owner);
    copy.accesses = alive(goroutine.accesses);
    return copy;
  });
  state.ended = state.ended.map(alive);
  if (machine.accesses !== null) machine.accesses = alive(machine.accesses);
}

/** What lies in a channel that nobody can reach any more was never received: that is to be told. */
function isFull(heap: Heap, id: number): boolean {
  const object = heap.get(id);
  return object.kind === 'channel' && object.buffer.length > 0;
}
