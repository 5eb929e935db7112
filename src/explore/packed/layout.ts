import type { BoundMachine } from '../bound-machine.ts';
import { largest } from '../bound-machine.ts';
import type { View } from '../state.ts';
import { remaining } from './remaining.ts';

/** Some bits of one 32-bit word of a state. */
export interface Field {
  readonly word: number;
  readonly shift: number;
  readonly bits: number;
}

/** A process's point and iteration, side by side in one word: equal bits mean equal local states. */
export interface ProcessField extends Field {
  readonly pointBits: number;
  readonly iterationBits: number;
}

/**
 * Where a state's parts lie. At a valuation every part has a known bound, so that a state of ten
 * processes takes two or three words.
 */
export interface Layout {
  readonly words: number;
  readonly processes: readonly ProcessField[];
  /** Null where nothing needs to be kept: an unbuffered channel in Go's view. */
  readonly channels: readonly (Field | null)[];
  readonly waitgroups: readonly Field[];
}

interface Wanted {
  readonly bits: number;
}

/** Bits for the numbers 0 .. most. */
function bitsFor(most: number): number {
  return most === 0 ? 0 : Math.floor(Math.log2(most)) + 1;
}

export function toLayout(bound: BoundMachine, view: View): Layout {
  const processes = bound.processes.map((_, process) => processBits(bound, process));
  const channels = bound.capacities.map((capacity, channel) =>
    channelBits(bound, view, channel, capacity),
  );
  const waitgroups = bound.machine.waitgroups.map((_, waitgroup) => counterBits(bound, waitgroup));
  const places = new Map<Wanted, Field>();
  const words = place(
    [...processes, ...channels.filter((one) => one !== null), ...waitgroups],
    places,
  );
  return {
    words,
    processes: processes.map((wanted) => ({ ...wanted, ...places.get(wanted)! })),
    channels: channels.map((wanted) => wanted && places.get(wanted)!),
    waitgroups: waitgroups.map((wanted) => places.get(wanted)!),
  };
}

function processBits(bound: BoundMachine, process: number): Omit<ProcessField, 'word' | 'shift'> {
  // 0 stands for -1, and the termination point needs a number as well.
  const pointBits = bitsFor(bound.processes[process]!.length + 1);
  const iterations = bound.loops.filter(
    (_, loop) => bound.machine.loops[loop]!.process === process,
  );
  const iterationBits = bitsFor(Math.max(0, ...iterations.map((loop) => loop.iterations)));
  // A loop too long for its bits ends the search when it gets there; no limit reaches that far.
  const kept = Math.min(iterationBits, 32 - pointBits);
  return { bits: pointBits + kept, pointBits, iterationBits: kept };
}

function channelBits(
  bound: BoundMachine,
  view: View,
  channel: number,
  capacity: number,
): Wanted | null {
  if (capacity === 0) return view === 'go' ? null : { bits: 2 };
  const sends = remaining(bound, (op) => (op.kind === 'send' && op.channel === channel ? 1 : 0));
  return { bits: bitsFor(Math.min(capacity, sends.at[0]![0]!)) };
}

function counterBits(bound: BoundMachine, waitgroup: number): Wanted {
  const adds = remaining(bound, (op) =>
    op.kind === 'add' && op.waitgroup === waitgroup ? Math.max(0, op.amount) : 0,
  );
  return { bits: bitsFor(Math.min(largest, adds.at[0]![0]!)) };
}

/** First fit, the widest first. */
function place(wanted: readonly Wanted[], places: Map<Wanted, Field>): number {
  const used: number[] = [0];
  for (const one of [...wanted].sort((a, b) => b.bits - a.bits)) {
    let word = used.findIndex((taken) => taken + one.bits <= 32);
    if (word < 0) word = used.push(0) - 1;
    places.set(one, { word, shift: used[word]! % 32, bits: one.bits });
    used[word]! += one.bits;
  }
  return used.length;
}
