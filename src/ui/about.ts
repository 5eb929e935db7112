/** What the page says of itself: what it reads, and where it comes from. */
export const reads: readonly string[] = [
  'Any Go, of one file or of several, is typed as Go types it, and run under every schedule: channels, select, locks, waitgroups, contexts, timers, atomics, panics and defers, generics; of the library sync, context, time, errors, fmt, sort, strings, slices, maps, errgroup and what concurrent programs use besides.',
  'Proved for all values are functions that make channels, waitgroups or locks of their own, with the functions they hand them to: go, send, receive, close, range over counts and channels, any select, locks, Once, contexts, timers, errgroups, if, switch, defer, nested and endless loops.',
  'Of values the proof keeps what communication depends on: sizes, iterations of loops, conditions that parameters decide. What is abstracted stands at its place in the pane From Go.',
];

export const notYet: readonly string[] = [
  'Where the proof does not reach, runs answer, for small values: "checked" if all states were seen, "searched" if not.',
  'Of packages without a text here a function returns at once, and what it returns is unknown: a run says what it supposes of it.',
  'In proofs integers are mathematical: a sum that leaves 64 bits is not modelled. Runs have the integers of Go.',
];

export const paper = {
  title: 'Automated Verification of Parametric Channel-Based Process Communication',
  where: 'GINGER, OOPSLA 2024',
  url: 'https://dl.acm.org/action/doSearch?AllField=%22Automated+Verification+of+Parametric+Channel-Based+Process+Communication%22',
} as const;
