import type { PointIndex, ProcessIndex } from '../process/machine.ts';
import type { Trace } from '../run/trace.ts';
import type { BoundMachine } from './bound-machine.ts';

/**
 * How an exchange on an unbuffered channel is seen. `go`: one step moves the sender past its send and
 * the receiver past its receive. `encoding`: three steps, as Fig. 9 has them: the sender offers and
 * goes to its rendezvous point, the receiver takes, the sender notices.
 */
export type View = 'go' | 'encoding';

/** A run of VirGo's machine. */
export interface ViewTrace extends Trace {
  readonly dialect: View;
}

/** States are values: a step makes a new one, so that undoing is keeping the old one. */
export interface State {
  /** By process: -1 before it is spawned, its termination point when it has ended. */
  readonly points: readonly PointIndex[];
  /** By loop: the iterations that are done. Its variable is the lower bound plus this. */
  readonly iterations: readonly number[];
  /** By channel: the values in the buffer. An unbuffered one, in the encoding's view: see `offer`. */
  readonly contents: readonly number[];
  /** By waitgroup. */
  readonly counters: readonly number[];
}

/** What an unbuffered channel's variable holds in the encoding (Fig. 9: RDY, SND, ACK). */
export const offer = { ready: 0, sending: 1, acknowledged: -1 } as const;

export function initialState({ machine }: BoundMachine): State {
  return {
    points: machine.processes.map(({ index }) => (index === 0 ? 0 : -1)),
    iterations: machine.loops.map(() => 0),
    contents: machine.channels.map(() => 0),
    counters: machine.waitgroups.map(() => 0),
  };
}

export function hasEnded({ machine }: BoundMachine, state: State, process: ProcessIndex): boolean {
  return state.points[process] === machine.processes[process]!.termination;
}

export function isSpawned(state: State, process: ProcessIndex): boolean {
  return state.points[process] !== -1;
}

/** The value of a loop's variable; null where its lower bound divides by zero. */
export function loopVariable(bound: BoundMachine, state: State, loop: number): bigint | null {
  const { from } = bound.loops[loop]!;
  return from === null ? null : from + BigInt(state.iterations[loop]!);
}
