import type { Expression } from '../../expression/expression.ts';
import type { Instruction, Machine, PointIndex } from '../../process/machine.ts';
import { definedWhen } from '../expressions.ts';
import type { Names } from '../names.ts';

/** For each kind of instruction, its statements in Promela. */
export type Rules<Kind extends Instruction['kind']> = {
  readonly [K in Kind]: Rule<Extract<Instruction, { readonly kind: K }>>;
};

export interface Rule<Of extends Instruction> {
  print(place: Place, instruction: Of): readonly string[];
  /** The point behind a structured statement, which covers those inside it; else the next one follows. */
  exit?(place: Place, instruction: Of): PointIndex;
}

/** Where an instruction stands. */
export interface Place {
  readonly machine: Machine;
  readonly names: Names;
  /** The statements of the points between two. */
  readonly block: (from: PointIndex, to: PointIndex) => readonly string[];
}

/** The label behind the last statement, for `return`. */
export const done = 'done';

export function bracket(text: string): string {
  return /^[\w]+$/.test(text) ? text : `(${text})`;
}

export function guardDefined(names: Names, expressions: readonly Expression[]): readonly string[] {
  const conditions = expressions.flatMap((one) => definedWhen(one, names));
  if (conditions.length === 0) return [];
  const all = conditions.length === 1 ? conditions[0]! : `(${conditions.join(' && ')})`;
  return ['if', `:: !${all} -> ${names.crash}()`, ':: else', 'fi;'];
}

export function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
