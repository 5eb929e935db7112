import type { Machine } from '../machine.ts';
import { clockTerm } from '../value/look-at-clock.ts';
import { Unknown, type Value } from '../value/value.ts';

/** The clock of a run begins at the same moment as that of the Go playground: 2009-11-10 23:00:00 UTC. */
export const epochSeconds = 1257894000;
const secondsBefore1970 = 62135596800;

/** A time.Time: seconds since the beginning of the year 1, nanoseconds, which look at the clock, and what was added. */
export function timeValue(machine: Machine): readonly Value[] {
  const { clock } = machine.state;
  if (machine.forgets && machine.program.idle?.clock === true)
    return [0, 0, lookAtClock(machine), 0];
  const seconds = Math.floor(clock / 1e9);
  const nanoseconds = clock - seconds * 1e9;
  return [secondsBefore1970 + epochSeconds + seconds, nanoseconds, lookAtClock(machine), 0];
}

/**
 * Between two looks any time may pass, but no less than timers took that were set between them. A whole program is
 * run as if nothing but timers took time.
 */
export function lookAtClock(machine: Machine): Value {
  const { state } = machine;
  if (machine.others === null) return 0;
  const { clock } = state;
  const ends = state.timers.map(({ deadline, period }) => (period > 0 ? Infinity : deadline));
  const latest = Math.max(clock, ...ends.filter((end) => end !== Infinity));
  const isOpen = state.timers.some(({ period }) => period > 0);
  return new Unknown(
    clockTerm(Math.round(clock), isOpen ? Infinity : Math.round(latest), state.unknowns++),
    null,
  );
}

const units: readonly (readonly [number, string])[] = [
  [3600e9, 'h'],
  [60e9, 'm'],
  [1e9, 's'],
  [1e6, 'ms'],
  [1e3, 'µs'],
  [1, 'ns'],
];

export function durationText(nanoseconds: number): string {
  const [size, unit] = units.find(([unitSize]) => nanoseconds >= unitSize) ?? [1, 'ns'];
  return `${String(nanoseconds / size)}${unit}`;
}
