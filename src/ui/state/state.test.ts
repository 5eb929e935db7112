import { describe, expect, test } from 'vitest';
import type { LinkView } from '../../protocol/fragment-view.ts';
import type { PlaceView } from '../../protocol/place.ts';
import { applyFix } from './apply-fix.ts';
import { readDraft, writeDraft } from './draft.ts';
import { examples, opening } from './examples.ts';
import { innermostAt } from './links.ts';

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

describe('the draft', () => {
  const usual = { go: 'g', virgo: 'v' };
  function storage(initial: string | null): Storage {
    let kept = initial;
    return {
      getItem: () => kept,
      setItem: (_: string, value: string) => (kept = value),
    } as unknown as Storage;
  }

  test('comes back as it was', () => {
    const store = storage(null);
    const draft = { language: 'virgo', texts: { go: 'package p', virgo: 'c = chan [1]' } } as const;
    writeDraft(store, draft);
    expect(readDraft(store, usual)).toEqual(draft);
  });

  test('of the first version keeps its text', () => {
    expect(readDraft(storage('{"language":"virgo","source":"c!"}'), usual)).toEqual({
      language: 'virgo',
      texts: { go: 'g', virgo: 'c!' },
    });
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '{"source":1,"language":"virgo"}',
    '{"source":"","language":"c"}',
    '{"language":"go","texts":{"go":1}}',
  ])('that is not ours is none: %s', (kept) => {
    expect(readDraft(storage(kept), usual)).toBeNull();
  });
});

test('the gallery has the opening example, and every example a title and a line', () => {
  expect(examples).toContain(opening);
  for (const { title, line, source } of examples) {
    expect([title, line, source].every((text) => text.length > 0)).toBe(true);
  }
});
