import type { PlainFunction } from '../../go/plain/program.ts';

const clocked: ReadonlySet<string> = new Set(['time.Now', 'time.Since', 'time.Until']);

const computing: ReadonlySet<string> = new Set([
  ...['Add', 'Sub', 'Unix', 'UnixNano', 'UnixMilli', 'UnixMicro'].map(
    (name) => `time.Time.${name}`,
  ),
  ...['Seconds', 'Minutes', 'Hours', 'Milliseconds', 'Microseconds', 'Nanoseconds', 'String'].map(
    (name) => `time.Duration.${name}`,
  ),
  'strconv.Itoa',
]);

const printing: ReadonlySet<string> = new Set(
  ['fmt.Print', 'fmt.Sprint'].flatMap((name) => [name, `${name}ln`, `${name}f`]),
);

/**
 * What a function of the library does with what it is given: it makes its result of it, always returns and does
 * nothing else. `clock`: it looks at the clock, too. `text`: it puts its list into words, and may print them.
 */
export function totalKind({ origin, qualified }: PlainFunction): 'clock' | 'value' | 'text' | null {
  if (origin !== 'library' || qualified === null) return null;
  if (clocked.has(qualified)) return 'clock';
  if (computing.has(qualified)) return 'value';
  return printing.has(qualified) ? 'text' : null;
}
