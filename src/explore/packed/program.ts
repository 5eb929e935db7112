import type { BoundMachine } from '../bound-machine.ts';
import type { View } from '../state.ts';
import type { Layout } from './layout.ts';

/** What a process does at a point, as the inner loops of the search ask it. */
export const code = {
  absent: 0,
  ended: 1,
  move: 2,
  spawn: 3,
  send: 4,
  receive: 5,
  /** Go's view of an unbuffered exchange. */
  give: 6,
  get: 7,
  /** The encoding's view of it. */
  offer: 8,
  take: 9,
  acknowledge: 10,
  add: 11,
  wait: 12,
  loopHead: 13,
  crash: 14,
  tooLarge: 15,
} as const;

/** Fields of one kind, by index, split so that the inner loops read plain numbers. */
export interface Fields {
  readonly word: Int32Array;
  readonly shift: Int32Array;
  readonly mask: Int32Array;
}

/**
 * A bound machine as tables. A step adds constants to words of the state. The tables have one row per
 * process and value of its point's field: row `base[process] + value`, where value 0 is 'not spawned'.
 */
export interface PackedProgram {
  readonly bound: BoundMachine;
  readonly view: View;
  readonly layout: Layout;
  readonly words: number;
  readonly processes: number;
  readonly local: Fields;
  readonly pointMask: Int32Array;
  readonly iterationShift: Int32Array;
  readonly iterationMask: Int32Array;
  readonly base: Int32Array;
  readonly channel: Fields;
  readonly capacity: Int32Array;
  readonly counter: Fields;
  readonly counterMost: Float64Array;
  readonly code: Uint8Array;
  /** The channel, waitgroup or spawned process; at a loop's head its number of iterations. */
  readonly argument: Int32Array;
  /** For an Add: by how much. For a spawn: 1 where each iteration of its loop spawns the next process. */
  readonly amount: Int32Array;
  /** Added to the process's word. At a loop's head: into the body, and out of it. */
  readonly step: Int32Array;
  readonly leave: Int32Array;
  /** At a loop's head: 1 where the iterations do not fit, so that there is no leaving. */
  readonly endless: Uint8Array;
  /** 1 where a process that is blocked has another way in Go. */
  readonly escape: Uint8Array;
}
