import { LineMap } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import { bindMachine } from '../../explore/bind.ts';
import type { BoundMachine } from '../../explore/bound-machine.ts';
import type { ViewTrace } from '../../explore/state.ts';
import { toSystem } from '../../explore/system.ts';
import { narrateTrace } from '../../explore/narrate.ts';
import type { Machine } from '../../process/machine.ts';
import type { EndingView, FrameView, ListingView, RunView } from '../../protocol/run-view.ts';
import type { NamedGoroutine } from '../../run/names.ts';
import { describeStop } from '../../run/sentence/sentence.ts';
import { listed } from '../../run/sentence/narration.ts';
import type { System } from '../../run/system.ts';
import { stuckAtEnd, type NarratedRun } from '../../run/narrate.ts';
import { printTrace } from '../../run/trace-text.ts';
import type { Valuation } from '../../expression/evaluate.ts';
import { toFrames } from './frames.ts';
import { toPlaceView } from './place.ts';

/** Plays a run and prepares all that is to be seen of it. */
export function toRunView(
  machine: Machine,
  source: string,
  valuation: Valuation,
  trace: ViewTrace,
): RunView {
  return showTrace(bindMachine(machine, valuation), source, trace);
}

export function showTrace(bound: BoundMachine, source: string, trace: ViewTrace): RunView {
  const { machine, valuation } = bound;
  return {
    values: machine.parameters.map(({ name }) => ({ name, value: String(valuation.get(name)) })),
    view: trace.dialect,
    trace: printTrace(trace),
    ...showRun(toSystem(bound, trace.dialect), narrateTrace(bound, trace), source),
  };
}

/** What is to be seen of a run of any system. */
export function showRun<State>(
  system: System<State>,
  run: NarratedRun<State>,
  source: string,
): Pick<RunView, 'goroutines' | 'listings' | 'frames' | 'ending'> {
  const lines = new LineMap(source);
  const frames = toFrames(system, run, lines);
  return {
    goroutines: goroutinesIn(frames),
    listings: toListingViews(system, lines),
    frames,
    ending: toEnding(run),
  };
}

function goroutinesIn(frames: readonly FrameView[]): readonly NamedGoroutine[] {
  const found = new Map<number, NamedGoroutine>();
  for (const { goroutines } of frames) {
    for (const { id, name } of goroutines) if (!found.has(id)) found.set(id, { id, name });
  }
  return [...found.values()].toSorted((one, other) => one.id - other.id);
}

function toListingViews<State>(
  { listings }: System<State>,
  lines: LineMap,
): readonly ListingView[] {
  return listings.map(({ name, lines: all }) => ({
    name,
    lines: all.map(({ span, ...line }) => ({ ...line, place: toPlaceView(lines, span) })),
  }));
}

function toEnding<State>(run: NarratedRun<State>): EndingView {
  const { ending } = run;
  const { kind } = ending;
  switch (kind) {
    case 'ok':
      return { kind, sentence: 'Every goroutine that was started has ended.' };
    case 'stuck': {
      const names = stuckAtEnd(run).map(({ name }) => name);
      const verb = names.length === 1 ? 'waits' : 'wait';
      return { kind, sentence: `${crowd(names)} ${verb} for ever: nobody can move any more.` };
    }
    case 'crash':
    case 'too-large':
    case 'exit':
      return { kind, sentence: describeStop(ending) };
    case 'unfinished':
      return { kind, sentence: 'The run goes on from here.' };
    default:
      return unreachable(kind);
  }
}

/** Of a crowd the first few stand for all. */
function crowd(names: readonly string[]): string {
  return names.length > 4
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`
    : listed(names);
}
