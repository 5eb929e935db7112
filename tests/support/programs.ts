/** Small VirGo programs that use every statement, with values of `x`, and what their runs come to. */
export const smallPrograms: readonly (readonly [text: string, values: readonly bigint[]])[] = [
  ['c = chan [x]; go { c! }; c?', [-1n, 0n, 1n, 2n]],
  ['c = chan [0]; go { for 0 .. x { c! } }; c?', [-1n, 0n, 1n, 2n, 3n]],
  ['c = chan [1]; for i : 0 .. x { go { c! } }; for 0 .. 2 { c? }', [0n, 1n, 2n, 3n]],
  ['w = WaitGroup; w.Add(x); go { w.Add(-1); w.Add(-1) }; w.Wait()', [0n, 1n, 2n, 3n]],
  ['c = chan [0]; if x > 1 { go { c! } } else { return }; c?', [0n, 2n]],
  ['a = chan [0]; b = chan [0]; go { a!; b? }; b!; a?', [0n]],
  ['c = chan [2]; go { for 0 .. 4 / x { c! } }; for 0 .. 2 { c? }', [-2n, 0n, 1n, 2n]],
  ['w = WaitGroup; for 0 .. x { w.Add(1); go { w.Add(-1) } }; w.Wait()', [0n, 1n, 3n]],
];
