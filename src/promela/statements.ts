import { unreachable } from '../base/unreachable.ts';
import type { Expression } from '../expression/expression.ts';
import type { Instruction, LoopIndex, Machine, PointIndex, Process } from '../process/machine.ts';
import { definedWhen, literalValue, printExpression } from './expressions.ts';
import type { Names } from './names.ts';

/** The label behind the last statement, for `return`. */
const done = 'done';

/** The statements of a process, indented; its points nest as the program did. */
export function printBody(machine: Machine, names: Names, process: Process): readonly string[] {
  const body = printPoints({ machine, names, process }, 0, process.termination);
  const returns = process.points.some(({ instruction }) => instruction.kind === 'return');
  const all = returns ? [...body, `${done}: skip`] : body;
  return indent(all.length === 0 ? ['skip'] : all);
}

interface Place {
  readonly machine: Machine;
  readonly names: Names;
  readonly process: Process;
}

function printPoints(place: Place, from: PointIndex, to: PointIndex): readonly string[] {
  const lines: string[] = [];
  for (let point = from; point < to;) {
    const { instruction } = place.process.points[point]!;
    lines.push(...printInstruction(place, instruction));
    point = after(place, instruction, point);
  }
  return lines;
}

/** A structured statement covers the points up to its exit. */
function after({ machine }: Place, instruction: Instruction, point: PointIndex): PointIndex {
  switch (instruction.kind) {
    case 'branch':
      return instruction.exit;
    case 'loop-head':
      return machine.loops[instruction.loop]!.exit;
    case 'make-channel':
    case 'send':
    case 'acknowledged':
    case 'receive':
    case 'add':
    case 'wait':
    case 'spawn':
    case 'return':
    case 'jump':
    case 'loop-next':
      return point + 1;
    default:
      return unreachable(instruction);
  }
}

function printInstruction(place: Place, instruction: Instruction): readonly string[] {
  const { names } = place;
  switch (instruction.kind) {
    case 'make-channel':
      return printMake(place, instruction.channel);
    case 'send':
      return [`${names.channels[instruction.channel]}!1;`];
    case 'acknowledged':
      // Promela's own rendezvous is one step for both sides.
      return [];
    case 'receive':
      return [`${names.channels[instruction.channel]}?_;`];
    case 'add':
      return printAdd(place, names.waitgroups[instruction.waitgroup]!, instruction.amount);
    case 'wait':
      return [`(${names.waitgroups[instruction.waitgroup]} == 0);`];
    case 'spawn':
      return [`run ${names.processes[instruction.process]}();`];
    case 'return':
      return [`goto ${done};`];
    case 'branch': {
      const { condition, then, otherwise, jump, exit } = instruction;
      return [
        ...guardDefined(names, [condition]),
        'if',
        ...option(printExpression(condition, names), printPoints(place, then, jump)),
        ...option('else', printPoints(place, otherwise, exit)),
        'fi;',
      ];
    }
    case 'loop-head':
      return printLoop(place, instruction.loop);
    case 'jump':
    case 'loop-next':
      return [];
    default:
      return unreachable(instruction);
  }
}

function printMake({ machine, names }: Place, channel: number): readonly string[] {
  const { capacity } = machine.channels[channel]!;
  const value = literalValue(capacity);
  if (value !== null && value >= 0n) return [];
  return [
    ...guardDefined(names, [capacity]),
    'if',
    `:: (${names.rooms[channel]} < 0) -> ${names.crash}()`,
    ':: else',
    'fi;',
  ];
}

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

function printLoop(place: Place, loop: LoopIndex): readonly string[] {
  const { machine, names } = place;
  const { from, to, head, increment } = machine.loops[loop]!;
  const variable = names.loops[loop]!;
  return [
    ...guardDefined(names, [from, to]),
    `${variable} = ${printExpression(from, names)};`,
    'do',
    ...option(`${variable} < ${bracket(printExpression(to, names))}`, [
      ...printPoints(place, head + 1, increment),
      `${variable} = ${variable} + 1`,
    ]),
    ':: else -> break',
    'od;',
  ];
}

function bracket(text: string): string {
  return /^[\w]+$/.test(text) ? text : `(${text})`;
}

function guardDefined(names: Names, expressions: readonly Expression[]): readonly string[] {
  const conditions = expressions.flatMap((one) => definedWhen(one, names));
  if (conditions.length === 0) return [];
  const all = conditions.length === 1 ? conditions[0]! : `(${conditions.join(' && ')})`;
  return ['if', `:: !${all} -> ${names.crash}()`, ':: else', 'fi;'];
}

function option(guard: string, statements: readonly string[]): readonly string[] {
  const shown = guard === 'else' ? guard : `(${guard})`;
  return statements.length === 0
    ? [`:: ${shown} -> skip`]
    : [`:: ${shown} ->`, ...indent(statements)];
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
