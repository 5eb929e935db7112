import type { FrameView } from '../protocol/run-view.ts';
import type { Observation } from '../run/observation.ts';
import { toWaitForGraph } from '../run/wait-for.ts';

/** Of more goroutines one draws no graph. */
const mostDrawn = 40;

/** Who waits for whom, where somebody waits for ever. */
export function withWaiting(frame: FrameView, observation: Observation): FrameView {
  const waiting = observation.goroutines.filter(({ waits }) => waits !== null);
  if (waiting.length === 0 || observation.goroutines.length > mostDrawn) return frame;
  const { edges, cycles, doomed } = toWaitForGraph(observation);
  return doomed.length === 0 ? frame : { ...frame, waitFor: { edges, cycles, doomed } };
}
