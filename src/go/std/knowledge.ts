/** Functions of the texts that a run about a test or a benchmark begins with. */
export const entries = {
  test: 'testing.runTest',
  benchmark: 'testing.runBenchmark',
} as const;

/**
 * Packages that only compute. If an argument of one of their functions is unknown, so are its results, and
 * its text is not run: a loop over the digits of an unknown number would never end. Functions that are
 * given a function are no exception where that one only computes, too.
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

/**
 * Packages that declare everything that Go 1.19 declares. In all others a name that is not declared is
 * unknown, and no error. That holds for the members of their types, too.
 */
export const complete: ReadonlySet<string> = new Set([
  'container/heap',
  'container/list',
  'container/ring',
  'context',
  'errors',
  'sort',
  'sync',
]);
