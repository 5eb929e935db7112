import { readFileSync } from 'node:fs';
import type { Puzzle } from '../../src/protocol/puzzle.ts';
import { readPuzzle } from '../../src/cli/puzzle-command.ts';

export const folder = 'examples/puzzles';

interface CourseFile {
  readonly chapters: readonly { readonly title: string; readonly puzzles: readonly string[] }[];
}

export const course = JSON.parse(readFileSync(`${folder}/course.json`, 'utf8')) as CourseFile;

export const puzzleNames = course.chapters.flatMap(({ puzzles }) => puzzles);

export async function loadPuzzle(name: string): Promise<Puzzle> {
  const parsed = await readPuzzle(`${folder}/${name}`);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.messages.join('; ')}`);
  return parsed.puzzle;
}
