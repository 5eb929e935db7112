import { unreachable } from '../../base/unreachable.ts';
import type { Answer, Puzzle } from '../../protocol/puzzle.ts';

/** What a learner finds before the first answer. */
export function startOf(puzzle: Puzzle): Answer {
  switch (puzzle.kind) {
    case 'make-it-hang': {
      const values = puzzle.values.map(({ name, options }): [string, string] => [
        name,
        options[0] ?? '0',
      ]);
      return { kind: 'run', values: Object.fromEntries(values), trace: '1p' };
    }
    case 'for-which-n':
    case 'complete-the-invariant':
      return { kind: 'formula', text: '' };
    case 'fix-it':
    case 'break-it':
      return { kind: 'program', text: puzzle.program };
    case 'predict':
      return { kind: 'choices', chosen: [] };
    default:
      return unreachable(puzzle);
  }
}
