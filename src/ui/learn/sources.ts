import type { Course, Loaded } from './course.ts';
import { loadCourse } from './course.ts';
import type { PuzzleClient } from './puzzle-client.ts';

const folder = '../../../examples/puzzles/';
const files = import.meta.glob<string>(
  [
    '../../../examples/puzzles/course.json',
    '../../../examples/puzzles/*/*/puzzle.json',
    '../../../examples/puzzles/*/*/*.go',
    '../../../examples/puzzles/*/*/*.virgo',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export function loadOwn(client: PuzzleClient): Promise<Loaded<Course>> {
  const read = (path: string) => Promise.resolve(files[folder + path] ?? null);
  return loadCourse(client, files[`${folder}course.json`] ?? '', '', read);
}

/** More of one file is not read. */
const largest = 2_000_000;

/** From the origin of the page alone: nothing that a learner does is seen elsewhere. */
export async function loadAddress(client: PuzzleClient, address: string): Promise<Loaded<Course>> {
  const url = toUrl(address);
  if (url === null || url.origin !== location.origin)
    return {
      ok: false,
      messages: [
        'A course is opened from the host of this page only. Put course.json there, or save it and open the file.',
      ],
    };
  const text = await fetchText(url.href);
  if (text === null) return { ok: false, messages: [`There is no course at ${url.pathname}.`] };
  return loadCourse(client, text, `${url.pathname}#`, (path) =>
    fetchText(new URL(path, url.href).href),
  );
}

export async function loadFile(client: PuzzleClient, file: File): Promise<Loaded<Course>> {
  if (file.size > largest) return { ok: false, messages: [`${file.name} is too large.`] };
  const text = await file.text();
  return loadCourse(client, text, `${file.name}#`, () => Promise.resolve(null));
}

function toUrl(address: string): URL | null {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}

/** Null where there is nothing: many hosts give a page of theirs instead, which no file here begins like. */
async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { redirect: 'error' });
    if (!response.ok) return null;
    const text = await response.text();
    return text.length > largest || /^\s*<(!doctype|html)/i.test(text) ? null : text;
  } catch {
    return null;
  }
}
