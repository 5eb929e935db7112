import { unansweredRoots } from '../src/confront/roots.ts';
import type { GoReader } from '../src/go/plain/go-reader.ts';
import type { Entry } from '../src/go/plain/program.ts';
import type { ClaimsOnGo } from '../src/confront/claim.ts';
import type {
  FoundRun,
  Played,
  PlayRequest,
  Reply,
  SealedClaims,
} from '../src/protocol/compiler-api.ts';
import type {
  AnsweredFunction,
  ConfrontationView,
  Effort,
  EntryReference,
  MachineApi,
  MachineProgress,
  ReadRequest,
  ReadText,
  TestJudge,
  TestOfRun,
} from '../src/protocol/machine-api.ts';
import type { RunView, ValueView } from '../src/protocol/run-view.ts';
import type { HeadlineView } from '../src/protocol/verdict-view.ts';
import { answerEntry, type FoundAnswer } from '../src/watch/answer.ts';
import { confrontVerdict } from '../src/watch/confrontation.ts';
import { toValueViews } from '../src/watch/entry-values.ts';
import { findProgramRun } from '../src/watch/find-run.ts';
import { entriesOf, openProgram, toEntryView, type GoProgram } from '../src/watch/go-program.ts';
import { replayShown } from '../src/watch/replay-shown.ts';
import { playProgram } from '../src/watch/play-program.ts';
import { guarded } from './guarded.ts';

interface Text {
  readonly revision: number;
  readonly go: GoProgram;
  readonly entries: readonly Entry[];
}

/** Runs Go for the page, one text at a time: the latest. A search goes on until the worker is ended. */
export class MachineService implements MachineApi {
  readonly #openGo: () => Promise<GoReader>;
  #go: Promise<GoReader> | null = null;
  #text: Text | null = null;
  /** What was found of the functions of the text, for their runs. */
  #answers = new Map<number, FoundAnswer>();

  constructor(openGo: () => Promise<GoReader>) {
    this.#openGo = openGo;
  }

  read({ revision, source, proved }: ReadRequest): Promise<Reply<ReadText>> {
    return guarded(async () => {
      this.#text = null;
      this.#answers = new Map();
      const go = openProgram(await this.#reader(), source);
      if (go === null) return { entries: [], roots: [] };
      const entries = entriesOf(go);
      const answered = new Set(proved);
      const roots = unansweredRoots(go.program.plain, answered);
      this.#text = { revision, go, entries };
      const views = entries.map((entry) => toEntryView(go, entry));
      return {
        entries: views,
        roots: entries.flatMap((entry, at) =>
          roots.includes(entry) || (isProcess(entry) && !answered.has(views[at]!.place.start))
            ? [at]
            : [],
        ),
      };
    });
  }

  answer(
    what: EntryReference,
    effort: Effort,
    values: readonly ValueView[] | null,
    onProgress: (progress: MachineProgress) => void,
  ): Promise<Reply<AnsweredFunction>> {
    return guarded(() => {
      const found = this.#find(what);
      if (found === null) return { kind: 'outdated' };
      const answer = answerEntry(found.go, found.entry, effort, {
        isCancelled: () => false,
        onValues: (values, at, of) => {
          onProgress({ values: toValueViews(values), at, of });
        },
      });
      this.#answers.set(what.entry, answer);
      const { view, worst } = answer;
      const wanted = values && findProgramRun(found.go, found.entry, values, () => false);
      if (wanted?.kind === 'found' && wanted.outcome === 'bad')
        return { kind: 'answered', answer: view, worst: wanted.property, run: wanted.run };
      return { kind: 'answered', answer: view, worst, run: worst && answer.showRun(worst) };
    });
  }

  confront(
    revision: number,
    { sealed }: SealedClaims,
    headline: HeadlineView,
  ): Promise<Reply<ConfrontationView | null>> {
    return guarded(() => {
      const text = this.#text;
      if (text?.revision !== revision) return null;
      // The compiler's worker has sealed it: nobody else makes claims.
      return confrontVerdict(text.go, sealed as ClaimsOnGo, headline);
    });
  }

  showRun({ revision, entry }: EntryReference, property: string): Promise<Reply<RunView | null>> {
    return guarded(() =>
      this.#text?.revision === revision
        ? (this.#answers.get(entry)?.showRun(property) ?? null)
        : null,
    );
  }

  play(what: EntryReference, request: PlayRequest): Promise<Reply<Played | null>> {
    return guarded(() => {
      const found = this.#find(what);
      return found && playProgram(found.go, found.entry, request);
    });
  }

  testOfRun(
    what: EntryReference,
    run: { readonly values: readonly ValueView[]; readonly trace: string },
    judge: TestJudge,
  ): Promise<Reply<TestOfRun | null>> {
    return guarded(() => {
      const found = this.#find(what);
      return found && replayShown(found.go, found.entry, run, judge);
    });
  }

  findRun(what: EntryReference, values: readonly ValueView[]): Promise<Reply<FoundRun | null>> {
    return guarded(() => {
      const found = this.#find(what);
      return found && findProgramRun(found.go, found.entry, values, () => false);
    });
  }

  #find({ revision, entry: at }: EntryReference): { go: GoProgram; entry: Entry } | null {
    const entry = this.#text?.entries[at];
    if (entry === undefined || this.#text?.revision !== revision) return null;
    return { go: this.#text.go, entry };
  }

  #reader(): Promise<GoReader> {
    this.#go ??= this.#openGo();
    // Without a network it can be there later.
    this.#go.catch(() => (this.#go = null));
    return this.#go;
  }
}

/** What can be run as it is, whatever it does. */
const isProcess = ({ kind }: Entry): boolean => kind === 'main' || kind === 'test';
