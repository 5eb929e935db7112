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
import type { ContractsView } from '../src/protocol/contracts-view.ts';
import type { FixView } from '../src/protocol/place.ts';
import type { Comparison, MeasuredEncoding } from '../src/protocol/comparison-view.ts';
import type { ExplanationView } from '../src/protocol/explanation-view.ts';
import type {
  DafnyView,
  FragmentView,
  ObligationView,
  WalkStep,
} from '../src/protocol/fragment-view.ts';
import type { NameView, OutlineView } from '../src/protocol/names-view.ts';
import type { LoopMode } from '../src/base/loop-mode.ts';
import type { ReportedStrategy } from '../src/base/strategy.ts';
import type { ValueView } from '../src/protocol/run-view.ts';
import { LineMap } from '../src/base/span.ts';
import type { BeyondFragment } from '../src/pipeline/beyond.ts';
import type { Fragment } from '../src/pipeline/compile.ts';
import { countingMethodOf } from '../src/pipeline/counting-method.ts';
import { obligationsOf, toBeyondObligations } from '../src/pipeline/views/beyond.ts';
import { toCountingDafnyView } from '../src/pipeline/views/beyond-dafny.ts';
import { explainBeyond } from '../src/pipeline/views/beyond-explanation.ts';
import { findBeyondRun, playBeyond } from '../src/pipeline/views/beyond-run.ts';
import { allCountingScripts, countingScript } from '../src/pipeline/views/beyond-scripts.ts';
import { toBeyondWalk } from '../src/pipeline/views/beyond-walk.ts';
import { toMeasured } from '../src/pipeline/views/comparison.ts';
import { toDafnyView, toFragmentView, toObligationView } from '../src/pipeline/views/fragment.ts';
import { toExplanationView } from '../src/pipeline/views/explanation.ts';
import { findRun, playRun } from '../src/pipeline/views/play.ts';
import { readValues } from '../src/pipeline/views/values.ts';
import { toWalk } from '../src/pipeline/views/walk.ts';
import type { GoReader } from '../src/go/plain/go-reader.ts';
import { printObligation } from '../src/smt/print-obligation.ts';
import { printObligations } from '../src/smt/print-obligations.ts';
import type { Solver } from '../src/smt/solver.ts';
import type { CountingProof } from '../src/verdict/counting/proof.ts';
import { proveGraph } from '../src/verdict/counting/prove-graph.ts';
import { withRandomSamples } from '../src/verdict/counting/random-samples.ts';
import { explain } from '../src/verdict/explain.ts';
import { formatVirgo } from '../src/virgo/format.ts';
import { parseVirgo } from '../src/virgo/parse.ts';
import { decideFound } from './decide-found.ts';
import { guarded } from './guarded.ts';
import { LatestText } from './latest-text.ts';
import type { OpenContracts } from './open-contracts.ts';
import { Proving, type OpenSolver } from './proving.ts';

/** All that the page asks of the compiler, over one text at a time: the latest. */
export class CompilerService implements CompilerApi {
  readonly #proving: Proving;
  readonly #latest: LatestText;

  readonly #openContracts: OpenContracts;

