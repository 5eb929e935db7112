import { bindMachine } from '../../explore/bind.ts';
import type { BoundMachine } from '../../explore/bound-machine.ts';
import { explore, usualSearch } from '../../explore/explore.ts';
import { mostInstances } from '../../explore/instances.ts';
import type { ViewTrace } from '../../explore/state.ts';
import { toSystem } from '../../explore/system.ts';
import { toView } from '../../explore/views.ts';
import type { FoundRun, Played, PlayRequest } from '../../protocol/compiler-api.ts';
import type { ValueView } from '../../protocol/run-view.ts';
import { replay } from '../../run/replay.ts';
import { runTask } from '../../run/task.ts';
import { laterVersion, parseTrace } from '../../run/trace-text.ts';
import type { Fragment } from '../compile.ts';
import { showTrace } from './run.ts';
import { readValues } from './values.ts';

type Refused = Extract<Played, { kind: 'refused' }>;

/** More than this, counted as frames times goroutines, is no run that a person would look at. */
const mostCards = 600_000;

/** Plays a run that comes from outside: whatever is wrong with it becomes a message. */
export function playRun(fragment: Fragment, source: string, request: PlayRequest): Played {
  const values = readValues(fragment.machine.parameters, request.values);
  if (!values.ok) return refused(values.message);
  const read = readTrace(request);
  if (!read.ok) return refused(read.message);
  const bound = bindMachine(fragment.machine, values.valuation);
  const tooMany = refuseCrowd(bound);
  if (tooMany !== null) return tooMany;
  const { dialect } = read.trace;
  const moves = read.trace.moves.slice(0, request.keep ?? undefined);
  const tooLong = refuseLong(bound, { dialect, moves });
  if (tooLong !== null) return tooLong;
  const system = toSystem(bound, dialect);
  const played = replay(system, moves);
  if (played.kind === 'broken')
    return refused(`This run is not one of this program: ${played.message}`);
  // Behind a crash the run is over.
  const state = played.states[moves.length];
  const possible = state === undefined ? [] : system.moves(state);
  const chosen = request.then === null ? null : possible[request.then];
  if (chosen === undefined) return refused('This move is not possible here.');
  const trace = { dialect, moves: chosen === null ? moves : [...moves, chosen] };
  return show(bound, source, toView(bound, trace, request.view ?? dialect));
}

type ReadTrace =
  | { readonly ok: true; readonly trace: ViewTrace }
  | { readonly ok: false; readonly message: string };

function readTrace({ trace: text, view }: PlayRequest): ReadTrace {
  if (text === null) return { ok: true, trace: { dialect: view ?? 'go', moves: [] } };
  const parsed = parseTrace(text);
  if (!parsed.ok) return parsed;
  const { dialect, moves } = parsed.trace;
  if (dialect === 'program') return { ok: false, message: laterVersion };
  return { ok: true, trace: { dialect, moves } };
}

function show(bound: BoundMachine, source: string, trace: ViewTrace): Played {
  const run = showTrace(bound, source, trace);
  return { kind: 'played', run, at: run.frames.length - 1 };
}

function refuseLong(bound: BoundMachine, { moves }: ViewTrace): Refused | null {
  const cards = (moves.length + 1) * bound.machine.processes.length;
  return cards > mostCards ? refused('This run is too long to be shown.') : null;
}

/** A loop that starts more goroutines than a run can have is found before anything runs. */
function refuseCrowd({ processes }: BoundMachine): Refused | null {
  const spawns = processes
    .flat()
    .flatMap((op) => (op.kind === 'too-large' && op.action === 'spawn' ? [op.value] : []));
  const [number] = spawns;
  return number === undefined
    ? null
    : refused(
        `With these values a loop starts ${inDigits(number)} goroutines. ` +
          `Runs with up to ${inDigits(mostInstances)} can be shown: try a smaller value.`,
      );
}

function inDigits(number: number | bigint): string {
  return number.toLocaleString('en');
}

function refused(message: string): Refused {
  return { kind: 'refused', message };
}

/** Small enough to answer while one looks at the page. */
const mostStates = 100_000;

/** Explores all schedules at some values, without Z3. */
export function findRun(fragment: Fragment, source: string, given: readonly ValueView[]): FoundRun {
  const values = readValues(fragment.machine.parameters, given);
  if (!values.ok) return refused(values.message);
  const bound = bindMachine(fragment.machine, values.valuation);
  const tooMany = refuseCrowd(bound);
  if (tooMany !== null) return tooMany;
  const options = { ...usualSearch, maxStates: mostStates, until: 'bad' } as const;
  const { complete, stopped, stuck, crash, shortest, states } = runTask(explore(bound, options));
  const trace = shortest?.trace ?? { dialect: 'go', moves: [] };
  const shown = refuseLong(bound, trace) ?? show(bound, source, trace);
  if (shown.kind === 'refused') return shown;
  const { run } = shown;
  if (stuck || crash) {
    const what = crash && !stuck ? 'crashes' : run.ending.kind === 'crash' ? 'crashes' : 'hangs';
    return { kind: 'found', outcome: 'bad', sentence: `With these values a run ${what}.`, run };
  }
  if (complete)
    return {
      kind: 'found',
      outcome: 'clean',
      sentence: 'With these values every run ends well.',
      run,
    };
  const sentence =
    stopped?.kind === 'too-large'
      ? 'With these values a number becomes too large to follow. Try smaller values.'
      : `Nothing goes wrong in the first ${inDigits(states)} states; there are more than can be tried here.`;
  return { kind: 'found', outcome: 'open', sentence, run };
}
