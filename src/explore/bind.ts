import type { Instruction, Machine } from '../process/machine.ts';
import type { Expression } from '../expression/expression.ts';
import { evaluate, undefinedValue } from '../expression/evaluate.ts';
import type { Valuation } from '../expression/evaluate.ts';
import { largest, type BoundLoop, type BoundMachine } from './bound-machine.ts';
import { toInstances } from './instances.ts';
import type { Binding } from './rule/rule.ts';
import { instructionRule } from './rule/rules.ts';

export function bindMachine(given: Machine, valuation: Valuation): BoundMachine {
  const integer = (expression: Expression): bigint | null => {
    const value = evaluate(expression, valuation);
    return value === undefinedValue ? null : (value as bigint);
  };
  const loops = given.loops.map(({ from, to }): BoundLoop => {
    const first = integer(from);
    const bound = integer(to);
    if (first === null || bound === null) return { from: first, iterations: 0 };
    // A run of 2^31 iterations is longer than any limit, so that cutting the number off changes nothing.
    return { from: first, iterations: clamp(bound > first ? bound - first : 0n) };
  });
  const { machine, families, tooMany } = toInstances(given, (loop) => loops[loop]!.iterations);
  const bind = (binding: Binding, instruction: Instruction) =>
    instructionRule(instruction).bind(binding, instruction);
  const processes = machine.processes.map(({ points }) =>
    points.map(({ instruction, loop }) => bind({ machine, valuation, loop, tooMany }, instruction)),
  );
  const capacities = machine.channels.map(({ capacity }) => {
    const value = integer(capacity);
    return value === null || value < 0n ? 0 : clamp(value);
  });
  const named = {
    processes: machine.processes.map(({ name }, id) => ({ id, name })),
    channels: machine.channels.map(({ name }, index) => ({ id: `c${index}`, name })),
    waitgroups: machine.waitgroups.map(({ name }, index) => ({ id: `w${index}`, name })),
  };
  return { machine, families, valuation, capacities, loops, processes, named };
}

function clamp(value: bigint): number {
  return value > BigInt(largest) ? largest : Number(value);
}
