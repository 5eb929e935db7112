import type { Remote } from 'comlink';
import type {
  CompilerApi,
  FragmentReference,
  Reply,
  SolverState,
} from '../../protocol/compiler-api.ts';
import type { Language } from '../../base/language.ts';
import type { LoopMode } from '../../base/loop-mode.ts';
import type { ReportedStrategy, StrategyNumber } from '../../base/strategy.ts';
import type { RunView, ValueView } from '../../protocol/run-view.ts';
import type { HeadlineView, VerdictView } from '../../protocol/verdict-view.ts';
import type { FragmentView } from '../../protocol/fragment-view.ts';
import type { DiagnosticView, FixView } from '../../protocol/place.ts';
import { applyFix } from './apply-fix.ts';
import { Checking, type Decided } from './checking.svelte.ts';
import { Compilation } from './compilation.svelte.ts';
import { Confronting, overruledHeadline, type Overruled } from './confronting.svelte.ts';
import { CompilerClient } from './compiler-client.ts';
import { Overview } from './overview.svelte.ts';
import { RunChoice } from './run-choice.svelte.ts';
import { ProgramRuns, type Answered } from './program-runs.svelte.ts';
import { Contracts } from './contracts.svelte.ts';
import { Linking } from './linking.svelte.ts';
import { Names } from './names.svelte.ts';
import { Playback } from './playback.svelte.ts';
import { Player } from './player.svelte.ts';
import type { ProgramQuestion } from './latest-question.ts';
import type { OpeningRun } from './opening-run.ts';
import type { Stepper } from './stepper.svelte.ts';
import { isSameFragment, sameProgram, type ProgramText } from './program-text.ts';

/** Milliseconds after the last key press until a check begins; the panes follow at once. */
const checkPause = 450;

/** What the person has typed, and everything that is known about it. It holds the compiler's worker. */
export class Playground {
  /** Whose details are open. */
  strategy = $state.raw<ReportedStrategy | null>(null);
  /** Which encoding the panes show; null: the program's own. */
  loops = $state.raw<LoopMode | null>(null);
  /** Whose CoreDafny is on show; null: the usual one. */
  dafny = $state.raw<StrategyNumber | null>(null);
  /** Somebody asked for a check of a text that cannot be checked: counted, so that each is answered. */
  refusals = $state(0);
  /** A program that comes with values to show a run of, before any other. */
  #showing: { readonly source: string; readonly values: readonly ValueView[] } | null = null;
  solver = $state.raw<SolverState>({ kind: 'starting' });
  readonly player = new Player(
    {
      ask: (question) => this.askNow(question),
      askProgram: (question) => this.askProgram(question),
      about: () => this.about,
    },
    new Playback(),
  );
  /** The verdict to come is one that the person is waiting for, not one that follows the typing. */
  #isAskedFor = false;
  /** How often a person has asked for a check. */
  requests = $state(0);
  #property = $state.raw<string | null>(null);
  /** The program's own run that comes with a bundled verdict. */
  #first: OpeningRun | null = null;
  /** A proof's run at the values that the program is shown at. */
  #atValues = $state.raw<{ readonly verdict: VerdictView; readonly run: RunView } | null>(null);

