import type { Expression } from '../../expression/expression.ts';
import type { Instruction, WaitGroupIndex } from '../../process/machine.ts';
import { literalValue, printExpression } from '../expressions.ts';
import { bracket, guardDefined, indent, type Place, type Rules } from './rule.ts';

type WaitGroups = Extract<Instruction, { readonly waitgroup: WaitGroupIndex }>;

export const waitGroupRules: Rules<WaitGroups['kind']> = {
  add: {
    print: (place, { waitgroup, amount }) =>
      printAdd(place, place.names.waitgroups[waitgroup]!, amount),
  },
  wait: { print: ({ names }, { waitgroup }) => [`(${names.waitgroups[waitgroup]} == 0);`] },
};

/** The test and the sum are one step, as in Go, where the counter is atomic. */
function printAdd({ names }: Place, counter: string, amount: Expression): readonly string[] {
  const by = printExpression(amount, names);
  const value = literalValue(amount);
  if (value !== null && value >= 0n) return [`${counter} = ${counter} + ${by};`];
  return [
    ...guardDefined(names, [amount]),
    'atomic {',
    ...indent([
      'if',
      `:: (${counter} + ${bracket(by)} < 0) -> ${names.crash}()`,
      `:: else -> ${counter} = ${counter} + ${bracket(by)}`,
      'fi',
    ]),
    '};',
  ];
}
