import type { PuzzleKind } from '../../protocol/puzzle.ts';

export const kindWords: Readonly<Record<PuzzleKind, string>> = {
  'make-it-hang': 'Play the scheduler',
  'for-which-n': 'For which n?',
  'fix-it': 'Fix it',
  'break-it': 'Break it',
  predict: 'Predict',
  'complete-the-invariant': 'Complete the proof',
};
