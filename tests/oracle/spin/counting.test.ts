import { expect, test } from 'vitest';
import { toGraph } from '../../../src/process/graph/to-graph.ts';
import { readCorpus } from '../../differential/counting/corpus.ts';
import { programOf } from '../../differential/counting/hunt.ts';
import { compareGraph } from './endings.ts';

const corpus = readCorpus();
/** Every fourth program here; all of them: `VIRGO_SPIN_ALL=1`. */
const some =
  process.env['VIRGO_SPIN_ALL'] === '1' ? corpus : corpus.filter((_, at) => at % 4 === 0);

test.each(some)(
  'Spin finds the same endings of $name',
  { timeout: 120_000 },
  ({ checked, text }) => {
    compareGraph(toGraph(checked), text, 2);
  },
);

test('and of generated programs', { timeout: 600_000 }, () => {
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { text, checked } = programOf(130_000 + seed, corpus);
    compared += compareGraph(toGraph(checked), text, 1);
  }
  expect(compared).toBeGreaterThan(6);
});
