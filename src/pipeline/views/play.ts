import { bindMachine, type BoundMachine } from '../../explore/bind.ts';
import { movesAt } from '../../explore/moves.ts';
import { explore, usualSearch } from '../../explore/explore.ts';
import { initialState } from '../../explore/state.ts';
import { tellRun } from '../../explore/steps.ts';
import { runTask } from '../../explore/task.ts';
import { parseTrace } from '../../explore/trace-text.ts';
import type { Trace } from '../../explore/trace.ts';
import { toView } from '../../explore/views.ts';
import type { FoundRun, Played, PlayRequest } from '../../protocol/compiler-api.ts';
import type { ValueView } from '../../protocol/run-view.ts';
import type { Fragment } from '../compile.ts';
import { showRun } from './run.ts';
import { readValues } from './values.ts';

type Refused = Extract<Played, { kind: 'refused' }>;

/** More than this, counted as frames times goroutines, is no run that a person would look at. */
const mostCards = 200_000;

/** Plays a run that comes from outside: whatever is wrong with it becomes a message. */
export function playRun(fragment: Fragment, source: string, request: PlayRequest): Played {
  const values = readValues(fragment.machine.parameters, request.values);
  if (!values.ok) return refused(values.message);
  const parsed = request.trace === null ? fresh(request) : parseTrace(request.trace);
  if (!parsed.ok) return refused(parsed.message);
  const bound = bindMachine(fragment.machine, values.valuation);
  const { view } = parsed.trace;
  const trace: Trace = { view, choices: parsed.trace.choices.slice(0, request.keep ?? undefined) };
  const tooLong = refuseLong(bound, trace);
  if (tooLong !== null) return tooLong;
  const told = tellRun(bound, trace);
  if (told.kind === 'broken')
    return refused(`This run is not one of this program: ${told.message}`);
  const state = told.run.steps.at(-1)?.after ?? initialState(bound);
  const chosen = request.then === null ? null : movesAt(bound, state, view).enabled[request.then];
  if (chosen === undefined) return refused('This move is not possible here.');
  const choices = chosen === null ? trace.choices : [...trace.choices, chosen];
  return show(bound, source, toView(bound, { view, choices }, request.view ?? view));
}

function fresh({ view }: PlayRequest): { readonly ok: true; readonly trace: Trace } {
  return { ok: true, trace: { view: view ?? 'go', choices: [] } };
}

function show(bound: BoundMachine, source: string, trace: Trace): Played {
  const told = tellRun(bound, trace);
  if (told.kind === 'broken') throw new Error(`a run does not play: ${told.message}`);
  const run = showRun(bound, source, trace, told.run);
  return { kind: 'played', run, at: run.frames.length - 1 };
}

function refuseLong(bound: BoundMachine, { choices }: Trace): Refused | null {
  const cards = (choices.length + 1) * bound.machine.processes.length;
  return cards > mostCards ? refused('This run is too long to be shown.') : null;
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
  const options = { ...usualSearch, maxStates: mostStates, until: 'bad' } as const;
  const { complete, stuck, crash, shortest, states } = runTask(explore(bound, options));
  const trace = shortest?.trace ?? { view: 'go', choices: [] };
  const shown = refuseLong(bound, trace) ?? show(bound, source, trace);
  if (shown.kind === 'refused') return shown;
  const { run } = shown;
  if (stuck || crash) {
    const what = crash && !stuck ? 'crashes' : run.ending.kind === 'crash' ? 'crashes' : 'hangs';
    return { kind: 'found', outcome: 'bad', sentence: `With these values a run ${what}.`, run };
  }
  return complete
    ? { kind: 'found', outcome: 'clean', sentence: 'With these values every run ends well.', run }
    : {
        kind: 'found',
        outcome: 'open',
        sentence: `None of the first ${states} states goes wrong.`,
        run,
      };
}
