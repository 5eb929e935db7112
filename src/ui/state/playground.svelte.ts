import { proxy, type Remote } from 'comlink';
import type {
  CheckPhase,
  CheckResult,
  Compiled,
  CompilerApi,
  FragmentReference,
  Language,
  Reply,
  SolverState,
} from '../../protocol/compiler-api.ts';
import type { FragmentView } from '../../protocol/fragment-view.ts';
import type { DiagnosticView, FixView } from '../../protocol/place.ts';
import type { ReportedStrategy, VerdictView } from '../../protocol/verdict-view.ts';
import { applyFix } from './apply-fix.ts';
import { CompilerClient } from './compiler-client.ts';
import { Player } from './player.svelte.ts';
import type { Stepper } from './stepper.svelte.ts';
import { sameProgram, type ProgramText, type Texts } from './program-text.ts';

export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly phase: CheckPhase | null }
  | { readonly kind: 'decided' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'fault'; readonly message: string };

/** A verdict, and what it speaks of: the text may have changed since. */
export interface Decided {
  readonly verdict: VerdictView;
  readonly about: ProgramText;
  /** It came with the page, and is about to be confirmed. */
  readonly isKept: boolean;
}

/** Milliseconds after the last key press until the panes follow, and until a check begins. */
const compilePause = 80;
const checkPause = 450;
/** Most checks are over before one could read that they have begun. */
const slowAfter = 200;

/** What the person has typed, and everything that is known about it. It holds the compiler's worker. */
export class Playground {
  language = $state<Language>('go');
  /** Switching the language keeps both. */
  texts = $state.raw<Texts>({ go: '', virgo: '' });
  /** Which of the fragments the panes show: by name, so that it stays the same while one types. */
  #wanted = $state.raw({ name: '', index: 0 });
  compiled = $state.raw<Compiled | null>(null);
  /** The last fragment that could be read: the panes keep showing it while the text has errors. */
  shown = $state.raw<FragmentView | null>(null);
  check = $state.raw<CheckState>({ kind: 'idle' });
  /** Whose details are open. */
  strategy = $state.raw<ReportedStrategy | null>(null);
  /** A check takes long enough to be worth talking about. */
  isSlow = $state(false);
  solver = $state.raw<SolverState>({ kind: 'starting' });
  decided = $state.raw<Decided | null>(null);
  /** The node under the mouse or the cursor, in whichever pane. */
  linked = $state.raw<number | null>(null);
  readonly player = new Player({
    ask: (question) => this.askNow(question),
    about: () => this.about,
  });

