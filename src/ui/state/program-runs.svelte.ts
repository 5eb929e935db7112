import { proxy } from 'comlink';
import type {
  AnswerView,
  Effort,
  EntryView,
  MachineProgress,
  ReadText,
} from '../../protocol/machine-api.ts';
import type { RunView, ValueView } from '../../protocol/run-view.ts';
import type { Compilation } from './compilation.svelte.ts';
import type { ProgramQuestion } from './latest-question.ts';
import type { Confronting } from './confronting.svelte.ts';
import { MachineClient } from './machine-client.ts';

type RunsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  /** A verdict is held against runs. */
  | { readonly kind: 'confronting' }
  /** All schedules of this function are tried. */
  | { readonly kind: 'running'; readonly entry: number; readonly progress: MachineProgress | null }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'fault'; readonly message: string };

/** What runs say of a function, with its worst run, and how much was looked at for it. */
export interface Answered {
  readonly answer: AnswerView;
  /** The property that this run breaks. */
  readonly worst: string | null;
  readonly run: RunView | null;
  readonly effort: Effort;
}

interface Known {
  readonly source: string;
  /** Of the text that the worker holds. */
  readonly revision: number;
  readonly text: ReadText;
}

const usualEffort: Effort = { level: 0, values: null };

/** What the Go machine says of the Go text on the page, function by function. */
export class ProgramRuns {
  state = $state.raw<RunsState>({ kind: 'idle' });
  #known = $state.raw<Known | null>(null);
  #answers = $state.raw<Readonly<Partial<Record<number, Answered>>>>({});
  /** The function that was chosen among those that no proof speaks of. */
  #chosen = $state.raw<string | null>(null);
  readonly #compilation: Compilation;
  readonly #confronting: Confronting;
  readonly #client = new MachineClient(() => (this.#isHeld = false));
  readonly #onAnswer: (entry: number, answered: Answered) => void;
  readonly #valuesOf: (entry: number) => readonly ValueView[] | null;
  /** Where the fragments begin that the proof leaves open. */
  readonly #leftOpen: () => readonly number[];
  /** The worker holds the text that is known. */
  #isHeld = false;
  #reading: { readonly source: string; readonly done: Promise<boolean> } | null = null;
  /** Counts the texts and the searches, so that what comes late is known for late. */
  #latest = 0;
  #revision = 0;
  /** What a person has asked for besides, until it is answered: another question may come between. */
  #more: { readonly entry: number; readonly effort: Effort } | null = null;

  constructor(
    compilation: Compilation,
    confronting: Confronting,
    valuesOf: (entry: number) => readonly ValueView[] | null,
    leftOpen: () => readonly number[],
    onAnswer: (entry: number, answered: Answered) => void,
  ) {
    this.#valuesOf = valuesOf;
    this.#leftOpen = leftOpen;
    this.#compilation = compilation;
    this.#confronting = confronting;
    this.#onAnswer = onAnswer;
  }

  /** Nothing is known of this text yet, and it may be much. */
  get isPending(): boolean {
    const { language, latest } = this.#compilation;
    if (language !== 'go' || latest?.isAccepted === false) return false;
    return !this.#isOfThisText() && this.state.kind !== 'fault' && this.state.kind !== 'stopped';
  }

  get entries(): readonly EntryView[] {
    return this.#isOfThisText() ? this.#known!.text.entries : [];
  }

  /** The functions that no proof speaks of, and that have an answer of their own. */
  get roots(): readonly number[] {
    return this.#isOfThisText() ? this.#known!.text.roots : [];
  }

