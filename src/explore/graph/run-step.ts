import type { Edge } from '../../process/graph/graph.ts';
import type { RunBound } from './run-bound.ts';
import type { GraphStep } from './run-moves.ts';
import type { RunState, Standing } from './run-state.ts';

/** The state after a step that does not crash. */
export function afterStep(
  bound: RunBound,
  state: RunState,
  { move, edges, effect }: GraphStep,
): RunState {
  const slots = [...state.slots];
  if (effect.kind === 'goes') for (const [slot, value] of effect.changes) slots[slot] = value;
  const taken = new Map([[move.mover.id, edges[0]!]]);
  if (move.partner !== null) taken.set(move.partner.id, edges[1]!);
  const goroutines = state.goroutines.map((one): Standing => {
    const edge = taken.get(one.id);
    return edge === undefined ? one : { ...one, instance: moved(bound, one, edge) };
  });
  const mover = state.goroutines.find(({ id }) => id === move.mover.id)!;
  const started = startedBy(bound, state, mover, edges[0]!);
  const [edge] = edges;
  return {
    goroutines: started === null ? goroutines : [...goroutines, started],
    slots,
    ...holding(bound, state, mover.id, edge!),
    made: state.made.map(
      (was, channel) => was || (edge!.label.kind === 'make' && edge!.label.channel === channel),
    ),
  };
}

function moved({ instances }: RunBound, { instance }: Standing, { label, to }: Edge): number {
  if (label.kind === 'enter') return instances.moved(instance, to, { loop: label.loop, count: 0 });
  if (label.kind !== 'iteration') return instances.moved(instance, to, null);
  const count = (instances.of(instance).iterations.get(label.loop) ?? 0) + 1;
  return instances.moved(instance, to, { loop: label.loop, count });
}

function startedBy(
  bound: RunBound,
  { goroutines }: RunState,
  parent: Standing,
  { label }: Edge,
): Standing | null {
  if (label.kind !== 'spawn') return null;
  const before = goroutines.filter((one) => bound.classOf(one) === label.class).length;
  const instance = bound.instances.spawned(
    parent.instance,
    bound.graph.classes[label.class]!.start,
  );
  return { id: goroutines.length, name: bound.nameOf(label.class, before), instance };
}

/** Who holds what: Go does not know it either, so an Unlock may be another's. */
function holding(
  { graph }: RunBound,
  { holders, readers }: RunState,
  id: number,
  { label }: Edge,
): Pick<RunState, 'holders' | 'readers'> {
  const held = (at: number, by: number | null) => ({ holders: holders.with(at, by), readers });
  switch (label.kind) {
    case 'lock':
      return graph.locks[label.lock]!.kind === 'mutex'
        ? held(label.lock, id)
        : { holders, readers };
    case 'drain':
      return held(label.lock, id);
    case 'unlock':
      return held(label.lock, null);
    case 'once-first':
      return held(graph.locks.length + label.once, id);
    case 'once-done':
      return held(graph.locks.length + label.once, null);
    case 'read-lock':
      return { holders, readers: readers.with(label.lock, [...readers[label.lock]!, id]) };
    case 'read-unlock': {
      const own = readers[label.lock]!;
      const at = Math.max(0, own.lastIndexOf(id));
      return { holders, readers: readers.with(label.lock, own.toSpliced(at, 1)) };
    }
    case 'add':
    case 'branch':
    case 'cancel-again':
    case 'cancel-first':
    case 'close':
    case 'count-more':
    case 'count-zero':
    case 'default':
    case 'elapse':
    case 'enter':
    case 'exit':
    case 'iteration':
    case 'make':
    case 'once-later':
    case 'receive':
    case 'receive-closed':
    case 'send':
    case 'spawn':
    case 'tau':
    case 'wait':
      return { holders, readers };
  }
}
