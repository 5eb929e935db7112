import { expect, test } from 'vitest';
import { encodingOf } from '../../../tests/support/encoding.ts';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import { preconditionOf } from '../encoding.ts';

/** The values of x between -3 and 6 at which the program is balanced. */
function balancedAt(text: string): readonly number[] {
  const precondition = preconditionOf(encodingOf(text), 2);
  const all = Array.from({ length: 10 }, (_, at) => at - 3);
  return all.filter((x) => evaluateTerm(precondition, new Map([['x', BigInt(x)]])) === true);
}

const everywhere = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6];

test.each([
  ['what is sent is received', 'c = chan [0]; go { for 0 .. x { c! } }; c?', [1]],
  ['or fits the buffer', 'c = chan [2]; go { for 0 .. x { c! } }; c?', [1, 2, 3]],
  [
    'a loop below its start never iterates',
    'c = chan [0]; go { for 0 .. x { c! } }',
    [-3, -2, -1, 0],
  ],
  [
    'a branch counts where it is taken',
    'c = chan [0]; go { if x > 2 { c! } else { skip } }; c?',
    [3, 4, 5, 6],
  ],
  [
    'nothing is asked of a channel that is not made',
    'if x > 2 { c = chan [0]; c! } else { skip }',
    [-3, -2, -1, 0, 1, 2],
  ],
  [
    'each instance of a counted goroutine counts',
    'c = chan [0]; for 0 .. x { go { c! } }; for 0 .. 3 { c? }',
    [3],
  ],
  ['additions come to nothing', 'w = WaitGroup; w.Add(x); go { w.Add(-2) }; w.Wait()', [2]],
  [
    'a division counts where it is evaluated',
    'c = chan [2]; if x < 2 { skip } else { for 0 .. 4 / x { c! } }',
    everywhere,
  ],
  [
    'by zero it is not balanced',
    'c = chan [9]; for 0 .. 4 / x { c! }',
    everywhere.filter((x) => x !== 0),
  ],
])('%s', (_, text, expected) => {
  expect(balancedAt(text)).toEqual(expected);
});