  readonly #client = new CompilerClient((state) => (this.solver = state));
  /** Counts the texts and the checks, so that what comes late is known for late. */
  #revision = 0;
  #checks = 0;
  #compiling: Promise<void> | null = null;
  #compileTimer: ReturnType<typeof setTimeout> | undefined;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  get diagnostics(): readonly DiagnosticView[] {
    return this.compiled?.diagnostics ?? [];
  }

  get source(): string {
    return this.texts[this.language];
  }

  get stepper(): Stepper {
    return this.player.stepper;
  }

  get fragments(): readonly FragmentView[] {
    return this.compiled?.fragments ?? [];
  }

  /** Which fragment is on show; of several with the wanted name the one that stood at its place. */
  get index(): number {
    const { name, index } = this.#wanted;
    if (this.fragments[index]?.name === name) return index;
    return Math.max(
      0,
      this.fragments.findIndex((one) => one.name === name),
    );
  }

  get fragment(): FragmentView | null {
    return this.fragments[this.index] ?? null;
  }

  get about(): ProgramText {
    return { language: this.language, source: this.source, fragment: this.index };
  }

  /** The verdict on show is about an earlier text. */
  get isStale(): boolean {
    return this.decided !== null && !sameProgram(this.decided.about, this.about);
  }

  /** So is the run. */
  get isRunStale(): boolean {
    const { about } = this.player;
    return about !== null && !sameProgram(about, this.about);
  }

  /**
   * The verdict to show. That of an earlier text stands for the moment that the next one takes, so
   * that nothing jumps while one types, but not where it could be taken for an answer.
   */
  get onShow(): Decided | null {
    if (!this.isStale) return this.decided;
    const isFresh = this.check.kind === 'idle' || (this.check.kind === 'checking' && !this.isSlow);
    return isFresh || this.check.kind === 'decided' ? this.decided : null;
  }

  /** Takes a whole new program, such as an example, and checks it at once. */
  open(language: Language, source: string, fragment?: string): void {
    this.language = language;
    this.texts = { ...this.texts, [language]: source };
    this.#wanted = { name: fragment ?? '', index: 0 };
    this.#forget();
    this.#schedule(0, 0);
  }

  /** A program whose verdict is known: it stands there at once, and is checked all the same. */
  openDecided(language: Language, source: string, verdict: VerdictView): void {
    this.open(language, source);
    this.decided = { verdict, about: this.about, isKept: true };
    this.player.offer(verdict.counterexample, this.about);
  }

  switchTo(language: Language): void {
    if (language !== this.language) this.open(language, this.texts[language]);
  }

  choose(index: number): void {
    const fragment = this.fragments[index];
    if (fragment === undefined || index === this.index) return;
    this.#wanted = { name: fragment.name, index };
    this.shown = fragment;
    this.#forget();
    this.#schedule(0, 0);
  }

  #forget(): void {
    this.decided = null;
    this.player.clear();
  }

  edit(source: string): void {
    if (source === this.source) return;
    this.texts = { ...this.texts, [this.language]: source };
    this.#schedule(compilePause, checkPause);
  }

  applyFix(fix: FixView): void {
    this.edit(applyFix(this.source, fix));
  }

  checkNow(): void {
    this.#schedule(0, 0);
  }

  cancel(): void {
    clearTimeout(this.#checkTimer);
    this.#checks++;
    if (this.check.kind !== 'checking') return;
    this.#turn({ kind: 'cancelled' });
    this.#client.cancel();
  }

  /** Asks about the program as it stands, once it is compiled. */
  async askNow<T>(
    question: (api: Remote<CompilerApi>, what: FragmentReference) => Promise<Reply<T | null>>,
  ): Promise<T | null> {
    if (this.compiled?.revision !== this.#revision) await this.#compile();
    return this.ask(question);
  }

  /** Asks about the program as it was last compiled; null where that is not to be had. */
  async ask<T>(
    question: (api: Remote<CompilerApi>, what: FragmentReference) => Promise<Reply<T | null>>,
  ): Promise<T | null> {
    const what = this.#reference();
    const reply = await this.#client.call((api) => question(api, what));
    if (reply.kind === 'fault') this.#fail(reply.message);
    return reply.kind === 'done' ? reply.value : null;
  }

  close(): void {
    clearTimeout(this.#compileTimer);
    clearTimeout(this.#checkTimer);
    this.#client.close();
  }

  #schedule(untilCompile: number, untilCheck: number): void {
    this.#revision++;
    this.#checks++;
    if (this.check.kind === 'checking' && untilCheck > 0) this.#turn({ kind: 'idle' });
    clearTimeout(this.#compileTimer);
    clearTimeout(this.#checkTimer);
    this.#compileTimer = setTimeout(() => void this.#compile(), untilCompile);
    this.#checkTimer = setTimeout(() => void this.#check(), untilCheck);
  }

  #turn(check: CheckState): void {
    this.check = check;
    if (check.kind === 'checking') {
      this.#slowTimer ??= setTimeout(() => (this.isSlow = true), slowAfter);
      return;
    }
    clearTimeout(this.#slowTimer);
    this.#slowTimer = undefined;
    this.isSlow = false;
  }

  #fail(message: string): void {
    this.#checks++;
    this.#turn({ kind: 'fault', message });
  }

  #reference(): FragmentReference {
    return { revision: this.compiled?.revision ?? -1, fragment: this.index };
  }

  /** One compilation is under way at a time; what was typed meanwhile is compiled after it, once. */
  #compile(): Promise<void> {
    this.#compiling ??= this.#compileLatest().finally(() => {
      this.#compiling = null;
    });
    return this.#compiling;
  }

  async #compileLatest(): Promise<void> {
    for (;;) {
      const revision = this.#revision;
      const { source, language } = this;
      const request = { revision, language, source };
      const reply = await this.#client.call((api) => api.compile(request));
      if (reply.kind === 'lost' || revision !== this.#revision) continue;
      if (reply.kind === 'fault') return this.#fail(reply.message);
      this.compiled = reply.value;
      this.linked = null;
      if (this.fragment !== null) this.shown = this.fragment;
      return;
    }
  }

  async #check(): Promise<void> {
    const mine = ++this.#checks;
    const isMine = () => mine === this.#checks;
    this.#turn({ kind: 'checking', phase: null });
    if (this.compiled?.revision !== this.#revision) await this.#compile();
    if (!isMine()) return;
    const { fragment, about } = this;
    if (fragment === null) return this.#turn({ kind: 'idle' });
    const what = this.#reference();
    const onPhase = proxy((phase: CheckPhase) => {
      if (isMine()) this.#turn({ kind: 'checking', phase });
    });
    const reply = await this.#client.call((api) => api.check(what, onPhase));
    if (!isMine()) return;
    // A callback has a channel of its own, on which a phase may come after the answer.
    this.#checks++;
    if (reply.kind === 'fault') return this.#fail(reply.message);
    this.#take(reply.kind === 'lost' ? { kind: 'cancelled' } : reply.value, about);
  }

  #take(result: CheckResult, about: ProgramText): void {
    if (result.kind !== 'decided') return this.#turn({ kind: 'cancelled' });
    const { verdict } = result;
    this.decided = { verdict, about, isKept: false };
    this.player.offer(verdict.counterexample, about);
    this.#turn({ kind: 'decided' });
  }
}
