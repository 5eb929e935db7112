import type { Machine } from '../machine.ts';
import type { Value } from '../value/value.ts';

/** Computes an expression from the locals of a frame. */
export type Evaluate = (locals: Value[], machine: Machine) => Value;

/** Carries out an instruction; true where the goroutine stands, with what it stands at in `machine.pending`. */
export type Run = (machine: Machine) => boolean;
