/** The clock of a run begins at the same moment as that of the Go playground: 2009-11-10 23:00:00 UTC. */
export const epochSeconds = 1257894000;
const secondsBefore1970 = 62135596800;

/** A time.Time: seconds since the beginning of the year 1, and nanoseconds. */
export function timeValue(clock: number): readonly [number, number] {
  const seconds = Math.floor(clock / 1e9);
  return [secondsBefore1970 + epochSeconds + seconds, clock - seconds * 1e9];
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
