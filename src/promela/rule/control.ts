import type { Instruction, LoopIndex } from '../../process/machine.ts';
import { printExpression } from '../expressions.ts';
import { bracket, done, guardDefined, indent, type Place, type Rules } from './rule.ts';

type Controls = Exclude<Instruction, { readonly channel: number } | { readonly waitgroup: number }>;

export const controlRules: Rules<Controls['kind']> = {
  spawn: { print: ({ names }, { process }) => [`run ${names.processes[process]}();`] },
  return: { print: () => [`goto ${done};`] },
  branch: {
    print: ({ names, block }, { condition, then, otherwise, jump, exit }) => [
      ...guardDefined(names, [condition]),
      'if',
      ...option(printExpression(condition, names), block(then, jump)),
      ...option('else', block(otherwise, exit)),
      'fi;',
    ],
    exit: (_, { exit }) => exit,
  },
  jump: { print: () => [] },
  'loop-head': {
    print: (place, { loop }) => printLoop(place, loop),
    exit: ({ machine }, { loop }) => machine.loops[loop]!.exit,
  },
  'loop-next': { print: () => [] },
};

function printLoop({ machine, names, block }: Place, loop: LoopIndex): readonly string[] {
  const { from, to, head, increment } = machine.loops[loop]!;
  const variable = names.loops[loop]!;
  return [
    ...guardDefined(names, [from, to]),
    `${variable} = ${printExpression(from, names)};`,
    'do',
    ...option(`${variable} < ${bracket(printExpression(to, names))}`, [
      ...block(head + 1, increment),
      `${variable} = ${variable} + 1`,
    ]),
    ':: else -> break',
    'od;',
  ];
}

function option(guard: string, statements: readonly string[]): readonly string[] {
  const shown = guard === 'else' ? guard : `(${guard})`;
  return statements.length === 0
    ? [`:: ${shown} -> skip`]
    : [`:: ${shown} ->`, ...indent(statements)];
}
