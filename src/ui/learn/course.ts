import type { CourseEntry, CourseOutline, PuzzleFiles } from '../../protocol/puzzle-api.ts';
import type { Puzzle } from '../../protocol/puzzle.ts';
import { unpackText } from '../share/link-code.ts';
import type { PuzzleClient } from './puzzle-client.ts';

/** A course with all its puzzles, or what is wrong with those that cannot be read. */
export interface Course {
  readonly title: string;
  readonly about: string;
  readonly chapters: readonly Chapter[];
}

interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly puzzles: readonly Lesson[];
}

export interface Lesson {
  /** Its name in the course. */
  readonly id: string;
  /** Under which its progress is stored. */
  readonly key: string;
  readonly puzzle: Puzzle | null;
  readonly messages: readonly string[];
}

export type Loaded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Gives the text of a file beside the course; null where there is none. */
type ReadBeside = (path: string) => Promise<string | null>;

export async function loadCourse(
  client: PuzzleClient,
  text: string,
  prefix: string,
  beside: ReadBeside,
): Promise<Loaded<Course>> {
  const reply = await client.call('other', (api) => api.readCourse(text));
  if (reply.kind === 'fault') return { ok: false, messages: [reply.message] };
  if (!reply.value.ok) return reply.value;
  return { ok: true, value: await fillCourse(client, reply.value.course, prefix, beside) };
}

async function fillCourse(
  client: PuzzleClient,
  { title, about, chapters }: CourseOutline,
  prefix: string,
  beside: ReadBeside,
): Promise<Course> {
  const filled = chapters.map(async (chapter, at): Promise<Chapter> => {
    const puzzles = chapter.puzzles.map(async (entry, index): Promise<Lesson> => {
      const id = entry.kind === 'named' ? entry.name : `${at + 1}.${index + 1}`;
      const loaded = await loadEntry(client, entry, beside);
      return {
        id,
        key: `${prefix}${id}`,
        puzzle: loaded.ok ? loaded.value : null,
        messages: loaded.ok ? [] : loaded.messages,
      };
    });
    return { ...chapter, puzzles: await Promise.all(puzzles) };
  });
  return { title, about, chapters: await Promise.all(filled) };
}

async function loadEntry(
  client: PuzzleClient,
  entry: CourseEntry,
  beside: ReadBeside,
): Promise<Loaded<Puzzle>> {
  switch (entry.kind) {
    case 'inline':
      return { ok: true, value: entry.puzzle };
    case 'link':
      return loadCode(client, entry.code);
    case 'named':
      return loadNamed(client, entry.name, beside);
  }
}

export async function loadCode(client: PuzzleClient, code: string): Promise<Loaded<Puzzle>> {
  const unpacked = await unpackText(code);
  if (unpacked.kind === 'refused') return { ok: false, messages: [unpacked.message] };
  return readPuzzle(client, unpacked.text, null);
}

async function loadNamed(
  client: PuzzleClient,
  name: string,
  beside: ReadBeside,
): Promise<Loaded<Puzzle>> {
  const isFile = name.endsWith('.json');
  const text = await beside(isFile ? name : `${name}/puzzle.json`);
  if (text === null) return { ok: false, messages: [`${name} was not found.`] };
  if (isFile) return readPuzzle(client, text, null);
  const go = await beside(`${name}/main.go`);
  const virgo = go === null ? await beside(`${name}/main.virgo`) : null;
  const program = go ?? virgo;
  if (program === null) return readPuzzle(client, text, null);
  const harness = go === null ? null : await beside(`${name}/check.go`);
  return readPuzzle(client, text, { language: go === null ? 'virgo' : 'go', program, harness });
}

async function readPuzzle(
  client: PuzzleClient,
  text: string,
  files: PuzzleFiles | null,
): Promise<Loaded<Puzzle>> {
  const reply = await client.call('other', (api) => api.readPuzzle(text, files));
  if (reply.kind === 'fault') return { ok: false, messages: [reply.message] };
  return reply.value.ok
    ? { ok: true, value: reply.value.puzzle }
    : { ok: false, messages: reply.value.messages };
}
