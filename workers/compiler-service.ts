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
import type { Comparison, MeasuredEncoding } from '../src/protocol/comparison-view.ts';
import type {
  DafnyView,
  FragmentView,
  ObligationView,
  WalkStep,
} from '../src/protocol/fragment-view.ts';
import type { NameView, OutlineView } from '../src/protocol/names-view.ts';
import type { LoopMode } from '../src/base/loop-mode.ts';
import type { StrategyNumber } from '../src/base/strategy.ts';
import type { ValueView } from '../src/protocol/run-view.ts';
import { LineMap } from '../src/base/span.ts';
import type { Fragment } from '../src/pipeline/compile.ts';
import { toMeasured } from '../src/pipeline/views/comparison.ts';
import { toDafnyView, toFragmentView, toObligationView } from '../src/pipeline/views/fragment.ts';
import { findRun, playRun } from '../src/pipeline/views/play.ts';
import { toWalk } from '../src/pipeline/views/walk.ts';
import { toVerdictView } from '../src/pipeline/views/verdict.ts';
import type { GoReader } from '../src/go/plain/go-reader.ts';
import { printObligation } from '../src/smt/print-obligation.ts';
import { printObligations } from '../src/smt/print-obligations.ts';
import { formatVirgo } from '../src/virgo/format.ts';
import { parseVirgo } from '../src/virgo/parse.ts';
import { guarded } from './guarded.ts';
import { LatestText } from './latest-text.ts';
import { Proving, type OpenSolver } from './proving.ts';

/** All that the page asks of the compiler, over one text at a time: the latest. */
export class CompilerService implements CompilerApi {
  readonly #proving: Proving;
  readonly #latest: LatestText;

  constructor(openSolver: OpenSolver, openGo: () => Promise<GoReader>) {
    this.#proving = new Proving(openSolver);
    this.#latest = new LatestText(openGo);
  }

  prepareSolver(onState: (state: SolverState) => void): Promise<void> {
    return this.#proving.watch(onState);
  }

  compile(request: CompileRequest): Promise<Reply<Compiled>> {
    this.#proving.cancel();
    return guarded(() => this.#latest.compile(request));
  }

  check(
    what: FragmentReference,
    onPhase: (phase: CheckPhase) => void,
  ): Promise<Reply<CheckResult>> {
    return guarded(async () => {
      const found = this.#latest.find(what);
      this.#proving.cancel();
      if (found === null) return { kind: 'outdated' };
      const { fragment, source } = found;
      const verdict = await this.#proving.run(async (decide) => {
        const { decision, milliseconds } = await decide(fragment, onPhase);
        return toVerdictView(fragment, source, decision, milliseconds);
      });
      return verdict === null ? { kind: 'cancelled' } : { kind: 'decided', verdict };
    });
  }

  compare(
    what: FragmentReference,
    onPhase: (loops: LoopMode, phase: CheckPhase) => void,
  ): Promise<Reply<Comparison | null>> {
    return guarded(() => {
      const own = this.#latest.find(what)?.fragment;
      const both = own?.variant ? [own, own.variant] : [];
      return this.#proving.run(async (decide) => {
        const measured: MeasuredEncoding[] = [];
        for (const fragment of both) {
          const { decision, milliseconds } = await decide(fragment, (phase) => {
            onPhase(fragment.loops ?? 'counted', phase);
          });
          measured.push(toMeasured(fragment, decision, milliseconds));
        }
        return measured;
      });
    });
  }

  cancel(): Promise<void> {
    this.#proving.cancel();
    return Promise.resolve();
  }

  outline(revision: number): Promise<Reply<OutlineView | null>> {
    return guarded(() => this.#latest.names(revision)?.outline() ?? null);
  }

  nameAt(revision: number, offset: number): Promise<Reply<NameView | null>> {
    return guarded(() => this.#latest.names(revision)?.nameAt(offset) ?? null);
  }

  format(source: string): Promise<Reply<string | null>> {
    return guarded(() => {
      const parsed = parseVirgo(source);
      return parsed.ok ? formatVirgo(parsed.value, source) : null;
    });
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
    return this.#ask(what, ({ encoding, obligations }) => {
      const obligation = obligations[index];
      return obligation === undefined ? null : printObligation(encoding, obligation);
    });
  }

  #ask<T>(
    what: FragmentReference,
    answer: (fragment: Fragment, source: string) => T,
  ): Promise<Reply<T | null>> {
    return guarded(() => {
      const found = this.#latest.find(what);
      return found === null ? null : answer(found.fragment, found.source);
    });
  }
}
