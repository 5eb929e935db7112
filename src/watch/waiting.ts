import type { FrameView } from '../protocol/run-view.ts';
import type { GoroutineId } from '../run/names.ts';
import type { Goroutine, Observation } from '../run/observation.ts';
import { toWaitForGraph } from '../run/wait-for.ts';

/** Of more goroutines one draws no graph. */
const mostDrawn = 40;

/** Who waits for whom, where somebody waits for ever. */
export function withWaiting(frame: FrameView, observation: Observation): FrameView {
  const waiting = observation.goroutines.filter(({ waits }) => waits !== null);
  if (waiting.length === 0 || observation.goroutines.length > mostDrawn) return frame;
  const { doomed } = toWaitForGraph(observation);
  if (doomed.length === 0) return frame;
  const { edges, cycles } = toWaitForGraph(drawn(observation, new Set(doomed)));
  return { ...frame, waitFor: { edges, cycles, doomed } };
}

/**
 * Whoever waits for a lock is drawn to wait for those who hold it. Others may unlock it, too, but where nobody can
 * help any more it is the holders that one asks about.
 */
function drawn(observation: Observation, doomed: ReadonlySet<GoroutineId>): Observation {
  const isOver = new Set(
    observation.goroutines.flatMap(({ id, status }) =>
      status === 'ended' || doomed.has(id) ? [id] : [],
    ),
  );
  const goroutines = observation.goroutines.map((one): Goroutine => {
    const { waits } = one;
    if (waits?.reason.kind !== 'locked' || !doomed.has(one.id)) return one;
    const holders = waits.reason.by.map(({ id }) => id);
    const isClear = holders.length > 0 && holders.every((id) => isOver.has(id));
    return isClear ? { ...one, waits: { ...waits, goroutines: holders } } : one;
  });
  return { ...observation, goroutines };
}
