import type { Language } from '../base/language.ts';
import type { Reply } from './compiler-api.ts';
import type { ProcessView } from './fragment-view.ts';
import type { Judgement } from './judgement.ts';
import type { Answer, CompleteTheInvariant, MakeItHang, Puzzle } from './puzzle.ts';
import type { RunView } from './run-view.ts';

/** What stands in files beside puzzle.json. */
export interface PuzzleFiles {
  readonly language: Language;
  readonly program: string;
  readonly harness: string | null;
}

export type ReadPuzzle =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly messages: readonly string[] };

export type ReadCourse =
  | { readonly ok: true; readonly course: CourseOutline }
  | { readonly ok: false; readonly messages: readonly string[] };

export interface CourseOutline {
  readonly title: string;
  readonly about: string;
  readonly chapters: readonly ChapterOutline[];
}

interface ChapterOutline {
  readonly title: string;
  readonly about: string;
  readonly puzzles: readonly CourseEntry[];
}

export type CourseEntry =
  | { readonly kind: 'inline'; readonly puzzle: Puzzle }
  /** A folder, or a file, beside the course. */
  | { readonly kind: 'named'; readonly name: string }
  /** The code of a link. */
  | { readonly kind: 'link'; readonly code: string };

export interface PlayOn {
  readonly values: Readonly<Record<string, string>>;
  readonly trace: string;
  /** How many steps of it; null: all. */
  readonly keep: number | null;
  /** Which of the possible moves is made then; null: none. */
  readonly then: number | null;
}

export type PlayedOn =
  | { readonly kind: 'played'; readonly run: RunView }
  | { readonly kind: 'refused'; readonly message: string };

/** What the page asks of the worker that judges puzzles. All that comes from outside is text to it. */
export interface PuzzleApi {
  readPuzzle(text: string, files: PuzzleFiles | null): Promise<Reply<ReadPuzzle>>;
  readCourse(text: string): Promise<Reply<ReadCourse>>;
  judge(puzzle: Puzzle, answer: Answer): Promise<Reply<Judgement>>;
  play(puzzle: MakeItHang, request: PlayOn): Promise<Reply<PlayedOn>>;
  /** What 'show me' shows; null where nobody knows a solution. */
  solution(puzzle: Puzzle): Promise<Reply<Answer | null>>;
  /** The processes with their points, of which an invariant speaks. */
  processes(puzzle: CompleteTheInvariant): Promise<Reply<readonly ProcessView[]>>;
}
