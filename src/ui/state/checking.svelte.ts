import { proxy } from 'comlink';
import type { CheckPhase, CheckResult, SealedClaims } from '../../protocol/compiler-api.ts';
import type { HeadlineView, VerdictView } from '../../protocol/verdict-view.ts';
import type { Compilation } from './compilation.svelte.ts';
import type { CompilerClient } from './compiler-client.ts';
import { isSameFragment, sameProgram, type ProgramText } from './program-text.ts';

type CheckState =
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
  readonly isBundled: boolean;
  /** What the Go machine can be asked about it. */
  readonly claims: SealedClaims | null;
}

/** Most checks are over before one could read that they have begun. */
const slowAfter = 200;

/** The check of the fragment on show: whether one is under way, and what came of the last. */
export class Checking {
  state = $state.raw<CheckState>({ kind: 'idle' });
  /** A check takes long enough to be worth talking about. */
  isSlow = $state(false);
  decided = $state.raw<Decided | null>(null);
  /** Nothing of an earlier text is to be seen any more: the text on the page has been refused. */
  isGone = $state(false);
  readonly #client: CompilerClient;
  readonly #compilation: Compilation;
  readonly #onDecided: (decided: Decided) => void;
  readonly #onRefused: () => void;
  readonly #onFault: () => void;
  /** Counts the checks, so that what comes late is known for late. */
  #checks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    client: CompilerClient,
    compilation: Compilation,
    onDecided: (decided: Decided) => void,
    onRefused: () => void,
    onFault: () => void,
  ) {
    this.#client = client;
    this.#compilation = compilation;
    this.#onDecided = onDecided;
    this.#onRefused = onRefused;
    this.#onFault = onFault;
  }

  /** The verdict on show is about an earlier text. */
  get isStale(): boolean {
    return this.decided !== null && !sameProgram(this.decided.about, this.#compilation.about);
  }

  /**
   * The verdict to show. That of an earlier text stands for the moment that the next one takes, so
   * that nothing jumps while one types, but not where it could be taken for an answer.
   */
  get onShow(): Decided | null {
    if (!this.isStale) return this.decided;
    const { kind } = this.state;
    const isFresh = kind === 'idle' || (kind === 'checking' && !this.isSlow);
    return isFresh || kind === 'decided' ? this.decided : null;
  }

  schedule(milliseconds: number): void {
    this.#checks++;
    if (this.state.kind === 'checking' && milliseconds > 0) this.#enter({ kind: 'idle' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#checks++;
    if (this.state.kind !== 'checking') return;
    this.#enter({ kind: 'cancelled' });
    this.#client.cancel();
  }

  /** Another program: what was said of the one before has nothing to do with it. */
  clear(): void {
    this.decided = null;
    this.isGone = false;
  }

  take(decided: Decided): void {
    this.isGone = false;
    this.decided = decided;
    this.#onDecided(decided);
  }

  /** Runs contradict the proof: what it said is no result any more. */
  withdraw(about: ProgramText, headline: HeadlineView): void {
    const { decided } = this;
    if (decided === null || !isSameFragment(decided.about, about)) return;
    this.decided = { ...decided, verdict: withdrawn(decided.verdict, headline), claims: null };
  }

  /** Runs show what the proof does not speak of. */
  amend(about: ProgramText, headline: HeadlineView): void {
    const { decided } = this;
    if (decided === null || !isSameFragment(decided.about, about)) return;
    this.decided = { ...decided, verdict: { ...decided.verdict, headline } };
  }

  /** Runs say more than the proof: they answer in its place, or its run is none of Go's. */
  overrule(about: ProgramText, headline: HeadlineView): void {
    const { decided } = this;
    if (decided === null || !isSameFragment(decided.about, about)) return;
    const verdict = { ...decided.verdict, headline, counterexample: null };
    this.decided = { ...decided, verdict, claims: null };
  }

  fail(message: string): void {
    this.#checks++;
    this.#enter({ kind: 'fault', message });
  }

  #enter(state: CheckState): void {
    this.state = state;
    if (state.kind === 'checking') {
      this.#slowTimer ??= setTimeout(() => (this.isSlow = true), slowAfter);
      return;
    }
    clearTimeout(this.#slowTimer);
    this.#slowTimer = undefined;
    this.isSlow = false;
  }

  async #check(): Promise<void> {
    const mine = ++this.#checks;
    const isMine = () => mine === this.#checks;
    this.#enter({ kind: 'checking', phase: null });
    await this.#compilation.bringUpToDate();
    if (!isMine()) return;
    const { fragment, about, reference } = this.#compilation;
    if (fragment === null) return this.#refuse();
    const onPhase = proxy((phase: CheckPhase) => {
      if (isMine()) this.#enter({ kind: 'checking', phase });
    });
    const reply = await this.#client.call((api) => api.check(reference, onPhase));
    if (!isMine()) return;
    // A callback has a channel of its own, on which a phase may come after the answer.
    this.#checks++;
    if (reply.kind === 'fault') {
      this.fail(reply.message);
      return this.#onFault();
    }
    this.#conclude(reply.kind === 'lost' ? { kind: 'cancelled' } : reply.value, about);
  }

  #refuse(): void {
    this.decided = null;
    this.isGone = true;
    this.#enter({ kind: 'idle' });
    this.#onRefused();
  }

  #conclude(result: CheckResult, about: ProgramText): void {
    if (result.kind !== 'decided') return this.#enter({ kind: 'cancelled' });
    const { verdict, claims } = result;
    this.take({ verdict, claims, about, isBundled: false });
    this.#enter({ kind: 'decided' });
  }
}

function withdrawn(verdict: VerdictView, headline: HeadlineView): VerdictView {
  return {
    ...verdict,
    ...{ headline, shown: null, strategies: [], obligations: [], counterexample: null },
  };
}
