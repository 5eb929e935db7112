import type { Machine } from '../machine.ts';
import type { Value } from '../value/value.ts';

/** Computes an expression from the locals of a frame. */
export type Evaluate = (locals: Value[], machine: Machine) => Value;

/** Carries out an instruction; true where the goroutine stands, with what it stands at in `machine.pending`. */
export type Run = (machine: Machine) => boolean;

/** Without a function for each of them: operations have one operand or two, and every step evaluates some. */
export function evaluateAll(operands: readonly Evaluate[], machine: Machine): Value[] {
  const { locals } = machine;
  const values: Value[] = [];
  for (let at = 0; at < operands.length; at++) values.push(operands[at]!(locals, machine));
  return values;
}