  /** The function on show among these: the chosen one, or where nothing else can be shown the first. */
  get root(): number | null {
    const { entries, roots } = this;
    const chosen = roots.find((at) => entries[at]!.name === this.#chosen);
    if (chosen !== undefined) return chosen;
    if (this.#compilation.fragment !== null) return null;
    return roots.find((at) => entries[at]!.kind === 'main') ?? roots[0] ?? null;
  }

  /** The function on show, whether a proof speaks of it or not. */
  get entry(): number | null {
    return this.root ?? this.#entryOfFragment;
  }

  /** The entry of the function that begins here. */
  entryAt(start: number): number | null {
    const found = this.entries.findIndex(({ place }) => place.start === start);
    return found < 0 ? null : found;
  }

  answerOf(entry: number | null): Answered | null {
    return entry === null || !this.#isOfThisText() ? null : (this.#answers[entry] ?? null);
  }

  choose(name: string | null): void {
    this.#chosen = name;
  }

  /** The text has changed: what is under way is about another one. */
  drop(): void {
    this.#latest++;
    this.#reading = null;
    this.#more = null;
    this.#client.stop();
    if (this.state.kind !== 'idle') this.state = { kind: 'idle' };
  }

  stop(): void {
    this.#more = null;
    this.#halt();
  }

  #halt(): void {
    if (!this.#isBusy) return;
    this.#latest++;
    this.#client.stop();
    this.state = { kind: 'stopped' };
  }

  close(): void {
    this.#client.close();
  }

  /** Reads the text as it stands, and answers for the function on show, and then for the others. */
  async begin(): Promise<void> {
    const mine = ++this.#latest;
    const isMine = () => mine === this.#latest;
    if (this.#compilation.language !== 'go' || this.#compilation.latest?.isAccepted !== true)
      return;
    if (!(await this.#read()) || !isMine()) return;
    if (!(await this.#confront(isMine))) return;
    if (!(await this.#answerMore(isMine))) return;
    const first = this.entry;
    // While one is answered, a proof may leave another one open.
    for (;;) {
      const entry = this.#order(first).find((one) => this.answerOf(one) === null);
      if (entry === undefined) break;
      if (!(await this.#answer(entry, usualEffort, isMine))) return;
      if (!(await this.#confront(isMine))) return;
    }
    if (isMine()) this.state = { kind: 'idle' };
  }

  /** Another verdict is there to be held against runs: at once, or behind what is under way. */
  async goOnConfronting(): Promise<void> {
    if (this.#isBusy || this.state.kind !== 'idle' || !this.#isOfThisText()) return;
    await this.begin();
  }

  /** Looks at more: of the same values, or of more of them. */
  async goOn(entry: number, what: 'schedules' | 'values'): Promise<void> {
    const { level, values } = this.answerOf(entry)?.effort ?? usualEffort;
    const effort: Effort =
      what === 'schedules' ? { level: level + 1, values } : { level, values: (values ?? 3) * 2 };
    this.#more = { entry, effort };
    await this.begin();
  }

  async #answerMore(isMine: () => boolean): Promise<boolean> {
    const more = this.#more;
    if (more === null) return true;
    if (!(await this.#answer(more.entry, more.effort, isMine))) return false;
    if (this.#more === more) this.#more = null;
    return true;
  }

  /** Asks about the function on show of the text as it stands; null where that is not to be had. */
  async ask<T>(question: ProgramQuestion<T>): Promise<T | null> {
    let isInterrupted = this.#interrupt();
    let isHeld = await this.#read();
    // A search may have begun while the text was read.
    while (isHeld && this.#interrupt()) {
      isInterrupted = true;
      isHeld = await this.#read();
    }
    const value = isHeld ? await this.#askHeld(question) : null;
    if (isInterrupted && this.state.kind === 'stopped') void this.begin();
    return value;
  }

  /** A search would keep a question waiting; it is taken up again afterwards. */
  #interrupt(): boolean {
    const { kind } = this.state;
    if (kind !== 'running' && kind !== 'confronting') return false;
    this.#halt();
    return true;
  }

  async #askHeld<T>(question: ProgramQuestion<T>): Promise<T | null> {
    const { entry } = this;
    if (entry === null) return null;
    const what = { revision: this.#revision, entry };
    const reply = await this.#client.call((api) => question(api, what));
    if (reply.kind === 'fault') this.state = { kind: 'fault', message: reply.message };
    return reply.kind === 'done' ? reply.value : null;
  }

  /** What is on show, and then all that the proof does not answer. */
  #order(first: number | null): readonly number[] {
    const open = this.#leftOpen().flatMap((start) => this.entryAt(start) ?? []);
    return [...(first === null ? [] : [first]), ...this.roots, ...open];
  }

  get #isBusy(): boolean {
    const { kind } = this.state;
    return kind === 'running' || kind === 'reading' || kind === 'confronting';
  }

  /** Holds the verdicts that wait for it against runs; false where the question is not ours any more. */
  async #confront(isMine: () => boolean): Promise<boolean> {
    while (this.#confronting.isWaiting) {
      if (!(await this.#read()) || !isMine()) return false;
      this.state = { kind: 'confronting' };
      const revision = this.#revision;
      const isAnswered = await this.#confronting.askNext(
        this.#compilation.about,
        (claims, headline) => this.#client.call((api) => api.confront(revision, claims, headline)),
      );
      if (!isMine()) return false;
      if (!isAnswered) break;
    }
    return true;
  }

  get #entryOfFragment(): number | null {
    const { fragment } = this.#compilation;
    return fragment === null ? null : this.entryAt(fragment.place.start);
  }

  /** The worker holds the text as it stands; read once, whoever asks for it. */
  #read(): Promise<boolean> {
    const { source } = this.#compilation;
    if (this.#isHeld && this.#isOfThisText()) return Promise.resolve(true);
    if (this.#reading?.source === source) return this.#reading.done;
    const done = this.#readNow(source).finally(() => {
      if (this.#reading?.done === done) this.#reading = null;
    });
    this.#reading = { source, done };
    return done;
  }

  async #readNow(source: string): Promise<boolean> {
    const revision = ++this.#revision;
    const proved = this.#compilation.fragments.map(({ place }) => place.start);
    if (!this.#isOfThisText()) this.state = { kind: 'reading' };
    const reply = await this.#client.call((api) => api.read({ revision, source, proved }));
    if (revision !== this.#revision || source !== this.#compilation.source) return false;
    if (reply.kind !== 'done') {
      this.state = reply.kind === 'lost' ? { kind: 'stopped' } : reply;
      return false;
    }
    this.#isHeld = true;
    if (!this.#isOfThisText()) this.#answers = {};
    this.#known = { source, revision, text: reply.value };
    return true;
  }

  async #answer(entry: number, effort: Effort, isMine: () => boolean): Promise<boolean> {
    if (!(await this.#read()) || !isMine()) return false;
    this.state = { kind: 'running', entry, progress: null };
    const onProgress = proxy((progress: MachineProgress) => {
      if (isMine() && this.state.kind === 'running')
        this.state = { kind: 'running', entry, progress };
    });
    const what = { revision: this.#revision, entry };
    const values = this.#valuesOf(entry);
    const reply = await this.#client.call((api) => api.answer(what, effort, values, onProgress));
    if (!isMine()) return false;
    if (reply.kind !== 'done') {
      this.state = reply.kind === 'lost' ? { kind: 'stopped' } : reply;
      return false;
    }
    if (reply.value.kind === 'outdated') return false;
    const { answer, worst, run } = reply.value;
    const answered = { answer, worst, run, effort };
    this.#answers = { ...this.#answers, [entry]: answered };
    this.#onAnswer(entry, answered);
    return true;
  }

  #isOfThisText(): boolean {
    const { language, source } = this.#compilation;
    return language === 'go' && this.#known?.source === source;
  }
}
