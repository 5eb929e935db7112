import { searchGraph } from '../../explore/graph/search.ts';
import type { RunState } from '../../explore/graph/run-state.ts';
import { toGraphSystem } from '../../explore/graph/system.ts';
import { toMoves } from '../../explore/graph/to-moves.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import type { Graph } from '../../process/graph/graph.ts';
import type { FoundRun, Played, PlayRequest } from '../../protocol/compiler-api.ts';
import type { RunView, ValueView } from '../../protocol/run-view.ts';
import type { Move } from '../../run/move.ts';
import { narrateRun } from '../../run/narrate.ts';
import { replay } from '../../run/replay.ts';
import { parseTrace, printTrace } from '../../run/trace-text.ts';
import type { System } from '../../run/system.ts';
import type { BadRun } from '../../verdict/counting/decide-graph.ts';
import type { BeyondFragment } from '../beyond.ts';
import { showRun } from './run.ts';
import { readValues } from './values.ts';

type Refused = Extract<Played, { kind: 'refused' }>;

function refused(message: string): Refused {
  return { kind: 'refused', message };
}

const noRuns =
  'The program that is proved has more runs than the Go function: none is shown as one of Go.';
const tooLarge = 'With these values a number becomes too large to follow. Try smaller values.';
const mostSteps = 2_000;
/** Small enough to answer while one looks at the page. */
const mostStates = 50_000;

/** The run by which a verdict is refuted. */
export function toBeyondRun({ graph }: BeyondFragment, source: string, run: BadRun): RunView {
  const { valuation, steps, ending } = run;
  const moves = toMoves(graph, valuation, { steps }, ending);
  const shown = show(toGraphSystem(graph, valuation), valuation, source, moves);
  if (typeof shown === 'string') throw new Error(shown);
  return shown;
}

export function playBeyond(
  { graph, isAbstraction }: BeyondFragment,
  source: string,
  request: PlayRequest,
): Played {
  if (isAbstraction) return refused(noRuns);
  const values = valuesOf(graph, request.values);
  if (!values.ok) return refused(values.message);
  const parsed = request.trace === null ? null : parseTrace(request.trace);
  if (parsed !== null && !parsed.ok) return refused(parsed.message);
  const all = parsed === null ? [] : parsed.trace.moves;
  const moves = all.slice(0, Math.min(request.keep ?? all.length, mostSteps));
  return withinReach(() => {
    const system = toGraphSystem(graph, values.valuation);
    const played = replay(system, moves);
    if (played.kind === 'broken')
      return refused(`This run is not one of this program: ${played.message}`);
    const state = played.states[moves.length];
    const possible = state === undefined ? [] : system.moves(state);
    const chosen = request.then === null ? null : possible[request.then];
    if (chosen === undefined) return refused('This move is not possible here.');
    const run = show(
      system,
      values.valuation,
      source,
      chosen === null ? moves : [...moves, chosen],
    );
    if (typeof run === 'string') return refused(run);
    return { kind: 'played', run, at: run.frames.length - 1 };
  });
}

/** Explores all schedules at some values, without Z3. */
export function findBeyondRun(
  { graph, isAbstraction }: BeyondFragment,
  source: string,
  given: readonly ValueView[],
): FoundRun {
  if (isAbstraction) return refused(noRuns);
  const values = valuesOf(graph, given);
  if (!values.ok) return refused(values.message);
  const { valuation } = values;
  return withinReach((): FoundRun => {
    const options = { maxStates: mostStates, firstOnly: true };
    const { stuck, crash, complete, states } = searchGraph(graph, valuation, options);
    const system = toGraphSystem(graph, valuation);
    const bad = stuck ?? crash;
    const ending = stuck === null ? 'crash' : 'stuck';
    const moves = bad === null ? [] : toMoves(graph, valuation, bad, ending);
    const run = show(system, valuation, source, moves);
    if (typeof run === 'string') return refused(run);
    if (bad !== null) {
      const sentence = `With these values a run ${stuck === null ? 'crashes' : 'hangs'}.`;
      return { kind: 'found', outcome: 'bad', sentence, run };
    }
    if (complete) {
      const sentence = 'With these values no run gets stuck or crashes.';
      return { kind: 'found', outcome: 'clean', sentence, run };
    }
    const sentence = `Nothing goes wrong in the first ${states.toLocaleString('en')} states; there are more than can be tried here.`;
    return { kind: 'found', outcome: 'open', sentence, run };
  });
}

/** A choice of which nothing is said is 0, or false. */
function valuesOf(
  { parameters, choices }: Graph,
  given: readonly ValueView[],
): ReturnType<typeof readValues> {
  const open = choices.filter(({ name }) => given.every((one) => one.name !== name));
  const usual = open.map(({ name, sort }) => ({ name, value: sort === 'bool' ? 'false' : '0' }));
  return readValues([...parameters, ...choices], [...given, ...usual]);
}

/** Numbers that no run could count up to are a message, not a fault. */
function withinReach<T>(answer: () => T): T | Refused {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError) return refused(tooLarge);
    throw error;
  }
}

/** A run as it is stepped through; a message where it is none. */
function show(
  system: System<RunState>,
  valuation: Valuation,
  source: string,
  moves: readonly Move[],
): RunView | string {
  const played = replay(system, moves);
  if (played.kind === 'broken') return played.message;
  return {
    values: [...valuation].map(([name, value]) => ({ name, value: String(value) })),
    view: 'go',
    trace: printTrace({ dialect: 'go', moves }),
    ...showRun(system, narrateRun(system, moves, played), source),
  };
}
