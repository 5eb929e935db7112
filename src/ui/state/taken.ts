import type { RunView } from '../../protocol/run-view.ts';

/** How many moves of its trace lead to a frame: links and the machines count these, not what is shown. */
export function takenAt({ frames }: RunView, at: number): number {
  return frames[at]?.taken ?? at;
}

/** The frame that so many moves lead to; where that one is left out, the one before it. */
export function frameAfter({ frames }: RunView, taken: number): number {
  const isFolded = frames.some((frame, at) => (frame.taken ?? at) !== at);
  if (!isFolded) return taken;
  return Math.max(
    0,
    frames.findLastIndex((frame, at) => (frame.taken ?? at) <= taken),
  );
}
