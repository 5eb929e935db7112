import type { Expression } from '../expression/expression.ts';
import { evaluate, undefinedValue, type Valuation } from '../expression/evaluate.ts';
import { unreachable } from '../base/unreachable.ts';
import { toInstances } from './instances.ts';
import type {
  ChannelIndex,
  Instruction,
  LoopIndex,
  Machine,
  PointIndex,
  ProcessIndex,
  Spawn,
  WaitGroupIndex,
} from '../process/machine.ts';

/**
 * A machine at one valuation. Expressions are over parameters alone, which never change, so each has
 * one value for the whole run: branches are decided, bounds are numbers, and what would crash is known.
 */
export interface BoundMachine {
  /** With a process for each instance of a counted one. */
  readonly machine: Machine;
  /** What a process is called together with the other instances of its `go`. */
  readonly families: readonly string[];
  readonly valuation: Valuation;
  /** Room in each channel's buffer; 0 means unbuffered. */
  readonly capacities: readonly number[];
  readonly loops: readonly BoundLoop[];
  /** One operation per program point. */
  readonly processes: readonly (readonly Op[])[];
}

export interface BoundLoop {
  /** Null where the bounds cannot be computed: the head crashes, the variable has no value. */
  readonly from: bigint | null;
  readonly turns: number;
}

/** What happens at a program point at this valuation. */
export type Op =
  /** A step that no other process can notice or prevent. */
  | { readonly kind: 'move'; readonly next: PointIndex }
  | SpawnOp
  | SendOp
  | { readonly kind: 'acknowledged'; readonly channel: ChannelIndex; readonly next: PointIndex }
  | { readonly kind: 'receive'; readonly channel: ChannelIndex; readonly next: PointIndex }
  | AddOp
  | { readonly kind: 'wait'; readonly waitgroup: WaitGroupIndex; readonly next: PointIndex }
  | LoopHeadOp
  | { readonly kind: 'loop-next'; readonly loop: LoopIndex; readonly head: PointIndex }
  | { readonly kind: 'crash'; readonly cause: CrashCause }
  | { readonly kind: 'too-large'; readonly value: bigint };

/** In a loop each turn spawns an instance of its own: turn t the one t behind `process`. */
export interface SpawnOp {
  readonly kind: 'spawn';
  readonly process: ProcessIndex;
  readonly loop: LoopIndex | null;
  readonly next: PointIndex;
}

export interface SendOp {
  readonly kind: 'send';
  readonly channel: ChannelIndex;
  readonly rendezvous: PointIndex;
  readonly next: PointIndex;
}

export interface AddOp {
  readonly kind: 'add';
  readonly waitgroup: WaitGroupIndex;
  readonly amount: number;
  readonly next: PointIndex;
}

export interface LoopHeadOp {
  readonly kind: 'loop-head';
  readonly loop: LoopIndex;
  readonly body: PointIndex;
  readonly exit: PointIndex;
}

export type CrashCause =
  | { readonly kind: 'division-by-zero' }
  | {
      readonly kind: 'negative-capacity';
      readonly channel: ChannelIndex;
      readonly capacity: bigint;
    }
  | {
      readonly kind: 'negative-counter';
      readonly waitgroup: WaitGroupIndex;
      readonly counter: number;
    };

/** Counters are kept in 32 bits. What does not fit ends a search honestly, never in a wrong number. */
export const largest = 2 ** 31 - 1;

export function bindMachine(given: Machine, valuation: Valuation): BoundMachine {
  const integer = (expression: Expression): bigint | null => {
    const value = evaluate(expression, valuation);
    return value === undefinedValue ? null : (value as bigint);
  };
  const loops = given.loops.map(({ from, to }): BoundLoop => {
    const first = integer(from);
    const bound = integer(to);
    if (first === null || bound === null) return { from: first, turns: 0 };
    // A run of 2^31 turns is longer than any limit, so that cutting the number off changes nothing.
    return { from: first, turns: clamp(bound > first ? bound - first : 0n) };
  });
  const { machine, families, tooMany } = toInstances(given, (loop) => loops[loop]!.turns);
  const processes = machine.processes.map(({ points }) =>
    points.map(({ instruction, loop }) => {
      if (instruction.kind !== 'spawn') return bindInstruction(instruction, machine, valuation);
      return bindSpawn(instruction, loop, tooMany);
    }),
  );
  const capacities = machine.channels.map(({ capacity }) => {
    const value = integer(capacity);
    return value === null || value < 0n ? 0 : clamp(value);
  });
  return { machine, families, valuation, capacities, loops, processes };
}

function bindSpawn({ process, next }: Spawn, loop: LoopIndex | null, tooMany: number | null): Op {
  if (loop !== null && tooMany !== null) return { kind: 'too-large', value: BigInt(tooMany) };
  return { kind: 'spawn', process, loop, next };
}

function clamp(value: bigint): number {
  return value > BigInt(largest) ? largest : Number(value);
}

const divisionByZero: Op = { kind: 'crash', cause: { kind: 'division-by-zero' } };

function bindInstruction(
  instruction: Exclude<Instruction, Spawn>,
  machine: Machine,
  valuation: Valuation,
): Op {
  switch (instruction.kind) {
    case 'make-channel': {
      const { channel, next } = instruction;
      const capacity = evaluate(machine.channels[channel]!.capacity, valuation);
      if (capacity === undefinedValue) return divisionByZero;
      if ((capacity as bigint) >= 0n) return { kind: 'move', next };
      const cause = { kind: 'negative-capacity', channel, capacity: capacity as bigint } as const;
      return { kind: 'crash', cause };
    }
    case 'branch': {
      const holds = evaluate(instruction.condition, valuation);
      if (holds === undefinedValue) return divisionByZero;
      return { kind: 'move', next: holds === true ? instruction.then : instruction.otherwise };
    }
    case 'add': {
      const amount = evaluate(instruction.amount, valuation);
      if (amount === undefinedValue) return divisionByZero;
      const value = amount as bigint;
      if (value > BigInt(largest) || value < -BigInt(largest)) return { kind: 'too-large', value };
      const { waitgroup, next } = instruction;
      return { kind: 'add', waitgroup, amount: Number(value), next };
    }
    case 'loop-head': {
      const { from, to } = machine.loops[instruction.loop]!;
      const bounds = [evaluate(from, valuation), evaluate(to, valuation)];
      if (bounds.includes(undefinedValue)) return divisionByZero;
      const { loop, body, exit } = instruction;
      return { kind: 'loop-head', loop, body, exit };
    }
    case 'return':
    case 'jump':
      return { kind: 'move', next: instruction.target };
    case 'send':
    case 'acknowledged':
    case 'receive':
    case 'wait':
    case 'loop-next':
      return instruction;
    default:
      return unreachable(instruction);
  }
}
