import type { Tools } from './tools.ts';
import type { Answer, Puzzle, PuzzleKind } from '../protocol/puzzle.ts';
import type { Evidence, Judgement } from '../protocol/judgement.ts';

type PuzzleOf<Kind extends PuzzleKind> = Extract<Puzzle, { kind: Kind }>;

/** What a kind of puzzle is made of. */
export interface Rule<Kind extends PuzzleKind> {
  readonly judge: (puzzle: PuzzleOf<Kind>, answer: Answer, tools: Tools) => Promise<Judgement>;
  /** The answer that the learner begins with. */
  readonly start: (puzzle: PuzzleOf<Kind>) => Answer;
  /** What 'show me' shows; null where nobody knows one. */
  readonly solution: (puzzle: PuzzleOf<Kind>, tools: Tools) => Promise<Answer | null>;
  readonly wrong: (puzzle: PuzzleOf<Kind>, tools: Tools) => readonly WrongAnswer[];
  /** Answers that try to come around the puzzle; none may solve it. */
  readonly cheap: (puzzle: PuzzleOf<Kind>) => readonly CheapAnswer[];
  readonly same: (puzzle: PuzzleOf<Kind>, one: Answer, other: Answer) => boolean;
}

export interface WrongAnswer {
  readonly answer: Answer;
  readonly why: string;
}

export interface CheapAnswer {
  /** What it tries. */
  readonly name: string;
  readonly answer: Answer;
}

const none: Evidence = { kind: 'none' };

export function wrong(message: string, evidence: Evidence = none): Judgement {
  return { kind: 'wrong', message, hint: null, evidence };
}

export function unreadable(message: string): Judgement {
  return { kind: 'unreadable', message, diagnostics: [] };
}

export function undecided(message: string): Judgement {
  return { kind: 'undecided', message };
}

/** An answer of another kind is a fault of the page, or a damaged link. */
export const misplaced: Judgement = unreadable('This answer belongs to another puzzle.');
