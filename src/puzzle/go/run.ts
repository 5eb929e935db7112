import { parseLiterals, valuationsOf, type Literal } from '../../execute/environment.ts';
import type { Timing } from '../../execute/rule/timing.ts';
import { check, type CheckOptions, type Checked, type Found } from '../../execute/search/check.ts';
import type { MakeValues } from '../../execute/start.ts';
import { GoSystem, usualLimits } from '../../execute/system.ts';
import { showRun } from '../../pipeline/views/run.ts';
import type { RunView } from '../../protocol/run-view.ts';
import type { Move } from '../../run/move.ts';
import { replay } from '../../run/replay.ts';
import { PartlyShown } from '../../run/partly-shown.ts';
import { narrateRun } from '../../run/narrate.ts';
import { printTrace } from '../../run/trace-text.ts';
import { isOwn, type GoProgram } from './read-go.ts';

/** Counted in states and not in time, so that a judgement is the same on every machine. */
export const mostStates = 20_000;
const schedules = 300;
/** So that 300 runs of who goes on for ever take seconds. */
const steps = 1_000;

/** The limits of a learner's program: a page waits for the answer. */
const limits = {
  ...usualLimits,
  instructions: 300_000,
  frames: 5_000,
  objects: 10_000,
  values: 1_000_000,
  goroutines: 200,
  elements: 1_000,
};

export type GivenValues = Readonly<Record<string, string>>;

/** A program with its values, and a machine that shows the racing accesses as steps. */
export interface Stage {
  readonly go: GoProgram;
  readonly values: GivenValues;
  readonly make: MakeValues;
  readonly system: GoSystem;
}

/** The values of the entry's parameters; null where they cannot be read. */
export function makeValues(go: GoProgram, given: GivenValues): MakeValues | null {
  return allValues(go, given)?.[0] ?? null;
}

/** The same with small values for each parameter that is not given. */
export function allValues(
  { program, entry }: GoProgram,
  given: GivenValues,
): readonly MakeValues[] | null {
  const literals = new Map<string, Literal>();
  for (const [name, text] of Object.entries(given)) {
    const parsed = parseLiterals(`${name}=${text}`)?.get(name);
    if (parsed === undefined) return null;
    literals.set(name, parsed);
  }
  const all = valuationsOf(program, program.plain.functions[entry.function]!, literals);
  return all.map(({ make }) => make);
}

/**
 * Judges all properties over all schedules. What main calls is what is looked at, so that nothing is over with
 * main: who loops, panics or waits after its end does so.
 */
export function checkGo(
  go: GoProgram,
  values: MakeValues,
  isCancelled: () => boolean,
  bounds = { states: mostStates, schedules, steps },
): Checked {
  const options: CheckOptions = {
    entry: go.entry.function,
    kind: 'function',
    values,
    time: 'any',
    ...bounds,
    seed: 1,
    limits,
    reduce: true,
    output: false,
    isCancelled,
  };
  return check(go.program, options);
}

interface SystemOptions {
  readonly values: MakeValues;
  readonly timing: Timing;
  readonly sites: Uint8Array;
  readonly output: boolean;
}

export function systemOf(
  go: GoProgram,
  { values, timing, sites, output }: SystemOptions,
): GoSystem {
  return new GoSystem(go.program, {
    entry: go.entry.function,
    values,
    timing,
    limits,
    output,
    visibleSites: sites,
  });
}

/** Where the run of a found fault leads, as it is shown. */
export function showFound(go: GoProgram, values: MakeValues, found: Found): RunView | null {
  const { timing, visibleSites: sites, moves } = found;
  return showMoves(go, systemOf(go, { values, timing, sites, output: false }), moves, {});
}

/** A run to be stepped through; null where the moves are not of this program. */
export function showMoves(
  go: GoProgram,
  system: GoSystem,
  moves: readonly Move[],
  values: GivenValues,
): RunView | null {
  // Calls inside of the library and of the check are left out.
  const shown = new PartlyShown(system, (listing) => isOwn(go, listing));
  const played = replay(shown, moves);
  if (played.kind === 'broken') return null;
  return {
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    view: 'go',
    trace: printTrace({ dialect: 'program', moves }),
    ...showRun(shown, narrateRun(shown, moves, played), go.text),
  };
}
