import type { CourseEntry, CourseOutline, ReadCourse } from '../protocol/puzzle-api.ts';
import { Decoder } from './decode.ts';
import { parsePuzzle } from './parse-puzzle.ts';

const most = { chapters: 40, puzzles: 60, sentence: 600 } as const;

/** Reads a course.json from anywhere. */
export function parseCourse(value: unknown): ReadCourse {
  const decoder = new Decoder();
  const data = decoder.object('the course', value);
  if (data.version !== 1)
    decoder.fail('version', 'write 1; a course of another version needs another playground');
  decoder.only('the course', data, ['version', 'title', 'about', 'chapters']);
  const course: CourseOutline = {
    title: decoder.text('title', data.title, 100),
    about: about(decoder, 'about', data.about),
    chapters: decoder.list('chapters', data.chapters, most.chapters, (path, one) => {
      const chapter = decoder.object(path, one);
      decoder.only(path, chapter, ['title', 'about', 'puzzles']);
      return {
        title: decoder.text(`${path}.title`, chapter.title, 100),
        about: about(decoder, `${path}.about`, chapter.about),
        puzzles: decoder.list(`${path}.puzzles`, chapter.puzzles, most.puzzles, (inner, entry) =>
          readEntry(decoder, inner, entry),
        ),
      };
    }),
  };
  if (course.chapters.length === 0) decoder.fail('chapters', 'write at least one');
  return decoder.messages.length === 0
    ? { ok: true, course }
    : { ok: false, messages: decoder.messages };
}

function about(decoder: Decoder, path: string, value: unknown): string {
  return decoder.optional(value, (one) => decoder.text(path, one, most.sentence)) ?? '';
}

/** A puzzle as it is, a link to one, or a path beside the course: nothing that leads elsewhere. */
function readEntry(decoder: Decoder, path: string, value: unknown): CourseEntry {
  if (typeof value !== 'string') {
    const parsed = parsePuzzle(value, null);
    if (parsed.ok) return { kind: 'inline', puzzle: parsed.puzzle };
    for (const message of parsed.messages) decoder.fail(path, message);
    return { kind: 'named', name: '' };
  }
  const from = value.indexOf('#/learn?');
  const link = from < 0 ? null : /[?&]shared=([\w-]+)/.exec(value.slice(from));
  if (link !== null) return { kind: 'link', code: link[1]! };
  if (!/^[\w-]+(\/[\w-]+)*(\.json)?$/.test(value))
    decoder.fail(
      path,
      'write a puzzle, the link of a shared one, or a path beside this file such as "channels/first"',
    );
  return { kind: 'named', name: value };
}
