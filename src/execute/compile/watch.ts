import type { PlainExpression } from '../../go/plain/expression.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { Value } from '../value/value.ts';

/** Somebody who looks on while a program runs. */
export interface Watch {
  /** Who is told each value of an expression of an instruction, which has a number; null: nobody. */
  expression(
    origin: PlainFunction,
    expression: PlainExpression,
    at: number,
  ): ((value: Value) => void) | null;
  /** Who is told each time that an instruction is carried out; null: nobody. */
  instruction(origin: PlainFunction): (() => void) | null;
}
