import type { LoopMode } from '../../base/loop-mode.ts';

/** The two ways to encode goroutines that are started in a loop. */
export const loopsWords: Readonly<
  Record<LoopMode, { readonly label: string; readonly words: string }>
> = {
  counted: { label: 'Counted', words: 'instances per program point' },
  commuted: { label: 'As in the paper', words: 'one goroutine loops instead' },
};