  readonly #client = new CompilerClient((state) => (this.solver = state));
  readonly compilation = new Compilation(this.#client, (message) => {
    this.checking.fail(message);
  });
  readonly checking = new Checking(
    this.#client,
    this.compilation,
    (decided) => void this.#offerRun(decided),
    () => {
      if (this.#isAskedFor && this.compilation.latest?.isAccepted !== true) this.refusals++;
      void this.programRuns.begin();
    },
    () => void this.programRuns.begin(),
  );
  readonly confronting = new Confronting({
    withdraw: (about, headline) => {
      this.#withdraw(about, headline);
    },
    amend: (about, headline) => {
      this.#amend(about, headline);
    },
    overrule: (about, overruled) => {
      this.#overrule(about, overruled);
    },
  });
  readonly runChoice = new RunChoice();
  readonly names = new Names(this.#client, this.compilation);
  readonly overview = new Overview(this.#client, this.compilation, (said) => {
    this.confronting.note(said);
    void this.programRuns.goOnConfronting();
  });
  readonly programRuns = new ProgramRuns(
    this.compilation,
    this.confronting,
    (entry) => this.#valuesOf(entry),
    () => this.overview.leftOpen,
    (entry, answered) => {
      this.#offerProgramRun(entry, answered);
    },
  );
  readonly contracts = new Contracts({
    source: () => this.source,
    ask: (question) => this.ask(question),
  });
  readonly linking = new Linking(() => this.compilation.latest);

  get language(): Language {
    return this.compilation.language;
  }

  get source(): string {
    return this.compilation.source;
  }

  get diagnostics(): readonly DiagnosticView[] {
    return this.compilation.latest?.diagnostics ?? [];
  }

  get fragments(): readonly FragmentView[] {
    return this.compilation.fragments;
  }

  get fragment(): FragmentView | null {
    return this.compilation.fragment;
  }

  /** The last fragment that could be read; none once another text has been refused. */
  get shown(): FragmentView | null {
    return this.checking.isGone && this.fragment === null ? null : this.compilation.shown;
  }

  get about(): ProgramText {
    return { ...this.compilation.about, root: this.programRuns.root };
  }

  /** The name of the function on show. */
  get shownName(): string {
    const { root, entries } = this.programRuns;
    return root === null ? (this.fragment?.name ?? '') : entries[root]!.name;
  }

  /** The property whose run is on show. */
  get shownProperty(): string | null {
    return this.player.origin === 'verdict' ? this.#property : null;
  }

  /** Nothing can be said of the text, by a proof or by runs. */
  get isEmpty(): boolean {
    if (!this.compilation.isEmpty) return false;
    if (this.source.trim() === '') return true;
    return !this.programRuns.isPending && this.programRuns.root === null;
  }

  /** Proof and runs contradict each other: neither is a result. */
  get isWithdrawn(): boolean {
    const { root } = this.programRuns;
    return root === null && this.checking.onShow?.verdict.headline.kind === 'withdrawn';
  }

  get stepper(): Stepper {
    return this.player.stepper;
  }

  get decided(): Decided | null {
    return this.checking.decided;
  }

  get isStale(): boolean {
    return this.checking.isStale;
  }

  /** The run on show is about an earlier text. */
  get isRunStale(): boolean {
    const { about } = this.player;
    return about !== null && !sameProgram(about, this.about);
  }

  /** The run on show: that of an earlier text goes when the text on the page is answered or refused. */
  get run(): RunView | null {
    const isGone = this.checking.isGone && this.isRunStale;
    return isGone || this.isEmpty ? null : this.stepper.run;
  }

  /** Takes a whole new program, such as an example, and checks it at once. */
  open(language: Language, source: string, fragment?: string): void {
    this.programRuns.choose(fragment ?? null);
    this.loops = null;
    this.dafny = null;
    this.#showing = null;
    this.#first = null;
    this.compilation.open(language, source, fragment);
    this.#beginAnew();
  }

  /** A program whose verdict is known: it stands there at once, and is checked all the same. */
  openDecided(
    language: Language,
    source: string,
    verdict: VerdictView,
    values: readonly ValueView[],
    first: OpeningRun,
  ): void {
    this.open(language, source);
    this.showAt(values);
    this.#first = first;
    this.checking.take({ verdict, about: this.about, isBundled: true, claims: null });
  }

  /** Its run is shown at these values, where it goes wrong at them, too. */
  showAt(values: readonly ValueView[]): void {
    this.#showing = { source: this.source, values };
  }

  switchTo(language: Language): void {
    if (language !== this.language) this.open(language, this.compilation.texts[language]);
  }

  choose(index: number): void {
    const wasRoot = this.programRuns.root !== null;
    this.programRuns.choose(null);
    if (this.compilation.choose(index) || wasRoot) this.#beginAnew();
  }

  /** A function that runs alone answer for. */
  chooseRoot(entry: number): void {
    const { entries } = this.programRuns;
    this.programRuns.choose(entries[entry]!.name);
    this.player.clear();
    const answered = this.programRuns.answerOf(entry);
    if (answered === null) void this.programRuns.begin();
    else this.#offerProgramRun(entry, answered);
  }

  /** The run of the proof of the fragment on show. */
  get proofRun(): RunView | null {
    const verdict = this.checking.onShow?.verdict ?? null;
    return this.#atValues?.verdict === verdict
      ? (this.#atValues?.run ?? null)
      : (verdict?.counterexample ?? null);
  }

  /** The program's own run beside that of its proof. */
  showProgramRun({ run, worst }: Answered): void {
    if (run === null) return;
    this.#property = worst;
    this.player.showOther(run);
  }

  /** The run that breaks this property, at its first step. */
  async showProperty(id: string): Promise<void> {
    const run = await this.player.askOther((api, what) => api.showRun(what, id));
    if (run !== null) this.#property = id;
  }

  edit(source: string): void {
    if (source === this.source) return;
    this.compilation.edit(source);
    this.stepper.pause();
    this.#isAskedFor = false;
    this.#schedule(checkPause);
  }

  applyFix(fix: FixView): void {
    this.edit(applyFix(this.source, fix));
  }

  /** Brings a text in VirGo into its canonical form; one that cannot be read stays as it is. */
  async format(): Promise<void> {
    const { source } = this;
    if (this.language !== 'virgo') return;
    const formatted = await this.ask((api) => api.format(source));
    if (formatted !== null && source === this.source) this.edit(formatted);
  }

  /** The fragment behind or in front of the one on show, round and round; null where there is no other. */
  neighbour(direction: 1 | -1): FragmentView | null {
    const { length } = this.fragments;
    if (length < 2) return null;
    this.choose((this.compilation.index + direction + length) % length);
    return this.fragment;
  }

  /** Takes something for granted of the function on show, as `requires` would; returns why that cannot be, or null. */
  async suppose(words: string): Promise<string | null> {
    if (words !== '') {
      const why = await this.askNow((api, what) =>
        api.whyNotSupposed({ ...what, supposed: words }),
      );
      if (why !== null) return why;
    }
    this.compilation.suppose(words);
    this.checkNow();
    return null;
  }

  checkNow(): void {
    this.requests++;
    this.#isAskedFor = true;
    this.#schedule(0);
  }

  /** Stops whatever the solver is asked besides the check. */
  abandon(): void {
    this.#client.cancel();
  }

  cancel(): void {
    this.checking.cancel();
    this.programRuns.stop();
  }

  /** Asks about the program as it stands, once it is compiled. */
  async askNow<T>(
    question: (api: Remote<CompilerApi>, what: FragmentReference) => Promise<Reply<T | null>>,
  ): Promise<T | null> {
    await this.compilation.bringUpToDate();
    return this.ask(question);
  }

  /** Asks the Go machine about the function on show, once the text is read. */
  async askProgram<T>(question: ProgramQuestion<T>): Promise<T | null> {
    await this.compilation.bringUpToDate();
    return this.programRuns.ask(question);
  }

  /** Asks about the program as it was last compiled; null where that is not to be had. */
  async ask<T>(
    question: (api: Remote<CompilerApi>, what: FragmentReference) => Promise<Reply<T | null>>,
  ): Promise<T | null> {
    const what = this.compilation.reference;
    const reply = await this.#client.call((api) => question(api, what));
    if (reply.kind === 'fault') this.checking.fail(reply.message);
    return reply.kind === 'done' ? reply.value : null;
  }

  close(): void {
    this.checking.stop();
    this.#client.close();
    this.programRuns.close();
  }

  /** The verdict's run, or one at the values that the program is shown at, where that goes wrong, too. */
  async #offerRun(decided: Decided): Promise<void> {
    const { verdict, about, isBundled, claims } = decided;
    const isAskedFor = this.#isAskedFor && !isBundled;
    this.overview.note(decided);
    this.confronting.note({ about, claims, headline: verdict.headline });
    if (this.isWithdrawn) return;
    if (!isBundled) void this.programRuns.begin();
    if (this.checking.decided?.verdict !== verdict) return;
    if (this.programRuns.root !== null) return;
    const values = this.#showing?.source === about.source ? this.#showing.values : null;
    let run = verdict.counterexample;
    if (run !== null && values !== null && !isBundled) {
      const found = await this.ask((api, what) => api.findRun(what, values));
      if (!sameProgram(about, this.about)) return;
      if (found?.kind === 'found' && found.outcome === 'bad') run = found.run;
    }
    this.#atValues = run === null ? null : { verdict, run };
    if (isBundled && this.#isProgramFirst && this.#first !== null) {
      this.#property = this.#first.worst;
      return this.player.offer(this.#first.run, about, false);
    }
    if (this.#isProgramFirst && this.player.isOfProgram(about)) return;
    // The program's own run takes its place in a moment, and plays itself then.
    const isFirst = !this.#isProgramFirst || this.programRuns.entry === null;
    this.player.offer(run, about, isAskedFor && isFirst);
  }

  /** Neither the proof nor what runs say is a result; the run that contradicts is there to look at. */
  #withdraw(about: ProgramText, headline: HeadlineView): void {
    this.overview.replace(about, headline);
    this.checking.withdraw(about, headline);
    if (!isSameFragment(about, this.compilation.about) || this.programRuns.root !== null) return;
    const confrontation = this.confronting.of(about);
    const run = confrontation?.kind === 'contradicts' ? confrontation.run : null;
    this.player.offer(run, this.about, false);
  }

  #amend(about: ProgramText, headline: HeadlineView): void {
    const before = this.overview.headlineAt(about);
    if (before?.title === headline.title && before.sentence === headline.sentence) return;
    this.overview.replace(about, headline);
    const run = this.proofRun;
    this.checking.amend(about, headline);
    const verdict = this.checking.onShow?.verdict;
    if (verdict !== undefined && run !== null) this.#atValues = { verdict, run };
  }

  /** What runs say stands in place of the verdict, with their run. */
  #overrule(about: ProgramText, overruled: Overruled): void {
    const before = this.overview.headlineAt(about);
    if (before === null) return;
    const headline = overruledHeadline(before, overruled);
    this.overview.replace(about, headline);
    this.checking.overrule(about, headline);
    if (!isSameFragment(about, this.compilation.about) || this.programRuns.root !== null) return;
    this.player.offer(overruled.run, this.about, false);
  }

  /** The run of the function on show, where no proof has one. */
  #offerProgramRun(entry: number, { run, worst }: Answered): void {
    if (entry !== this.programRuns.entry || !this.#isRunFirst(entry)) return;
    if (this.isWithdrawn) return;
    // A proof's run stays, where there is a proof.
    const isAlone = entry === this.programRuns.root || this.checking.state.kind === 'fault';
    if (run === null && !isAlone) return;
    this.#property = worst;
    this.player.offer(run, this.about, this.#isAskedFor);
  }

  get #isProgramFirst(): boolean {
    return this.language === 'go' && this.runChoice.of === 'program';
  }

  /** Those of the proof's run, so that headline and run speak of the same. */
  #valuesOf(entry: number): readonly ValueView[] | null {
    if (entry !== this.programRuns.entry || this.programRuns.root !== null) return null;
    if (this.#showing?.source === this.source) return this.#showing.values;
    const { onShow, isStale } = this.checking;
    return isStale ? null : (onShow?.verdict.counterexample?.values ?? null);
  }

  /** Of a whole program one looks at its own run; of a function at that of its proof, where one can be had. */
  #isRunFirst(entry: number): boolean {
    if (entry === this.programRuns.root) return true;
    const { kind } = this.programRuns.entries[entry]!;
    const isWhole = kind === 'main' || kind === 'test';
    const { origin, stepper, isTakenOver } = this.player;
    // Beside a run of the person's own it is only what one can come back to.
    const isTouched = origin === 'verdict' && (isTakenOver || stepper.playing || !stepper.isAtEnd);
    const { state, onShow, isStale } = this.checking;
    const isProofWithout = onShow !== null && !isStale && this.proofRun === null;
    const isAlone = state.kind === 'fault' || isProofWithout;
    return !isTouched && (isWhole || this.#isProgramFirst || isAlone);
  }

  #beginAnew(): void {
    this.checking.clear();
    this.#isAskedFor = true;
    this.player.clear();
    this.#schedule(0);
  }

  #schedule(untilCheck: number): void {
    this.compilation.begin();
    this.programRuns.drop();
    this.checking.schedule(untilCheck);
  }
}
