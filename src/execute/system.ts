import type { FunctionId } from '../go/plain/ids.ts';
import type { Move } from '../run/move.ts';
import type { Observation } from '../run/observation.ts';
import type { Listing, Outcome, System } from '../run/system.ts';
import type { GoroutineId } from '../run/names.ts';
import type { Program } from './compile/program.ts';
import { KeyMaker } from './key/key.ts';
import { Machine, type Limits } from './machine.ts';
import { observeState } from './observe/observe.ts';
import { makeListings } from './observe/listing.ts';
import { goroutineMoves } from './rule/enabled.ts';
import { isExcluded } from './rule/handed.ts';
import { relaxedMoves } from './rule/relaxed.ts';
import { carryOut, makeStep } from './rule/dispatch.ts';
import type { Step } from './rule/step.ts';
import { firingTimers, holdsBack, toTimerMove, type Timing } from './rule/timing.ts';
import { startState, type MakeValues } from './start.ts';

import type { ChannelOrigin } from './state/heap.ts';
import type { State, TimerState } from './state/state.ts';
import { outlastsAll, yearsOf } from './state/timers.ts';

interface SystemOptions {
  readonly entry: FunctionId;
  readonly values: MakeValues;
  readonly timing: Timing;
  readonly limits: Limits;
  /** The order of what is printed is a part of the answer. */
  readonly output: boolean;
  /** It is searched, and nobody looks at its values. */
  readonly forgets?: boolean;
  readonly visibleSites: Uint8Array;
  /** The sites of atomic additions that are not gathered; nothing: none is that is not marked. */
  readonly apart?: ReadonlySet<number>;
  /** Goroutines learn nothing of others where Go orders nothing: more runs than there are. */
  readonly relaxes?: boolean;
  /** The channels that runs close here, as far as it is known; what is found is added. */
  readonly closings?: Set<ChannelOrigin>;
}

export const usualLimits: Limits = {
  instructions: 3_000_000,
  frames: 20_000,
  objects: 400_000,
  values: 8_000_000,
  goroutines: 1_000,
  elements: 4_000_000,
  output: 1_000_000,
  suppositions: 200,
};

/** A program of Go as something that can be run one step at a time. */
export class GoSystem implements System<State> {
  readonly program: Program;
  readonly machine: Machine;
  readonly timing: Timing;
  readonly initial: State;
  readonly listings: readonly Listing[];
  /** How the program ended before its first visible step. */
  readonly begun: Step;
  readonly keys: KeyMaker;

  constructor(program: Program, options: SystemOptions) {
    this.program = program;
    this.timing = options.timing;
    this.machine = new Machine(program, options.limits, options.visibleSites);
    this.machine.visibleOutput = options.output;
    this.machine.apart = options.apart ?? null;
    this.machine.relaxes = options.relaxes === true;
    if (options.closings !== undefined) this.machine.closings = options.closings;
    if (options.output && program.idle !== null)
      throw new Error('What is printed tells states apart that the program forgets');
    const forgets = options.forgets === true && program.idle !== null;
    this.machine.forgets = forgets;
    this.listings = makeListings(program);
    this.keys = new KeyMaker({
      clock: program.usesClock && !(forgets && program.idle.clock),
      deadlines: options.timing !== 'any',
      output: options.output,
      globals: program.globals,
    });
    this.machine.keyOf = (state) => this.key(state);
    this.machine.keyWork = () => this.keys.work;
    const { state, step } = startState(this.machine, options.entry, options.values);
    this.initial = state;
    this.begun = step;
  }

  moves(state: State): readonly Move[] {
    if (state === this.initial && this.begun.stop !== null) return [];
    if (isExcluded(state)) return [];
    const moves = goroutineMoves(state);
    if (this.machine.relaxes) moves.push(...relaxedMoves(state));
    if (state.timers.length === 0) return moves;
    const timers = firingTimers(state, this.timing, moves.length === 0);
    const isIdle = moves.length === 0 && state.goroutines.length > 0;
    if (isIdle && timers.every(({ deadline }) => deadline === Infinity)) this.grantOutside(timers);
    if (isIdle && timers.length === 0 && state.timers.some(outlastsAll))
      this.machine.grant(`no run takes the ${yearsOf(state.timers)} of a timer`);
    for (const timer of timers) moves.push(toTimerMove(timer));
    return moves;
  }

  /** The run hangs on what somebody outside does, who need not do it. */
  grantOutside(timers: readonly TimerState[]): void {
    for (const { action, deadline } of timers)
      if (deadline === Infinity)
        this.machine.grant(
          action.kind === 'deliver' ? 'a signal comes' : 'its context is cancelled',
        );
  }

  /** Whether timers exist that may fire in the real program and not in this state. */
  holdsBack(state: State): boolean {
    if (state.timers.length === 0) return false;
    return holdsBack(state, this.timing, goroutineMoves(state).length === 0);
  }

  step(state: State, move: Move): Outcome<State> {
    const step = this.advance(state, move, false);
    return step.stop === null
      ? { kind: 'moved', state: step.state, event: step.event! }
      : { kind: 'ended', stop: step.stop };
  }

  /**
   * A step with all that it showed. In place, the state that is left is no more. What it reads of memory is put
   * into `reads`, in its order, as far as that is written down.
   */
  advance(state: State, move: Move, inPlace: boolean, reads: number[] | null = null): Step {
    const isIdle = move.mover.kind === 'timer' && goroutineMoves(state).length === 0;
    const step = makeStep(this.machine, state, move, inPlace);
    if (isIdle) park(step);
    step.state.heap.reads = reads;
    step.event = carryOut(step);
    step.state.heap.reads = null;
    return step;
  }

  key(state: State): string {
    this.keys.compute(state);
    const { first, second } = this.keys.hash;
    return String.fromCharCode(first >>> 16, first & 0xffff, second >>> 16, second & 0xffff);
  }

  alive(state: State): readonly GoroutineId[] {
    return this.keys.compute(state).map(({ id }) => id);
  }

  goesOn(state: State): boolean {
    return state.goroutines.some(({ pending }) => pending?.kind === 'endless');
  }

  observe(state: State): Observation {
    return observeState(this, state);
  }
}

/** Everybody has come to rest: who stands has arrived. */
function park({ state, machine }: Step): void {
  state.goroutines = state.goroutines.map((goroutine) => {
    if (goroutine.parked) return goroutine;
    const parked = goroutine.owner === machine.owner ? goroutine : goroutine.copy(machine.owner);
    parked.parked = true;
    parked.summary = null;
    return parked;
  });
}
