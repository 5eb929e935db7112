import { evaluateTerm } from '../logic/evaluate-term.ts';
import type { Sort } from '../expression/sort.ts';
import { parseFormula } from './formula/parse-formula.ts';
import type { GoProgram } from './go/read-go.ts';

export function integersOf({ program, entry }: GoProgram): readonly string[] {
  const { parameters, locals } = program.plain.functions[entry.function]!;
  return parameters.flatMap((local) => {
    const { name, type } = locals[local]!;
    return name !== null && program.types.shape(type).kind === 'integer' ? [name] : [];
  });
}

export function namesOf({ program, entry }: GoProgram): readonly string[] {
  const { parameters, locals } = program.plain.functions[entry.function]!;
  return parameters.map((local) => locals[local]!.name ?? '_');
}

/** The same value for each parameter; null where the condition excludes that, or asks for something else. */
export function valuesUnder(
  when: string,
  names: readonly string[],
  value: bigint,
): Readonly<Record<string, string>> | null {
  const sorts = new Map(names.map((name): [string, Sort] => [name, 'int']));
  const wanted = parseFormula(when, sorts, 'bool');
  const values = new Map(names.map((name) => [name, value]));
  if (!wanted.ok || evaluateTerm(wanted.term, values) !== true) return null;
  return Object.fromEntries(names.map((name) => [name, String(value)]));
}
