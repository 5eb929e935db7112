import type { Machine, Process } from '../process/machine.ts';
import type { Valuation } from '../expression/evaluate.ts';
import { subexpressions } from '../expression/walk.ts';
import type { Expression } from '../expression/expression.ts';
import { definedWhen, literalValue, printExpression } from './expressions.ts';
import { toNames } from './names.ts';
import type { Names } from './names.ts';
import { observer } from './observer.ts';
import { printBody } from './statements.ts';

/**
 * The machine as a model for Spin, under the person's own names. Parameters are macros: the values
 * given here, or others on Spin's command line. A null valuation makes them 1 and true.
 */
export function printPromela(machine: Machine, valuation: Valuation | null): string {
  const names = toNames(machine);
  const crashes = mayCrash(machine);
  return [
    header(machine, crashes),
    ...printParameters(machine, names, valuation),
    ...machine.channels.flatMap((_, channel) => printChannel(machine, names, channel)),
    ...names.waitgroups.map((name) => `int ${name} = 0;`),
    ...(crashes ? crashLines(names) : []),
    ...observer(crashes ? names.crashed : null),
    ...machine.processes.flatMap((process) => printProcess(machine, names, process, crashes)),
    '',
  ].join('\n');
}

function header(machine: Machine, crashes: boolean): string {
  const values = machine.parameters.length === 0 ? '' : `, other values with -Dname=value`;
  return `/* spin -a model.pml && cc -O2 -DSAFETY -o pan pan.c && ./pan
   A stuck run is an "invalid end state"${crashes ? ', a crash a violated assertion' : ''}${values}. */`;
}

function printParameters(
  { parameters }: Machine,
  names: Names,
  valuation: Valuation | null,
): readonly string[] {
  return parameters.flatMap(({ name, sort }) => {
    const value = valuation?.get(name) ?? (sort === 'bool' ? true : 1n);
    const shown =
      typeof value === 'boolean' ? (value ? '1' : '0') : value < 0n ? `(${value})` : value;
    const macro = names.parameters.get(name)!;
    const original = macro === name ? '' : `  /* ${name.replaceAll('*/', '* /')} */`;
    return [`#ifndef ${macro}`, `#define ${macro} ${shown}${original}`, '#endif'];
  });
}

/** A channel is made before the run; its declaration in the run only checks the capacity. */
function printChannel(machine: Machine, names: Names, channel: number): readonly string[] {
  const { capacity } = machine.channels[channel]!;
  const name = names.channels[channel]!;
  const value = literalValue(capacity);
  if (value !== null && value >= 0n) return [`chan ${name} = [${value}] of { bit };`];
  const room = names.rooms[channel]!;
  const conditions = [...definedWhen(capacity, names), `${room} >= 0`];
  return [
    `#define ${room} (${printExpression(capacity, names)})`,
    `#if ${conditions.join(' && ')}`,
    `chan ${name} = [${room}] of { bit };`,
    '#else',
    `chan ${name} = [0] of { bit };  /* never used: its declaration crashes */`,
    '#endif',
  ];
}

/** A crash ends the run: everybody is disabled from then on. */
function crashLines({ crashed, crash }: Names): readonly string[] {
  return [
    `bool ${crashed} = false;`,
    `inline ${crash}() { d_step { ${crashed} = true; assert(!${crashed}) } }`,
  ];
}

function printProcess(
  machine: Machine,
  names: Names,
  process: Process,
  crashes: boolean,
): readonly string[] {
  const kind = process.index === 0 ? 'active proctype' : 'proctype';
  const provided = crashes ? ` provided (!${names.crashed})` : '';
  const variables = machine.loops.flatMap((loop, index) =>
    loop.process === process.index ? [`  int ${names.loops[index]};`] : [],
  );
  return [
    '',
    `${kind} ${names.processes[process.index]}()${provided} {`,
    ...variables,
    ...printBody(machine, names, process),
    '}',
  ];
}

/** Whether some operation could crash at some valuation, as far as is plain to see. */
function mayCrash({ channels, loops, processes }: Machine): boolean {
  const instructions = processes.flatMap(({ points }) => points.map((one) => one.instruction));
  const read = [
    ...channels.map(({ capacity }) => capacity),
    ...loops.flatMap(({ from, to }) => [from, to]),
    ...instructions.flatMap((one) => {
      if (one.kind === 'branch') return [one.condition];
      return one.kind === 'add' ? [one.amount] : [];
    }),
  ];
  const divides = read.flatMap((one) => subexpressions(one)).some(isDivision);
  const negative = (value: bigint | null): boolean => value === null || value < 0n;
  return (
    divides ||
    channels.some(({ capacity }) => negative(literalValue(capacity))) ||
    instructions.some((one) => one.kind === 'add' && negative(literalValue(one.amount)))
  );
}

const isDivision = (one: Expression): boolean => one.kind === 'binary' && one.operator === '/';
