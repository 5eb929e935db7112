import type { Solver } from '../smt/solver.ts';
import { decideGraph, findBadRun, endsEveryRun } from '../verdict/counting/decide-graph.ts';
import type { CountingDecision } from '../verdict/counting/decide-graph.ts';
import { mayReuse } from '../encode/counting/reuse.ts';
import { neverReuses, proveGraph } from '../verdict/counting/prove-graph.ts';
import { decide, type Decision } from '../verdict/decide.ts';
import type { StrategyVerdict } from '../verdict/verdict.ts';
import { choicesOf } from '../lower/choices.ts';
import { hasEscapes } from '../process/machine.ts';
import { variablesOf } from '../logic/term-children.ts';
import { grantLoops } from './granted-loops.ts';
import { sameProgram, type BeyondFragment } from './beyond.ts';
import type { Fragment } from './compile.ts';

/** What both kinds of proofs come to for a program in the paper's language. */
export interface BothDecisions {
  readonly paper: Decision;
  /** Where counting edges shows more than the paper's invariants do: that, about the Go function itself. */
  readonly counted: {
    readonly fragment: BeyondFragment;
    readonly decision: CountingDecision;
  } | null;
  /** Both prove the program free of leaks. */
  readonly isProvedTwice: boolean;
  /** The two cannot both be right: a fault of ours. */
  readonly disagreement: string | null;
}

type DecideOptions = Parameters<typeof decide>[3];

/** The second proof costs a part of the first. */
const cheapUnits = 4_000_000;
const mostEdges = 150;

/** Proves by the paper's invariants, and by counting edges where that is cheap or where more is wanted. */
export async function decideBoth(
  solver: Solver,
  fragment: Fragment,
  options: DecideOptions = {},
): Promise<BothDecisions> {
  const decided = await decide(solver, fragment.encoding, fragment.obligations, options);
  const known = fragment.mayRecover ? withoutCrashes(decided) : decided;
  const paper = (await waitersReturn(solver, fragment, options)) ? known : withoutClaim(known);
  const isFree = paper.verdict.strategies.some(isUnconditional);
  const same = sameProgram(fragment);
  const isCheap = same !== null && same.graph.edges.length <= mostEdges;
  const second = isCheap
    ? await proveGraph(same.graph, solver, { ...signalOf(options), units: cheapUnits })
    : null;
  const isProvedTwice = isFree && second !== null && endsEveryRun(second.grade);
  if (second !== null && endsEveryRun(second.grade) && isRefutedExactly(fragment, paper)) {
    const disagreement =
      'counting edges proves that every run ends, and a run was found that does not';
    return { paper, counted: null, isProvedTwice: false, disagreement };
  }
  if (isFree && isCheap && !hasEscapes(fragment.machine) && findBadRun(same.graph, smallSearch))
    return { paper, counted: null, isProvedTwice: false, disagreement: runThough };
  const counted = isFree ? null : await countInstead(solver, fragment, paper, options);
  return { paper, counted, isProvedTwice, disagreement: null };
}

/** What the paper's rules do not ask of Go: that no waitgroup is used anew before all waiters are back. */
async function waitersReturn(
  solver: Solver,
  fragment: Fragment,
  options: DecideOptions,
): Promise<boolean> {
  if (!fragment.isGo || !hasWaitgroups(fragment)) return true;
  const same = sameProgram(fragment);
  if (same === null) return false;
  if (!mayReuse(same.graph)) return true;
  // Whoever goes another way in Go than the program says may be anywhere.
  if (hasEscapes(fragment.machine)) return false;
  return neverReuses(same.graph, solver, { ...signalOf(options), units: cheapUnits });
}

function hasWaitgroups({ machine }: Fragment): boolean {
  return machine.waitgroups.length > 0;
}

function withoutClaim(decision: Decision): Decision {
  const strategies = decision.verdict.strategies.map((one): StrategyVerdict =>
    one.outcome === 'verified'
      ? { ...one, outcome: 'not-proved', weakest: false, weakestWithin: null, reason: reused }
      : one,
  );
  return { ...decision, verdict: { ...decision.verdict, strategies } };
}

/** Where a crash may be recovered from, it refutes nothing: that nothing crashes under a condition stays proved. */
function withoutCrashes({ verdict, counterexample: run, found }: Decision): Decision {
  const counterexample = run?.run.ending.kind === 'crash' ? null : run;
  const strategies = verdict.strategies.map((one): StrategyVerdict => {
    const isRefuted = one.strategy === 1 && counterexample !== null;
    if (one.outcome === 'refuted' && !isRefuted)
      return { ...one, outcome: 'not-proved', reason: recovered };
    return isUnconditional(one) ? one : { ...one, weakest: false, weakestWithin: null };
  });
  return { verdict: { ...verdict, strategies }, counterexample, found };
}

const recovered =
  'Somebody recovers from what crashes here, and how Go goes on then is not followed.';

const reused =
  'It was not shown that all have returned from Wait before a waitgroup is used anew: Go panics if not.';

const runThough = 'it is proved that every run ends well, and a run was found that does not';
const smallSearch = 10_000;

const signalOf = (options: DecideOptions): { readonly signal?: AbortSignal } =>
  options?.signal === undefined ? {} : { signal: options.signal };

const isUnconditional = ({ outcome, precondition }: StrategyVerdict): boolean =>
  outcome === 'verified' && precondition.simple.kind === 'boolean' && precondition.simple.value;

/** The run is one of the program's, whatever Go does. */
function isRefutedExactly({ machine }: Fragment, { counterexample }: Decision): boolean {
  return counterexample !== null && !hasEscapes(machine);
}

/** Conditions on what nobody decides are no conditions that anybody could keep. */
async function countInstead(
  solver: Solver,
  fragment: Fragment,
  { verdict }: Decision,
  options: DecideOptions,
): Promise<BothDecisions['counted']> {
  const choices = new Set(choicesOf(fragment.meanings).map(({ name }) => name));
  const proved = verdict.strategies.filter(({ outcome }) => outcome === 'verified');
  const isUseful = proved.some(({ precondition, satisfiable }) => {
    const names = [...variablesOf(precondition.simple).keys()];
    return satisfiable !== false && names.every((name) => !choices.has(name));
  });
  const { beyond } = fragment;
  if (isUseful || beyond === null) return null;
  const { isAbstraction, mayEndAtOnce, graph } = beyond;
  const known = { ...signalOf(options), isAbstraction, mayEndAtOnce };
  const counted = grantLoops(beyond, await decideGraph(graph, solver, known));
  const isProved = counted.decision.strategies.some(({ outcome }) => outcome === 'verified');
  return isProved ? counted : null;
}
