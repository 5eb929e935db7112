import { expect, test } from 'vitest';
import { parseCourse } from './parse-course.ts';

const puzzle = {
  ...{ version: 1, kind: 'for-which-n', title: 'T', goal: 'G', about: 'A', why: 'W' },
  ...{ language: 'virgo', program: 'c = chan [n]; c!', hints: [], wrong: [] },
};

function course(puzzles: readonly unknown[], own: object = {}): unknown {
  const chapters = [{ title: 'Only', about: 'One.', puzzles }];
  return { version: 1, title: 'A course', about: 'Of few.', chapters, ...own };
}

test('a course has folders, files, links and whole puzzles', () => {
  const link = 'https://example.org/virgo/#/learn?shared=1rAbc-_9';
  const read = parseCourse(course(['channels/first', 'more/second.json', link, puzzle]));
  if (!read.ok) throw new Error(read.messages.join());
  expect(read.course.chapters[0]!.puzzles).toMatchObject([
    { kind: 'named', name: 'channels/first' },
    { kind: 'named', name: 'more/second.json' },
    { kind: 'link', code: '1rAbc-_9' },
    { kind: 'inline', puzzle: { title: 'T' } },
  ]);
});

const path = 'write a puzzle, the link of a shared one, or a path beside this file';

test.each<readonly [string, unknown, string]>([
  ['another version', course([], { version: 2 }), 'version: write 1'],
  ['a list', [], 'the course'],
  ['no chapters', course([], { chapters: [] }), 'chapters: write at least one'],
  ['a misspelled name', course([], { titel: 'A' }), 'titel'],
  ['a way up', course(['../secret']), path],
  ['another host', course(['https://example.org/puzzle.json']), path],
  ['a script', course(['javascript:alert(1)']), path],
  ['a broken puzzle', course([{ ...puzzle, kind: 'riddle' }]), 'chapters[0].puzzles[0]'],
  ['too much', course(Array.from({ length: 61 }, () => 'a/b')), 'at most 60'],
])('%s is refused with what to do', (_, value, words) => {
  const read = parseCourse(value);
  expect(read.ok ? '' : read.messages.join('\n')).toContain(words);
});