  constructor(
    openSolver: OpenSolver,
    openGo: () => Promise<GoReader>,
    openContracts: OpenContracts,
  ) {
    this.#openContracts = openContracts;
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
      this.#proving.cancel();
      const found = this.#latest.find(what);
      if (found === null) return { kind: 'outdated' };
      const decided = await this.#proving.run((decide) => decideFound(found, decide, onPhase));
      return decided === null ? { kind: 'cancelled' } : { kind: 'decided', ...decided };
    });
  }

  compare(
    what: FragmentReference,
    onPhase: (loops: LoopMode, phase: CheckPhase) => void,
  ): Promise<Reply<Comparison | null>> {
    return guarded(() => {
      const found = this.#latest.find(what);
      const own = found?.profile === 'paper' ? found.fragment : null;
      const both = own?.variant ? [own, own.variant] : [];
      return this.#proving.run(async (decide) => {
        const measured: MeasuredEncoding[] = [];
        for (const fragment of both) {
          const { decision, milliseconds } = await decide(fragment, (phase) => {
            onPhase(fragment.loops ?? 'counted', phase);
          });
          measured.push(toMeasured(fragment, decision.paper, milliseconds));
        }
        return measured;
      });
    });
  }

  contracts(source: string): Promise<Reply<ContractsView | null>> {
    return guarded(() =>
      this.#proving.askWhenFree(async (solver, signal) => {
        const { proveContracts } = await this.#openContracts();
        return proveContracts(source, solver, signal);
      }),
    );
  }

  contractFix(source: string, name: string): Promise<Reply<FixView | null>> {
    return guarded(() =>
      this.#proving.askWhenFree(async (solver, signal) => {
        const { contractFix } = await this.#openContracts();
        return contractFix(source, name, solver, signal);
      }),
    );
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

  whyNotSupposed(what: FragmentReference): Promise<Reply<string | null>> {
    return guarded(() => this.#latest.whyNotSupposed(what));
  }

  format(source: string): Promise<Reply<string | null>> {
    return guarded(() => {
      const parsed = parseVirgo(source);
      return parsed.ok ? formatVirgo(parsed.value, source) : null;
    });
  }

  play(what: FragmentReference, request: PlayRequest): Promise<Reply<Played | null>> {
    return this.#ask(what, {
      paper: (fragment, source) => playRun(fragment, source, request),
      beyond: (fragment, source) => playBeyond(fragment, source, request),
    });
  }

  findRun(what: FragmentReference, values: readonly ValueView[]): Promise<Reply<FoundRun | null>> {
    return this.#ask(what, {
      paper: (fragment, source) => findRun(fragment, source, values),
      beyond: (fragment, source) => findBeyondRun(fragment, source, values),
    });
  }

  variant(what: FragmentReference): Promise<Reply<FragmentView | null>> {
    return this.#ask(what, {
      paper: ({ variant }, source) => variant && toFragmentView(variant, source),
      beyond: () => null,
    });
  }

  walk(what: FragmentReference): Promise<Reply<readonly WalkStep[] | null>> {
    return this.#ask<readonly WalkStep[]>(what, { paper: toWalk, beyond: toBeyondWalk });
  }

  dafny(what: FragmentReference, strategy: ReportedStrategy): Promise<Reply<DafnyView | null>> {
    return guarded(() => {
      const found = this.#latest.find(what);
      if (found?.profile === 'paper')
        return strategy === 4 ? null : toDafnyView(found.fragment, strategy);
      return this.#whenFree(what, async ({ graph }, solver, signal) =>
        toCountingDafnyView(await countingMethodOf(graph, solver, strategy, { signal })),
      );
    });
  }

  obligations(what: FragmentReference): Promise<Reply<readonly ObligationView[] | null>> {
    return this.#ask(what, {
      paper: ({ obligations }, source) => {
        const lines = new LineMap(source);
        return obligations.map((one) => toObligationView(one, lines));
      },
      beyond: toBeyondObligations,
    });
  }

  allObligations(what: FragmentReference): Promise<Reply<string | null>> {
    return guarded(() => {
      const found = this.#latest.find(what);
      if (found?.profile !== 'paper') return this.#aboutProof(what, allCountingScripts);
      return printObligations(found.fragment.encoding, found.fragment.obligations);
    });
  }

  obligationText(what: FragmentReference, index: number): Promise<Reply<string | null>> {
    return guarded(() => {
      const found = this.#latest.find(what);
      if (found === null) return null;
      if (found.profile === 'extended') {
        const words = obligationsOf(found.fragment)[index]?.words;
        if (words === undefined) return null;
        return this.#aboutProof(what, (proof) => countingScript(proof, words));
      }
      const { encoding, obligations } = found.fragment;
      const obligation = obligations[index];
      return obligation === undefined ? null : printObligation(encoding, obligation);
    });
  }

  explain(
    what: FragmentReference,
    index: number,
    near: readonly ValueView[],
  ): Promise<Reply<ExplanationView | null>> {
    return guarded(async () => {
      const found = this.#latest.find(what);
      if (found === null) return null;
      if (found.profile === 'extended') {
        const { fragment, source } = found;
        return this.#proving.ask((solver, signal) =>
          explainBeyond(solver, fragment, source, index, { signal }),
        );
      }
      const { fragment } = found;
      const obligation = fragment.obligations[index];
      if (obligation === undefined) return null;
      const values = readValues(fragment.program.parameters, near);
      const valuation = values.ok ? values.valuation : null;
      const explanation = await this.#proving.ask((solver, signal) =>
        explain(solver, fragment.encoding, obligation, valuation, { signal }),
      );
      return explanation && toExplanationView(fragment, found.source, obligation, explanation);
    });
  }

  #aboutProof<T>(what: FragmentReference, answer: (proof: CountingProof) => T): Promise<T | null> {
    return this.#whenFree(what, async ({ graph }, solver, signal) =>
      answer(await proveGraph(graph, solver, { ...withRandomSamples, signal })),
    );
  }

  /** Asks the solver about a program beyond the paper, again if a check comes in between; null once the text has changed. */
  async #whenFree<T>(
    what: FragmentReference,
    question: (fragment: BeyondFragment, solver: Solver, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    for (;;) {
      const found = this.#latest.find(what);
      if (found?.profile !== 'extended') return null;
      let wasAnswered = false;
      const answer = await this.#proving.askWhenFree(async (solver, signal) => {
        const given = await question(found.fragment, solver, signal);
        wasAnswered = true;
        return given;
      });
      if (wasAnswered) return answer;
    }
  }

  #ask<T>(what: FragmentReference, answer: Answers<T>): Promise<Reply<T | null>> {
    return guarded(() => {
      const found = this.#latest.find(what);
      if (found === null) return null;
      return found.profile === 'paper'
        ? answer.paper(found.fragment, found.source)
        : answer.beyond(found.fragment, found.source);
    });
  }
}

/** Beyond the paper's language there is nothing of the paper's encoding to show. */
interface Answers<T> {
  readonly paper: (fragment: Fragment, source: string) => T;
  readonly beyond: (fragment: BeyondFragment, source: string) => T;
}
