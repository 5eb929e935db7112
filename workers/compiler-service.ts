import type {
  CheckPhase,
  CheckResult,
  Compiled,
  CompileRequest,
  CompilerApi,
  FoundRun,
  FragmentReference,
  Played,
  PlayRequest,
  Reply,
  SolverState,
} from '../src/protocol/compiler-api.ts';
import type {
  DafnyView,
  FragmentView,
  ObligationView,
  StrategyNumber,
  WalkStep,
} from '../src/protocol/fragment-view.ts';
import type { ValueView } from '../src/protocol/run-view.ts';
import { LineMap } from '../src/base/span.ts';
import { compile, type Fragment, type Language } from '../src/pipeline/compile.ts';
import { toDafnyView, toFragmentView, toObligationView } from '../src/pipeline/views/fragment.ts';
import { obligationText } from '../src/pipeline/views/obligation-text.ts';
import { toDiagnosticView } from '../src/pipeline/views/place.ts';
import { findRun, playRun } from '../src/pipeline/views/play.ts';
import { toWalk } from '../src/pipeline/views/walk.ts';
import { toVerdictView } from '../src/pipeline/views/verdict.ts';
import type { GoParser } from '../src/go/parse.ts';
import { Cancelled } from '../src/smt/ask.ts';
import { printObligations } from '../src/smt/print-obligations.ts';
import type { Solver } from '../src/smt/solver.ts';
import { decide } from '../src/verdict/decide.ts';
import { guarded, messageOf } from './guarded.ts';

export type OpenSolver = (
  onProgress: (progress: { readonly loaded: number; readonly total: number }) => void,
) => Solver;

interface Latest {
  readonly revision: number;
  readonly source: string;
  readonly fragments: readonly Fragment[];
}

/** All that the page asks of the compiler, over one text at a time: the latest. */
export class CompilerService implements CompilerApi {
  readonly #solver: Solver;
  readonly #openGo: () => Promise<GoParser>;
  #go: Promise<GoParser> | null = null;
  #latest: Latest | null = null;
  #checking: AbortController | null = null;
  #onState: (state: SolverState) => void = () => undefined;

  constructor(openSolver: OpenSolver, openGo: () => Promise<GoParser>) {
    this.#openGo = openGo;
    this.#solver = openSolver(({ loaded, total }) => {
      this.#onState(loaded < total ? { kind: 'downloading', loaded, total } : { kind: 'starting' });
    });
  }

  async prepareSolver(onState: (state: SolverState) => void): Promise<void> {
    this.#onState = onState;
    await this.#prepare();
  }

  compile(request: CompileRequest): Promise<Reply<Compiled>> {
    return guarded(() => this.#compile(request));
  }

  check(
    what: FragmentReference,
    onPhase: (phase: CheckPhase) => void,
  ): Promise<Reply<CheckResult>> {
    return guarded(() => this.#check(what, onPhase));
  }

  cancel(): Promise<void> {
    this.#checking?.abort();
    this.#checking = null;
    return Promise.resolve();
  }

  play(what: FragmentReference, request: PlayRequest): Promise<Reply<Played | null>> {
    return this.#ask(what, (fragment, source) => playRun(fragment, source, request));
  }

  findRun(what: FragmentReference, values: readonly ValueView[]): Promise<Reply<FoundRun | null>> {
    return this.#ask(what, (fragment, source) => findRun(fragment, source, values));
  }

  variant(what: FragmentReference): Promise<Reply<FragmentView | null>> {
    return this.#ask(what, ({ variant }, source) => variant && toFragmentView(variant, source));
  }

  walk(what: FragmentReference): Promise<Reply<readonly WalkStep[] | null>> {
    return this.#ask(what, toWalk);
  }

  dafny(what: FragmentReference, strategy: StrategyNumber): Promise<Reply<DafnyView | null>> {
    return this.#ask(what, (fragment) => toDafnyView(fragment, strategy));
  }

  obligations(what: FragmentReference): Promise<Reply<readonly ObligationView[] | null>> {
    return this.#ask(what, ({ obligations }, source) => {
      const lines = new LineMap(source);
      return obligations.map((one) => toObligationView(one, lines));
    });
  }

  allObligations(what: FragmentReference): Promise<Reply<string | null>> {
    return this.#ask(what, (one) => printObligations(one.encoding, one.obligations));
  }

  obligationText(what: FragmentReference, index: number): Promise<Reply<string | null>> {
    return this.#ask(what, (fragment) => {
      const obligation = fragment.obligations[index];
      return obligation === undefined ? null : obligationText(fragment, obligation);
    });
  }

  #ask<T>(
    what: FragmentReference,
    answer: (fragment: Fragment, source: string) => T,
  ): Promise<Reply<T | null>> {
    return guarded(() => {
      const found = this.#find(what);
      return found === null ? null : answer(found.fragment, found.source);
    });
  }

  async #compile({ revision, language, source }: CompileRequest): Promise<Compiled> {
    void this.cancel();
    // Whatever happens now, nothing may be asked about the text before.
    this.#latest = null;
    const { fragments, diagnostics } = compile(source, await this.#languageOf(language));
    const lines = new LineMap(source);
    const compiled = {
      revision,
      diagnostics: diagnostics.map((one) => toDiagnosticView(lines, one)),
      fragments: fragments.map((fragment) => toFragmentView(fragment, source)),
    };
    this.#latest = { revision, source, fragments };
    return compiled;
  }

  /** Go's grammar is loaded when somebody writes Go; if that fails, again with the next text. */
  async #languageOf(kind: CompileRequest['language']): Promise<Language> {
    if (kind === 'virgo') return { kind };
    this.#go ??= this.#openGo().catch((error: unknown) => {
      this.#go = null;
      throw new Error(`Go's grammar could not be loaded: ${messageOf(error)}`);
    });
    return { kind, parser: await this.#go };
  }

  async #check(
    what: FragmentReference,
    onPhase: (phase: CheckPhase) => void,
  ): Promise<CheckResult> {
    void this.cancel();
    const found = this.#find(what);
    if (found === null) return { kind: 'outdated' };
    const mine = new AbortController();
    this.#checking = mine;
    const { signal } = mine;
    try {
      await this.#prepare();
      signal.throwIfAborted();
      const { fragment, source } = found;
      const began = performance.now();
      const options = { signal, onProgress: onPhase };
      const decision = await decide(this.#solver, fragment.encoding, fragment.obligations, options);
      const milliseconds = performance.now() - began;
      return { kind: 'decided', verdict: toVerdictView(fragment, source, decision, milliseconds) };
    } catch (error) {
      if (signal.aborted || error instanceof Cancelled) return { kind: 'cancelled' };
      throw error;
    } finally {
      if (this.#checking === mine) this.#checking = null;
    }
  }

  #find({ revision, fragment: index, loops }: FragmentReference) {
    const own = this.#latest?.fragments[index];
    if (own === undefined || this.#latest?.revision !== revision) return null;
    const fragment = loops === undefined || loops === own.loops ? own : own.variant;
    return fragment && { fragment, source: this.#latest.source };
  }

  /** A failure is told, and comes up again in the check that needs the solver. */
  async #prepare(): Promise<void> {
    try {
      await this.#solver.prepare();
      this.#onState({ kind: 'ready' });
    } catch (error) {
      this.#onState({ kind: 'absent', message: messageOf(error) });
    }
  }
}
