import type { Language } from '../base/language.ts';
import type { PropertyName } from '../run/property.ts';

export const puzzleKinds = [
  'make-it-hang',
  'for-which-n',
  'fix-it',
  'break-it',
  'predict',
  'complete-the-invariant',
] as const;

export type PuzzleKind = (typeof puzzleKinds)[number];

/** What a learner is to bring about. */
export type Mishap = 'hang' | 'panic' | 'race';

/** What a learner is asked about all runs of a program. */
export type Question =
  /** What may be printed in a run. */
  | 'output'
  /** How a run may end. */
  | 'ending'
  /** Who may be left behind in a run. */
  | 'left';

/** Something that somebody set for others to solve; plain data, which a link or a file holds. */
export type Puzzle = MakeItHang | ForWhichN | FixIt | BreakIt | Predict | CompleteTheInvariant;

export interface Common {
  readonly title: string;
  /** What is to be reached, in one sentence. */
  readonly goal: string;
  /** What it teaches, before it is solved. */
  readonly about: string;
  /** The last one gives it away. */
  readonly hints: readonly string[];
  /** Why the solution solves it, in one sentence. */
  readonly why: string;
  readonly language: Language;
  readonly program: string;
  /** Go text of the same package that is not the learner's: it calls the program, and checks it. */
  readonly harness: string | null;
}

export interface MakeItHang extends Common {
  readonly kind: 'make-it-hang';
  readonly target: Mishap;
  readonly entry: string;
  /** The values that the learner may choose from, by parameter. */
  readonly values: readonly Choice[];
  /** `any`: a Sleep may be overtaken. */
  readonly time: 'steady' | 'any';
  /** The number of steps of the shortest run; null where nobody has said. */
  readonly par: number | null;
  readonly solution: Schedule | null;
  readonly wrong: readonly Wrong<Schedule>[];
}

interface Choice {
  readonly name: string;
  readonly options: readonly string[];
}

export interface ForWhichN extends Common {
  readonly kind: 'for-which-n';
  /** The function, where there are several. */
  readonly fragment: string | null;
  readonly solution: string | null;
  readonly wrong: readonly Wrong<string>[];
}

interface Edited extends Common {
  /** The lines that may be edited, from 1; null: all of the program. */
  readonly editable: readonly Lines[] | null;
  readonly entry: string;
  /** The whole text; null where nobody has said. */
  readonly solution: string | null;
  readonly wrong: readonly Wrong<string>[];
}

export interface Lines {
  readonly from: number;
  readonly to: number;
}

export interface FixIt extends Edited {
  readonly kind: 'fix-it';
  /** How many goroutines every run starts at least. */
  readonly goroutines: number;
  /** What must hold in every run. */
  readonly holds: readonly PropertyName[];
  /** What is to be proved as well, beyond the values that are run; null: nothing. */
  readonly forAll: ForAll | null;
}

export interface ForAll {
  /** It leaves nobody behind ... (null: nothing is proved, and the checks are only run) */
  readonly function: string | null;
  /** ... wherever this condition on its parameters holds. */
  readonly when: string;
  /** Functions of the check that must leave nobody behind either, and what is wrong where they do. */
  readonly checks: Readonly<Record<string, string>>;
}

export interface BreakIt extends Edited {
  readonly kind: 'break-it';
  readonly property: PropertyName;
  /** How many lines may differ. */
  readonly lines: number;
}

export interface Predict extends Common {
  readonly kind: 'predict';
  readonly question: Question;
  readonly entry: string;
  readonly options: readonly Option[];
  readonly solution: readonly string[] | null;
  readonly wrong: readonly Wrong<readonly string[]>[];
}

interface Option {
  readonly text: string;
  /** What the machine calls it: the output, the ending, or the goroutine. */
  readonly is: string;
}

export interface CompleteTheInvariant extends Common {
  readonly kind: 'complete-the-invariant';
  readonly hole: Hole;
  /** What stands before the hole, to be read. */
  readonly before: string;
  readonly solution: string | null;
  readonly wrong: readonly Wrong<string>[];
}

export type Hole =
  /** What the counter of a channel or a waitgroup is equal to, in every state. */
  | { readonly kind: 'sum'; readonly of: string }
  /** The precondition of strategy 2, which must be the weakest. */
  | { readonly kind: 'balance' }
  /** A precondition under which every run ends well; it must be met by some values. */
  | { readonly kind: 'precondition'; readonly atLeast: string };

export interface Wrong<Given> {
  readonly answer: Given;
  /** Why it is wrong: the hint of whoever gives this answer. */
  readonly why: string;
}

/** A run as the setter of a puzzle describes it, whatever the machine numbers its moves. */
export interface Schedule {
  readonly values: Readonly<Record<string, string>>;
  /** At each step the first of these goroutines moves that can; `clock` is a timer. */
  readonly prefer: readonly string[];
  /** How many steps are made; null: all. */
  readonly steps: number | null;
}

export type Answer =
  /** The moves of the Go machine. */
  | {
      readonly kind: 'run';
      readonly values: Readonly<Record<string, string>>;
      readonly trace: string;
    }
  | { readonly kind: 'formula'; readonly text: string }
  | { readonly kind: 'program'; readonly text: string }
  | { readonly kind: 'choices'; readonly chosen: readonly string[] };
