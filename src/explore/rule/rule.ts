import type { Instruction, LoopIndex, Machine, ProcessIndex } from '../../process/machine.ts';
import type { Action, Happening } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import type { WaitReason } from '../../run/observation.ts';
import type { CrashCause } from '../../run/system.ts';
import type { Expression } from '../../expression/expression.ts';
import { evaluate, undefinedValue, type Valuation } from '../../expression/evaluate.ts';
import type { BoundMachine } from '../bound-machine.ts';
import type { Op, OpOf } from '../op.ts';
import type { State, View } from '../state.ts';

/** For each kind of operation, what it does in a run. */
export type OpRules<Kind extends Op['kind']> = { readonly [K in Kind]: OpRule<OpOf<K>> };

export interface OpRule<Of extends Op> {
  /** What a process that stands here may do, or why it may not. */
  standing(at: At, op: Of): Standing;
  /** One of these moves. */
  step(at: At, op: Of, move: Move): Stepped;
}

/** A process at its operation. */
export interface At {
  readonly bound: BoundMachine;
  readonly view: View;
  readonly state: State;
  readonly process: ProcessIndex;
}

export type Standing =
  | { readonly kind: 'enabled'; readonly moves: readonly Move[] }
  /** An unbuffered receive that some sender can serve: the exchange is listed with the sender. */
  | { readonly kind: 'served' }
  | { readonly kind: 'blocked'; readonly reason: WaitReason };

export type Stepped =
  | { readonly kind: 'moved'; readonly state: State; readonly what: Happening }
  | { readonly kind: 'crashed'; readonly cause: CrashCause }
  /** A number outside of what a state can hold: nothing is known beyond. */
  | { readonly kind: 'too-large'; readonly value: bigint };

/** For each kind of instruction, what it comes to at a valuation, and what is said of it. */
export type InstructionRules<Kind extends Instruction['kind']> = {
  readonly [K in Kind]: InstructionRule<Extract<Instruction, { readonly kind: K }>>;
};

export interface InstructionRule<Of extends Instruction> {
  bind(binding: Binding, instruction: Of): Op;
  /** What a process that has started and not ended does next, if it may: "send on c". */
  intent(at: Pick<At, 'bound' | 'state' | 'process'>, instruction: Of): string;
}

/** A machine that is bound, as far as it is. */
export interface Binding {
  readonly machine: Machine;
  readonly valuation: Valuation;
  /** The loop around the point. */
  readonly loop: LoopIndex | null;
  /** See `toInstances`. */
  readonly tooMany: number | null;
}

export const divides = (action: Action): Op => ({
  kind: 'crash',
  action,
  cause: { kind: 'division-by-zero' },
});

/** Null where it divides by zero. */
export function integerAt({ valuation }: Binding, expression: Expression): bigint | null {
  const value = evaluate(expression, valuation);
  return value === undefinedValue ? null : (value as bigint);
}

/** A step that none can prevent. */
export function only(process: ProcessIndex, action: Action): Standing {
  return { kind: 'enabled', moves: [toMove(process, action)] };
}

export function blocked(reason: WaitReason): Standing {
  return { kind: 'blocked', reason };
}

export function toMove(
  process: ProcessIndex,
  action: Action,
  partner: ProcessIndex | null = null,
): Move {
  return {
    mover: { kind: 'goroutine', id: process },
    action,
    pick: null,
    partner: partner === null ? null : { id: partner, pick: null },
  };
}

export function goTo(state: State, process: ProcessIndex, point: number): State {
  return { ...state, points: state.points.with(process, point) };
}
