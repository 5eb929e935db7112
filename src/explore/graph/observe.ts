import type { Goroutine, LoopIteration, Observation, Wait } from '../../run/observation.ts';
import type { Listing } from '../../run/system.ts';
import { linesOf, operationAt } from './listings.ts';
import { observeGraphResources } from './observe-resources.ts';
import type { RunBound } from './run-bound.ts';
import { possibleSteps } from './run-moves.ts';
import type { RunState, Standing } from './run-state.ts';
import { waitOf } from './wait.ts';

/** A state as a person may look at it. */
export function observeGraph(
  bound: RunBound,
  listings: readonly Listing[],
  state: RunState,
): Observation {
  const steps = possibleSteps(bound, state);
  const able = new Set(
    steps.flatMap(({ move }) => [
      move.mover.id,
      ...(move.partner === null ? [] : [move.partner.id]),
    ]),
  );
  return {
    goroutines: state.goroutines.map((one): Goroutine => {
      const ended = bound.hasEnded(one);
      const isReady = !ended && able.has(one.id);
      const wait: Wait | null = ended || isReady ? null : waitOf(bound, state, one);
      return {
        id: one.id,
        name: one.name,
        status: ended ? 'ended' : isReady ? 'ready' : 'waiting',
        listing: bound.classOf(one),
        stack: ended ? [] : [frameOf(bound, listings, one)],
        intent: isReady ? operationAt(bound.graph, bound.pointOf(one)) : null,
        waits: wait,
      };
    }),
    resources: observeGraphResources(bound, state),
  };
}

function frameOf(
  bound: RunBound,
  listings: readonly Listing[],
  one: Standing,
): Goroutine['stack'][number] {
  const point = bound.pointOf(one);
  const listing = bound.classOf(one);
  const line = linesOf(bound.graph, listing).indexOf(point);
  const { operation } = listings[listing]!.lines[line]!;
  const loop = innermostLoop(bound, one);
  return {
    ...{ listing, line, span: bound.graph.points[point]!.span, operation },
    variables: loop === null ? [] : [{ name: loop.variable, value: loop.value }],
    loop,
  };
}

function innermostLoop({ graph, bound, instances }: RunBound, one: Standing): LoopIteration | null {
  const { point, iterations } = instances.of(one.instance);
  const around = graph.loops
    .flatMap((loop, index) =>
      loop.bounds !== null && loop.points.has(point) ? [{ loop, index }] : [],
    )
    .sort((a, b) => a.loop.points.size - b.loop.points.size);
  const inner = around.find(({ index }) => (iterations.get(index) ?? 0) > 0);
  if (inner === undefined || inner.loop.head === point) return null;
  const { loop, index } = inner;
  const iteration = iterations.get(index)!;
  const from = bound.integer(loop.bounds!.from) ?? 0;
  const to = bound.integer(loop.bounds!.to) ?? 0;
  return {
    head: linesOf(graph, loop.class).indexOf(loop.head),
    variable: loop.variable ?? 'i',
    value: String(from + iteration - 1),
    iteration,
    iterations: Math.max(0, to - from),
  };
}
