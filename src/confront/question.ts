import type { Program } from '../execute/compile/program.ts';
import { check, type CheckOptions, type Checked, type Found } from '../execute/search/check.ts';
import type { PropertyName } from '../run/property.ts';
import type { MakeValues } from '../execute/start.ts';
import { usualLimits } from '../execute/system.ts';
import type { Entry } from '../go/plain/program.ts';
import type { Given } from './foreign.ts';

/** Counted in states and schedules, not in time, so that the answer is the same on every machine. */
export interface Budget {
  states: number;
  readonly statesOfOne: number;
  readonly schedulesOfOne: number;
}

export interface Answer {
  readonly options: CheckOptions;
  readonly checked: Checked;
  /** Objects that were there before the function was called. */
  readonly given: readonly Given[];
}

/** Runs a function with these arguments as its caller sees it: whoever is left behind stays, even after main. */
export function ask(
  program: Program,
  entry: Entry,
  values: MakeValues,
  budget: Budget,
  isCancelled: () => boolean,
): Answer {
  const objects = { from: 0, to: 0 };
  const isWhole = entry.kind === 'main' || entry.kind === 'test';
  const options: CheckOptions = {
    entry: entry.function,
    kind: 'function',
    values: (machine) => {
      objects.from = machine.state.heap.next;
      const made = values(machine);
      objects.to = machine.state.heap.next;
      return made;
    },
    time: 'any',
    states: Math.max(1, Math.min(budget.statesOfOne, budget.states)),
    schedules: budget.schedulesOfOne,
    seed: 1,
    limits: usualLimits,
    reduce: true,
    output: false,
    isCancelled,
  };
  const checked = check(program, options);
  budget.states -= checked.states;
  const given = isWhole ? [] : [{ from: 0, to: program.globals }, objects];
  return { options, checked, given };
}

export const badProperties: readonly PropertyName[] = [
  'no-deadlock',
  'no-leak',
  'channel-safety',
  'waitgroup-safety',
  'lock-safety',
  'no-panic',
];

/** The runs that end as no run of a verified function may: of those that a proof speaks of at all. */
export function badRuns({ checked }: Answer): readonly Found[] {
  return badProperties.flatMap((name) => {
    const found = checked.found.get(name);
    return found !== undefined && isSpokenOf(name, found) ? [found] : [];
  });
}

/** A proof speaks of goroutines that wait, and of panics of channels and waitgroups alone. */
function isSpokenOf(name: PropertyName, { fault }: Found): boolean {
  if (name === 'waitgroup-safety') return /negative|reused/.test(fault.ending);
  return name !== 'no-panic' || fault.ending.includes('makechan');
}

/** Whether any run goes wrong, in whatever way. */
export function anyBadRun({ checked }: Answer): Found | null {
  for (const name of badProperties) {
    const found = checked.found.get(name);
    if (found !== undefined) return found;
  }
  return null;
}
