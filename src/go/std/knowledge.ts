/** @forTests Functions of the texts that a run about a test or a benchmark begins with. */
export const entries = {
  test: 'testing.runTest',
  benchmark: 'testing.runBenchmark',
  /** The context of a function that is called from outside. */
  context: 'context.outside',
} as const;

/** Prepares the tests of its package, and runs them. */
export const testMain = 'TestMain';

/**
 * Packages that only compute. If an argument of one of their functions, or a receiver, is unknown or holds
 * something unknown, so are its results, and its text is not run: a loop over the digits of an unknown
 * number would never end. Methods with a pointer for a receiver, and functions that are given a function,
 * a reader or a writer, are run nevertheless.
 *
 * @forTests
 */
export const computing: ReadonlySet<string> = new Set([
  'bytes',
  'cmp',
  'internal/dynamic',
  'math',
  'math/bits',
  'strconv',
  'strings',
  'unicode',
  'unicode/utf8',
]);

/** @forTests Functions of other packages that only compute, by their names in the table of natives. */
export const computingFunctions: ReadonlySet<string> = new Set([
  ...['Abs', 'Hours', 'Microseconds', 'Milliseconds', 'Minutes', 'Nanoseconds'].map(ofDuration),
  ...['Round', 'Seconds', 'String', 'Truncate'].map(ofDuration),
  ...['Add', 'AddDate', 'After', 'AppendFormat', 'Before', 'Clock', 'Compare', 'Date'].map(ofTime),
  ...['Day', 'Equal', 'Format', 'Hour', 'IsZero', 'Minute', 'Month', 'Nanosecond'].map(ofTime),
  ...['Round', 'Second', 'String', 'Sub', 'Truncate', 'Unix', 'UnixMicro'].map(ofTime),
  ...['UnixMilli', 'UnixNano', 'Weekday', 'Year', 'YearDay'].map(ofTime),
  'time.Date',
  'time.ParseDuration',
  'time.Unix',
  'time.UnixMicro',
  'time.UnixMilli',
]);

function ofDuration(method: string): string {
  return `time.Duration.${method}`;
}

function ofTime(method: string): string {
  return `time.Time.${method}`;
}

/** @forTests Packages that declare everything that Go declares. */
export const complete: ReadonlySet<string> = new Set([
  'bufio',
  'cmp',
  'container/heap',
  'container/list',
  'container/ring',
  'context',
  'errors',
  'golang.org/x/sync/errgroup',
  'golang.org/x/sync/semaphore',
  'golang.org/x/sync/singleflight',
  'iter',
  'log',
  'maps',
  'math/bits',
  'slices',
  'sort',
  'sync',
  'unicode/utf8',
]);

/**
 * Packages that leave something out. A name that such a package does not declare is unknown, and no error.
 * That holds for the members of their types, too.
 */
export const incomplete: ReadonlySet<string> = new Set([
  'bytes',
  'flag',
  'fmt',
  'io',
  'io/fs',
  'math',
  'math/rand',
  'math/rand/v2',
  'os',
  'os/signal',
  'reflect',
  'runtime',
  'runtime/debug',
  'strconv',
  'strings',
  'sync/atomic',
  'syscall',
  'testing',
  'testing/synctest',
  'time',
  'unicode',
]);

/** The methods of `testing.TB` that never return, as nobody outside of `testing` can implement it. */
export const leavingMethods: ReadonlySet<string> = new Set([
  'FailNow',
  'Fatal',
  'Fatalf',
  'Skip',
  'SkipNow',
  'Skipf',
]);
