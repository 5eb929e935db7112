import { yes, type Term } from '../../logic/term.ts';
import type { Instruction, PointIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';

/** For each kind of a family what the encoding knows of it: a gap is an error of the types. */
export type Rules<Kind extends Instruction['kind']> = {
  readonly [K in Kind]: Rule<Extract<Instruction, { readonly kind: K }>>;
};

/** The rule of an instruction (Figs 6 and 9). */
export interface Rule<Of extends Instruction> {
  /** Whether a process may wait here; the arms of all other instructions cover all cases. */
  readonly blocks: boolean;
  /** When it divides by zero nowhere; absent if it evaluates nothing. */
  defined?(context: Context, instruction: Of): Term;
  /** When it aborts the program although all that it evaluates is defined. */
  crash?(context: Context, instruction: Of): Crash;
  arms(context: Context, instruction: Of): readonly Arm[];
}

export interface Crash {
  readonly when: Term;
  /** What it then does: "makes a channel with a negative capacity". */
  readonly words: string;
}

/** One way in which an instruction can proceed. */
export interface Arm {
  readonly guard: Term;
  /** New values of state variables other than the stepping process's counter. */
  readonly updates: ReadonlyMap<string, Term>;
  readonly target: PointIndex;
  /** What happened, after "when goroutine 1 ..." */
  readonly words: string;
}

const unchanged: ReadonlyMap<string, Term> = new Map();

export function arm(words: string, target: PointIndex, guard = yes, updates = unchanged): Arm {
  return { guard, updates, target, words };
}
