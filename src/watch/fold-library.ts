import type { FrameView } from '../protocol/run-view.ts';

/**
 * Leaves out the frames of such steps; each that stays says how many moves lead to it. The last one stays, for the
 * run ends there.
 */
export function foldFrames(
  frames: readonly FrameView[],
  isFolded: (step: number) => boolean,
): readonly FrameView[] {
  let folded = 0;
  return frames.flatMap((frame, taken) => {
    if (taken > 0 && taken < frames.length - 1 && isFolded(taken - 1)) {
      folded++;
      return [];
    }
    const shown = { ...frame, taken, folded };
    folded = 0;
    return [shown];
  });
}
