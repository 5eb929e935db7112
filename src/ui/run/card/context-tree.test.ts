import { expect, test } from 'vitest';
import type { ContextView } from '../../../protocol/run-view.ts';
import { treeOf } from './context-tree.ts';

const context = (id: string, parent: string | null): ContextView => {
  return { kind: 'context', id, name: id, parent, error: null, changed: false };
};

test('contexts stand below those that they are derived from', () => {
  const all = [context('b', 'a'), context('a', 'gone'), context('d', 'b'), context('c', 'a')];
  expect(treeOf(all).map((one) => `${one.context.id} ${one.depth}`)).toEqual([
    ...['a 0', 'b 1', 'd 2', 'c 1'],
  ]);
});
