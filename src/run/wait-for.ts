import type { GoroutineId, ResourceId } from './names.ts';
import type { Goroutine, Observation } from './observation.ts';

/** Who waits for whom in a state. */
interface WaitForGraph {
  readonly edges: readonly WaitEdge[];
  /** Goroutines that wait for each other in a circle, each circle as large as it can be. */
  readonly cycles: readonly (readonly GoroutineId[])[];
  /** Goroutines that can never move again: all who could help them are among them. */
  readonly doomed: readonly GoroutineId[];
}

/** One who waits, one who may yet do what it waits for, and at which resources. */
interface WaitEdge {
  readonly from: GoroutineId;
  readonly to: GoroutineId;
  readonly resources: readonly ResourceId[];
}

export function toWaitForGraph({ goroutines, resources }: Observation): WaitForGraph {
  const sleeps = new Set(
    goroutines.flatMap(({ waits }) => (waits?.reason.kind === 'sleeping' ? waits.resources : [])),
  );
  const edges = goroutines.flatMap(({ id, waits }) =>
    (waits?.goroutines ?? []).map((to) => ({ from: id, to, resources: waits!.resources })),
  );
  // What a timer does when it fires may help anybody; the end of a Sleep helps the sleeper alone.
  const isTimed = resources.some(
    (one) => one.kind === 'timer' && one.status === 'running' && !sleeps.has(one.id),
  );
  return {
    edges,
    cycles: cyclesOf(goroutines, edges),
    doomed: isTimed ? [] : doomedOf(goroutines),
  };
}

/** The largest set of goroutines that wait, each for nobody outside of it. */
function doomedOf(goroutines: readonly Goroutine[]): readonly GoroutineId[] {
  const doomed = new Map(
    goroutines.flatMap(({ id, waits }) =>
      waits === null || waits.reason.kind === 'sleeping' ? [] : [[id, waits.goroutines] as const],
    ),
  );
  for (let before = -1; before !== doomed.size;) {
    before = doomed.size;
    for (const [id, helpers] of doomed) {
      if (helpers.some((helper) => !doomed.has(helper))) doomed.delete(id);
    }
  }
  return [...doomed.keys()];
}

/** The strongly connected parts that have an edge inside. */
function cyclesOf(
  goroutines: readonly Goroutine[],
  edges: readonly WaitEdge[],
): readonly (readonly GoroutineId[])[] {
  const forwards = reachable(goroutines, edges);
  const known = new Set<GoroutineId>();
  return goroutines.flatMap(({ id }) => {
    const reached = forwards.get(id)!;
    if (known.has(id) || !reached.has(id)) return [];
    const cycle = goroutines.flatMap((other) =>
      reached.has(other.id) && forwards.get(other.id)!.has(id) ? [other.id] : [],
    );
    cycle.forEach((one) => known.add(one));
    return [cycle];
  });
}

/** For each goroutine all that a path of at least one edge leads to. */
function reachable(
  goroutines: readonly Goroutine[],
  edges: readonly WaitEdge[],
): ReadonlyMap<GoroutineId, ReadonlySet<GoroutineId>> {
  const next = new Map<GoroutineId, GoroutineId[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  return new Map(
    goroutines.map(({ id }) => {
      const seen = new Set<GoroutineId>();
      const todo = [id];
      for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
        for (const to of next.get(at) ?? []) {
          if (seen.has(to)) continue;
          seen.add(to);
          todo.push(to);
        }
      }
      return [id, seen];
    }),
  );
}
