import { counted } from '../run/sentence/narration.ts';
import type { Event } from '../run/event.ts';
import type { Move } from '../run/move.ts';
import { explainStuck } from '../run/narrate.ts';
import { describeEvent, describeStop } from '../run/sentence/sentence.ts';
import type { PlainSpan } from '../go/plain/span.ts';
import type { Program } from './compile/program.ts';
import { isInner } from './inner-step.ts';
import { durationText } from './rule/clock.ts';
import { goroutineMoves } from './rule/enabled.ts';
import type { CheckOptions, Checked, Found } from './search/check.ts';
import { propertyNames, type PropertyName } from '../run/property.ts';
import type { State } from './state/state.ts';
import { GoSystem } from './system.ts';
import { toText } from './value/text.ts';

/** What is said of one property. */
export interface PropertyReport {
  readonly name: PropertyName;
  readonly outcome: 'holds' | 'broken' | 'open';
  readonly run: RunReport | null;
  readonly words: string;
}

export interface RunReport {
  readonly ending: string;
  /** Without those that the library makes for itself. */
  readonly steps: readonly StepReport[];
  readonly blocked: readonly StepReport[];
  readonly supposed: readonly string[];
  /** The Sleeps that it overtakes. */
  readonly timing: readonly string[];
  /** From this step on it repeats; null where it ends. */
  readonly repeats: number | null;
}

export interface StepReport {
  readonly goroutine: string;
  readonly sentence: string;
  readonly span: PlainSpan | null;
}

/** One row per property, with the run that breaks it. */
export function reportProperties(
  program: Program,
  options: CheckOptions,
  checked: Checked,
): readonly PropertyReport[] {
  return propertyNames.map((name) => {
    const found = checked.found.get(name);
    if (found !== undefined) {
      const run = reportRun(program, options, found);
      return { name, outcome: 'broken', run, words: found.fault.words };
    }
    // Nobody but its author knows whether a server is meant to end.
    if (name === 'terminates' && checked.serving !== null)
      return { name, outcome: 'open', run: null, words: servingWords(checked.serving) };
    const reason = checked.open.get(name);
    if (checked.closed && reason === undefined)
      return { name, outcome: 'holds', run: null, words: 'holds in every run' };
    return { name, outcome: 'open', run: null, words: openWords(checked, reason) };
  });
}

const servingWords = ({ fault }: Found): string => `not every run ends: ${fault.words}`;

function openWords(checked: Checked, reason: string | undefined): string {
  if (reason !== undefined) return `not settled: ${reason}`;
  const { states } = checked;
  const parts = [`${counted(states, 'state')} ${states === 1 ? 'was' : 'were'} seen, and not all`];
  const { guided, bounds } = checked;
  if (guided !== null) {
    const { schedules, pairs, possible } = guided;
    const next = `${String(pairs)} of ${String(possible)} pairs of operations next to each other`;
    parts.push(`${String(schedules)} schedules were run${possible === 0 ? '' : `, with ${next}`}`);
  }
  if (bounds.length > 0) parts.push(`beyond the bounds: ${bounds.join('; ')}`);
  return parts.join('; ');
}

function reportRun(program: Program, options: CheckOptions, found: Found): RunReport {
  const { entry, values, limits, output } = options;
  const { timing, visibleSites } = found;
  const system = new GoSystem(program, { entry, values, timing, limits, output, visibleSites });
  const steps: StepReport[] = [];
  const supposed: string[] = [];
  const overtaken = new Set<string>();
  let state = system.initial;
  let repeats = found.cycle;
  for (const [at, move] of found.moves.entries()) {
    const span = spanOf(state, move);
    if (timing === 'any') noteOvertaking(state, move, overtaken);
    const outcome = system.step(state, move);
    if (outcome.kind === 'ended') {
      const goroutine =
        move.mover.kind === 'goroutine' ? (state.find(move.mover.id)?.name ?? '') : '';
      steps.push({ goroutine, sentence: describeStop(outcome.stop), span });
      break;
    }
    const { what } = outcome.event;
    if (what.kind === 'suppose' && !supposed.includes(what.condition))
      supposed.push(what.condition);
    // The run ends with its last step, whoever makes it.
    const isLast = at === found.moves.length - 1;
    if (isLast || !isInner({ before: state, move, event: outcome.event }))
      steps.push(toStep(outcome.event, span));
    else if (repeats !== null && at < found.cycle!) repeats--;
    state = outcome.state;
  }
  return {
    ending: found.fault.ending,
    steps,
    blocked: blockedIn(system, state, found),
    supposed,
    timing: [...overtaken],
    repeats,
  };
}

function toStep(event: Event, span: PlainSpan | null): StepReport {
  return { goroutine: event.goroutine?.name ?? 'clock', sentence: describeEvent(event), span };
}

function spanOf(state: State, move: Move): PlainSpan | null {
  if (move.mover.kind === 'timer')
    return state.timers.find(({ id }) => id === move.mover.id)?.span ?? null;
  return state.find(move.mover.id)?.pending?.span ?? null;
}

/** A Sleep that is over although somebody could have moved: then that one is slower than the Sleep. */
function noteOvertaking(state: State, move: Move, overtaken: Set<string>): void {
  if (move.mover.kind !== 'timer') return;
  const timer = state.timers.find(({ id }) => id === move.mover.id);
  if (timer?.action.kind !== 'wake') return;
  const movers = new Set(goroutineMoves(state).map(({ mover }) => mover.id));
  for (const { id, name } of state.goroutines)
    if (movers.has(id))
      overtaken.add(`only if ${name} does nothing for ${durationText(timer.duration)}`);
}

function blockedIn(system: GoSystem, state: State, found: Found): readonly StepReport[] {
  const { goroutines } = system.observe(state);
  return found.fault.blocked.flatMap((id) => {
    const seen = goroutines.find((one) => one.id === id);
    if (seen === undefined) return [];
    const span = state.find(id)?.pending?.span ?? null;
    return [{ goroutine: seen.name, sentence: explainStuck(seen), span }];
  });
}

/** Steps, times those who could make them. */
const mostOutputWork = 10_000_000;

/** What the program prints in one run, in which nobody is kept from moving for long. */
export function firstOutput(program: Program, options: CheckOptions, steps = 200_000): string {
  const { entry, values, limits } = options;
  const system = new GoSystem(program, {
    entry,
    values,
    timing: 'idle',
    limits: { ...limits, instructions: 30_000_000 },
    output: false,
    visibleSites: new Uint8Array(1 << 18),
  });
  system.machine.showing = false;
  let state = system.initial;
  let work = 0;
  for (let at = 0; at < steps && !state.finished && work < mostOutputWork; at++) {
    if (options.isCancelled()) break;
    work += 1 + state.goroutines.length + state.timers.length;
    const moves = system.moves(state);
    const move = moves[at % Math.max(1, moves.length)];
    if (move === undefined) break;
    const step = system.advance(state, move, at > 0);
    state = step.state;
    if (step.stop !== null) break;
  }
  return toText(state.output);
}
