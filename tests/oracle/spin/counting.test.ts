import { expect, test } from 'vitest';
import { searchGraph } from '../../../src/explore/graph/search.ts';
import { toGraph } from '../../../src/process/graph/to-graph.ts';
import { printGraphPromela } from '../../../src/promela/graph/print.ts';
import { smallValuations } from '../../../src/verdict/counting/find-failure.ts';
import { readCorpus } from '../../differential/counting/corpus.ts';
import { programOf } from '../../differential/counting/hunt.ts';
import type { CheckedExtended } from '../../../src/virgo/extended/ast.ts';
import { askSpin } from './spin.ts';

const corpus = readCorpus();
/** More than this takes Spin too long, or more processes than it has. */
const mostStates = 4_000;

/** How many valuations were compared. */
function compare(checked: CheckedExtended, text: string, most: number): number {
  const graph = toGraph(checked);
  let compared = 0;
  for (const valuation of smallValuations(graph).slice(0, 4 * most)) {
    if (compared === most) break;
    const seen = searchGraph(graph, valuation, { maxStates: mostStates, firstOnly: false });
    if (!seen.complete) continue;
    const values = [...valuation].map(([name, value]) => `${name} = ${value}`).join(', ');
    const model = printGraphPromela(graph, valuation);
    expect(askSpin(model), `${text}\nwith ${values}\n${model}`).toEqual({
      ok: seen.ends,
      stuck: seen.stuck !== null,
      crash: seen.crash !== null,
    });
    compared += 1;
  }
  return compared;
}

/** Every fourth program here; all of them: `VIRGO_SPIN_ALL=1`. */
const some =
  process.env['VIRGO_SPIN_ALL'] === '1' ? corpus : corpus.filter((_, at) => at % 4 === 0);

test.each(some)(
  'Spin finds the same endings of $name',
  { timeout: 120_000 },
  ({ checked, text }) => {
    compare(checked, text, 2);
  },
);

test('and of generated programs', { timeout: 600_000 }, () => {
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { text, checked } = programOf(130_000 + seed, corpus);
    compared += compare(checked, text, 1);
  }
  expect(compared).toBeGreaterThan(6);
});
