import { readFileSync } from 'node:fs';

/** What a person answers who knows the course: the same in each browser. */
const folder = 'examples/puzzles';

interface PuzzleFile {
  readonly kind: string;
  readonly title: string;
  readonly solution?: unknown;
}

interface CourseFile {
  readonly chapters: readonly { readonly puzzles: readonly string[] }[];
}

const course = JSON.parse(readFileSync(`${folder}/course.json`, 'utf8')) as CourseFile;
export const names = course.chapters.flatMap(({ puzzles }) => puzzles);

export function puzzleOf(name: string): PuzzleFile {
  return JSON.parse(readFileSync(`${folder}/${name}/puzzle.json`, 'utf8')) as PuzzleFile;
}

/** Who moves, in the order of a run that solves the puzzle. */
export const moves: Readonly<Record<string, readonly RegExp[]>> = {
  'channels/first-answer': [/starts/, /starts/, /sends 0/, /returns/],
  'locks/two-locks': [/starts/, /main locks b/, /left 2 locks a/],
  'locks/read-twice': [/starts/, /main locks mu/, /add 2 goes on/],
  'close/close-twice': [
    /starts/,
    /main locks/,
    /main unlocks/,
    /main closes/,
    /Stop 2 locks/,
    /Stop 2 unlocks/,
    /Stop 2 panics/,
  ],
  'contexts/too-late': [
    /starts goroutine 2/,
    /starts timer/,
    /fires/,
    /main receives/,
    /main returns/,
  ],
};

/** What is replaced by what. */
export type Edits = readonly (readonly [string, string])[];

export function edited(name: string, edits: Edits): string {
  const program = readFileSync(`${folder}/${name}/main.go`, 'utf8');
  return edits.reduce((text, [from, to]) => text.replace(from, () => to), program);
}
