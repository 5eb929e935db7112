/** What the page says of itself: what it reads, and where it comes from. */
export const reads: readonly string[] = [
  'Functions that make channels, waitgroups or locks of their own, with the functions they hand them to: go, send, receive, range over a count, if, for, defer, break, return, select with a timeout or a default.',
  'sync.WaitGroup, sync.Mutex, sync.RWMutex, time.After, context where the function makes it.',
  'Values as far as communication depends on them: sizes, iterations of loops, conditions that parameters decide. What is abstracted stands at its place in the pane From Go.',
];

export const notYet: readonly string[] = [
  'close, a select over several channels of its own, recursion with a channel, channels that come from outside, condition variables, nested loops that communicate: these are refused, with the reason.',
  'Functions that are not in the text are taken to return. Panics for reasons of data (an index, a nil pointer) are not looked for.',
  'Integers are mathematical: a sum that leaves 64 bits is not modelled.',
];

export const paper = {
  title: 'Automated Verification of Parametric Channel-Based Process Communication',
  where: 'GINGER, OOPSLA 2024',
  url: 'https://dl.acm.org/action/doSearch?AllField=%22Automated+Verification+of+Parametric+Channel-Based+Process+Communication%22',
} as const;
