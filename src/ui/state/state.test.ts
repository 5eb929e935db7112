import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LinkView } from '../../protocol/fragment-view.ts';
import type { PlaceView } from '../../protocol/place.ts';
import { applyFix } from './apply-fix.ts';
import { examples, opening } from './examples.ts';
import { listDrafts, storeDraft } from './drafts.ts';
import { readLayout, usualLayout, writeLayout } from './stored-layout.ts';
import { innermostAt } from './links.ts';

const rubbish = [null, '', '{', '[]', 'null', '7', '"go"'];

/** A store that holds this under whatever name. */
function fillStore(initial: string | null): void {
  let kept = initial;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => (kept = value),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function place(start: number, end: number): PlaceView {
  const here = { line: 1, column: 1 };
  return { start, end, range: { start: here, end: here } };
}

test('several edits of a fix are made at once', () => {
  const edits = [
    { place: place(0, 1), text: 'xyz' },
    { place: place(3, 3), text: ';' },
  ];
  expect(applyFix('abcd', { title: '', edits })).toBe('xyzbc;d');
});

test('the innermost statement at the cursor is found, also just behind its end', () => {
  const link = (node: number, start: number, end: number): LinkView => ({
    node,
    source: place(start, end),
    target: place(0, 0),
  });
  const links = [link(1, 0, 20), link(2, 5, 10)];
  expect(innermostAt(links, 7, 'source')?.node).toBe(2);
  expect(innermostAt(links, 10, 'source')?.node).toBe(2);
  expect(innermostAt(links, 12, 'source')?.node).toBe(1);
  expect(innermostAt(links, 30, 'source')).toBeNull();
});

describe('the layout', () => {
  test('comes back as it was', () => {
    fillStore(null);
    const layout = {
      shares: { program: 0.3, output: 0.6 },
      pane: 'dafny',
      beside: 'result',
    } as const;
    writeLayout(layout);
    expect(readLayout()).toEqual(layout);
  });

  test.each([
    ...rubbish,
    '{"shares":3,"pane":"all","beside":{}}',
    '{"shares":{"program":null,"output":"wide"},"pane":7}',
    // The same pane twice.
    '{"pane":"result","beside":"result"}',
  ])('that is not ours is as usual: %s', (kept) => {
    fillStore(kept);
    expect(readLayout()).toEqual(usualLayout);
  });

  test('keeps both sides of a boundary wide enough to read', () => {
    fillStore('{"shares":{"program":0.99,"output":-4}}');
    expect(readLayout().shares).toEqual({ program: 0.7, output: 0.25 });
  });
});

const draft = {
  id: 'd',
  language: 'go',
  texts: { go: '', virgo: '' },
  origin: { kind: 'own' },
  isEdited: true,
  at: 0,
} as const;

test('where the browser keeps nothing for us, nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  writeLayout(usualLayout);
  expect(readLayout()).toEqual(usualLayout);
  expect(listDrafts()).toEqual([]);
  expect(storeDraft(draft)).toBe(false);
});

test('the gallery has the opening example, and every example a title and a line', () => {
  expect(examples).toContain(opening);
  for (const { title, line, source } of examples) {
    expect([title, line, source].every((text) => text.length > 0)).toBe(true);
  }
});
