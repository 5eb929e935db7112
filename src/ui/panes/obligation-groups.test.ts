import { expect, test } from 'vitest';
import type { ObligationView } from '../../protocol/fragment-view.ts';
import type { OutcomeOfObligation } from '../../protocol/verdict-view.ts';
import { toGroups, type Row } from './obligation-groups.ts';

function row(
  index: number,
  kind: ObligationView['kind'],
  outcome: OutcomeOfObligation['outcome'] | null,
): Row {
  const obligation = { name: '', kind, words: '', place: null, node: null, strategies: [] };
  return { index, obligation, outcome: outcome && { index, outcome, words: '' } };
}

const order = (rows: readonly Row[]) =>
  toGroups(rows).map(({ id, rows: own }) => `${id}: ${own.map(({ index }) => index).join(' ')}`);

test('what failed comes first, then what is undecided, then the rest by its kind', () => {
  const rows = [
    row(0, 'establishment', 'proved'),
    row(1, 'preservation', 'unknown'),
    row(2, 'exit', 'failed'),
    row(3, 'exit', 'proved'),
  ];
  expect(order(rows)).toEqual(['open: 2 1', 'establishment: 0', 'exit: 3']);
});

test('before anything is known there is no open group', () => {
  expect(order([row(0, 'exit', null), row(1, 'crash', null)])).toEqual(['crash: 1', 'exit: 0']);
});
