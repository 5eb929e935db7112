import type { FoundRun, Played, PlayRequest, Reply, SealedClaims } from './compiler-api.ts';
import type { PlaceView } from './place.ts';
import type { PropertyName } from '../run/property.ts';
import type { RunView, ValueView } from './run-view.ts';
import type { HeadlineView } from './verdict-view.ts';

/** A text for the Go machine; later calls name what they mean by its number. */
export interface ReadRequest {
  readonly revision: number;
  readonly source: string;
  /** Where the names of the functions stand that a proof speaks of. */
  readonly proved: readonly number[];
}

export interface ReadText {
  /** Where runs may begin, in the order of the text; none where Go rejects the text. */
  readonly entries: readonly EntryView[];
  /** Which of these answer for what no proof speaks of. */
  readonly roots: readonly number[];
}

export interface EntryView {
  /** As people call it: `main`, `TestPool`, `Server.Run`. */
  readonly name: string;
  readonly kind: 'main' | 'test' | 'function' | 'method';
  readonly place: PlaceView;
  readonly parameters: readonly ArgumentView[];
}

interface ArgumentView {
  readonly name: string;
  /** As Go writes it. */
  readonly type: string;
}

export interface EntryReference {
  readonly revision: number;
  readonly entry: number;
}

/** How much is looked at: `usual` while one waits, and more where one asks for it. */
export interface Effort {
  /** From 0; each level looks at about five times as much as the one before. */
  readonly level: number;
  /** How many values of an integer are tried; null: three. */
  readonly values: number | null;
}

/** The choice of values that is being looked at. */
export interface MachineProgress {
  readonly values: readonly ValueView[];
  readonly at: number;
  readonly of: number;
}

/** What runs say of a function. */
export interface AnswerView {
  readonly name: string;
  readonly grade: 'checked' | 'searched' | 'refuted';
  readonly title: string;
  readonly sentence: string;
  /** What was looked at: `all 4,210 states for n = 0 .. 2`. */
  readonly coverage: string;
  /** Why that is not everything; empty where it is. */
  readonly bounds: readonly string[];
  readonly properties: readonly PropertyView[];
  readonly milliseconds: number;
}

export interface PropertyView {
  readonly id: PropertyName;
  /** In a word or two: `No leak`. */
  readonly label: string;
  readonly outcome: 'holds' | 'broken' | 'open';
  /** What is said of it, as a sentence. */
  readonly words: string;
  /** What its run takes for granted: "suppose that err != nil", "only if main does nothing for 1 s". */
  readonly given: readonly string[];
  readonly values: readonly ValueView[];
}

export type AnsweredFunction =
  | {
      readonly kind: 'answered';
      readonly answer: AnswerView;
      /** The worst of the properties that are broken, at the values that were asked for, and its run. */
      readonly worst: PropertyName | null;
      readonly run: RunView | null;
    }
  /** Another text has been read in the meantime. */
  | { readonly kind: 'outdated' };

/** A verdict on a function of the text, held against its runs on small values. */
export type ConfrontationView =
  /** The headline says besides which panics and data races runs show. */
  | { readonly kind: 'agrees'; readonly words: string; readonly headline: HeadlineView }
  | { readonly kind: 'not-confronted'; readonly words: string }
  /**
   * Runs say more than the verdict; `words` says why. `run`: one goes wrong that supposes nothing. `no-run`: the one
   * that the verdict shows is none of Go's. `endless`: one goes on for ever in a loop that is granted to end.
   */
  | {
      readonly kind: 'overruled';
      readonly by: 'run' | 'no-run' | 'endless';
      readonly words: string;
      readonly answer: AnswerView;
      readonly run: RunView | null;
    }
  /** Neither is a result; the run that the proof excludes, where it is one. */
  | {
      readonly kind: 'contradicts';
      readonly title: string;
      readonly sentence: string;
      readonly run: RunView | null;
    };

/** How a test sees who is left in the end: by stacks, or by testing/synctest. */
export type TestJudge = 'gates' | 'synctest';

export type TestOfRun =
  | { readonly kind: 'test'; readonly text: string }
  | { readonly kind: 'left-out'; readonly reason: string };

/** The worker that runs Go, as the page sees it. A search is stopped by ending the worker. */
export interface MachineApi {
  read(request: ReadRequest): Promise<Reply<ReadText>>;
  /** All properties of a function, and the run of the worst that is broken: at `values`, if one is bad there. */
  answer(
    what: EntryReference,
    effort: Effort,
    values: readonly ValueView[] | null,
    onProgress: (progress: MachineProgress) => void,
  ): Promise<Reply<AnsweredFunction>>;
  /** Null where another text has been read in the meantime. */
  confront(
    revision: number,
    claims: SealedClaims,
    headline: HeadlineView,
  ): Promise<Reply<ConfrontationView | null>>;
  /** The run that breaks a property, of the last answer to this function. */
  showRun(what: EntryReference, property: string): Promise<Reply<RunView | null>>;
  play(what: EntryReference, request: PlayRequest): Promise<Reply<Played | null>>;
  /** A test that makes real Go do what a run on show does. */
  testOfRun(
    what: EntryReference,
    run: { readonly values: readonly ValueView[]; readonly trace: string },
    judge: TestJudge,
  ): Promise<Reply<TestOfRun | null>>;
  findRun(what: EntryReference, values: readonly ValueView[]): Promise<Reply<FoundRun | null>>;
}
