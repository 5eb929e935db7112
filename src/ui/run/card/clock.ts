import type { FrameView, TimerView } from '../../../protocol/run-view.ts';

/** The time on the machine's clock: it goes to the deadline of each timer that fires. `0s` before the first. */
export function timeAt(frames: readonly FrameView[], at: number): string {
  for (let step = at; step > 0; step--) {
    const what = frames[step]?.step?.what;
    if (what?.kind !== 'fire') continue;
    const fired = timersOf(frames[step - 1]!).find(({ id }) => id === what.timer.id);
    const deadline = fired?.deadline ?? null;
    if (deadline !== null) return deadline;
  }
  return '0s';
}

/** Those that fire first come first; those of which nobody knows when, last. */
export function timersOf({ resources }: Pick<FrameView, 'resources'>): readonly TimerView[] {
  const timers = resources.filter((one) => one.kind === 'timer');
  return [
    ...timers.filter(({ deadline }) => deadline !== null),
    ...timers.filter(({ deadline }) => deadline === null),
  ];
}
