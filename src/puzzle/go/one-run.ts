import { Program } from '../../execute/compile/program.ts';
import type { Watch } from '../../execute/compile/watch.ts';
import { faultOfStop, faultsOf } from '../../execute/search/judge.ts';
import type { Fault } from '../../execute/search/fault.ts';
import { Random } from '../../execute/search/random.ts';
import type { MakeValues } from '../../execute/start.ts';
import { GoSystem, usualLimits } from '../../execute/system.ts';
import type { State } from '../../execute/state/state.ts';
import type { Move } from '../../run/move.ts';
import type { Stop } from '../../run/system.ts';
import type { GoProgram } from './read-go.ts';

/** A run from its beginning on. */
interface OneRun {
  readonly system: GoSystem;
  /** Where it came to; where it stopped, the state before. */
  readonly state: State;
  readonly moves: readonly Move[];
  readonly faults: readonly Fault[];
  /** It came to no end within the bounds. */
  readonly isOpen: boolean;
}

const mostSteps = 10_000;
/** More than a search allows: here is one run, and no others to be kept. */
const limits = { ...usualLimits, instructions: 50_000, elements: 100_000, objects: 100_000 };

/** Makes one run, by chance that is always the same. */
export function makeOneRun(
  go: GoProgram,
  values: MakeValues,
  { watch, isCancelled }: { readonly watch: Watch | null; readonly isCancelled: () => boolean },
): OneRun {
  const system = systemFor(go, values, watch);
  const random = new Random(1);
  const moves: Move[] = [];
  const stopped = (stop: Stop, state: State): OneRun => {
    const fault = faultOfStop(stop, state, 'function');
    return { system, state, moves, faults: fault === null ? [] : [fault], isOpen: fault === null };
  };
  let state = system.initial;
  if (system.begun.stop !== null) return stopped(system.begun.stop, state);
  while (moves.length < mostSteps && !isCancelled()) {
    const possible = system.moves(state);
    if (possible.length === 0) {
      const faults = faultsOf(system, state, possible, 'function');
      return { system, state, moves, faults, isOpen: system.goesOn(state) };
    }
    const move = random.pick(possible);
    const step = system.advance(state, move, moves.length > 0);
    moves.push(move);
    if (step.stop !== null) return stopped(step.stop, state);
    state = step.state;
  }
  return { system, state, moves, faults: [], isOpen: true };
}

function systemFor(go: GoProgram, values: MakeValues, watch: Watch | null): GoSystem {
  const program =
    watch === null ? go.program : new Program(go.program.plain, { watch, isWhole: true });
  const system = new GoSystem(program, {
    entry: go.entry.function,
    values,
    timing: 'steady',
    limits,
    output: false,
    visibleSites: new Uint8Array(0),
  });
  system.machine.showing = false;
  return system;
}
