import { afterEach, describe, expect, test, vi } from 'vitest';
import { readDraft, titleOf, writeDraft, type Draft } from './draft.ts';
import { adoptEarlier, findDraft, listDrafts, storeDraft } from './drafts.ts';

const usual = { go: 'g', virgo: 'v' };

/** A store with room for so many letters. */
function openStore(room = Infinity, initial: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(initial));
  const sum = () => [...texts.values()].reduce((total, text) => total + text.length, 0);
  vi.stubGlobal('localStorage', {
    get length() {
      return texts.size;
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
    setItem: (key: string, text: string) => {
      const before = texts.get(key)?.length ?? 0;
      if (sum() - before + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function draft(id: string, at: number, rest: Partial<Draft> = {}): Draft {
  const texts = { go: `package ${id}`, virgo: '' };
  return { id, language: 'go', texts, origin: { kind: 'own' }, isEdited: true, at, ...rest };
}

test('drafts come back as they were, the newest first', () => {
  openStore();
  const one = draft('a', 1, { origin: { kind: 'example', title: 'Take the first' } });
  const other = draft('b', 2, { origin: { kind: 'link', code: '1r' }, isEdited: false });
  storeDraft(one);
  storeDraft(other);
  expect(listDrafts()).toEqual([other, one]);
  expect(findDraft('a')).toEqual(one);
  expect(findDraft('c')).toBeNull();
});

test('the last twenty stay, and what was only opened goes first', () => {
  openStore();
  for (let at = 0; at < 25; at++) storeDraft(draft(`typed${at}`, at, { isEdited: at % 5 !== 0 }));
  const ids = listDrafts().map(({ id }) => id);
  expect(ids).toHaveLength(20);
  // Of 25, five were only opened; all that was typed is there.
  expect(ids.filter((id) => Number(id.slice(5)) % 5 !== 0)).toHaveLength(20);
});

test('a full store makes room for what is typed, and says when it cannot', () => {
  openStore(400);
  const long = (id: string, at: number, length: number) =>
    draft(id, at, { texts: { go: 'x'.repeat(length), virgo: '' } });
  expect(storeDraft(long('a', 1, 150))).toBe(true);
  expect(storeDraft(long('b', 2, 200))).toBe(true);
  expect(listDrafts().map(({ id }) => id)).toEqual(['b']);
  expect(storeDraft(long('c', 3, 900))).toBe(false);
});

describe('what earlier versions stored', () => {
  test.each([
    ['{"language":"virgo","source":"c!"}', { go: 'g', virgo: 'c!' }],
    ['{"language":"virgo","texts":{"go":"a","virgo":"b"}}', { go: 'a', virgo: 'b' }],
  ])('becomes one draft among others: %s', (stored, texts) => {
    openStore(Infinity, { 'virgo.draft': stored });
    adoptEarlier(usual);
    adoptEarlier(usual);
    expect(listDrafts()).toMatchObject([{ language: 'virgo', texts, isEdited: true }]);
  });

  test.each(['', '{', '[]', 'null', '7', '{"source":1,"language":"go"}', '{"language":"c"}'])(
    'is left out where it is none: %s',
    (stored) => {
      openStore(Infinity, { 'virgo.draft': stored, 'virgo.draft.x': stored });
      adoptEarlier(usual);
      expect(listDrafts()).toEqual([]);
    },
  );
});

test('a draft is called by what it says first', () => {
  const named = (go: string) => titleOf(draft('a', 0, { texts: { go, virgo: '' } }));
  expect(named('package p\n\nfunc (s *S) Run(c chan int) {}\nfunc b[T any]() {}\n')).toBe('Run, b');
  expect(
    named('\n// only a comment that goes on for longer than any list of names has room for'),
  ).toBe('// only a comment that goes on for longer than a…');
  expect(named(' ')).toBe('Empty');
  const read = readDraft('a', JSON.parse(writeDraft(draft('a', 5))));
  expect(read).toEqual(draft('a', 5));
});
