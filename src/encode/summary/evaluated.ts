import { unreachable } from '../../base/unreachable.ts';
import { and, yes, type Term } from '../../logic/term.ts';
import type { Instruction } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';

/** When executing the instruction divides by zero nowhere. A loop's head evaluates both bounds. */
export function evaluatedAt(context: Context, instruction: Instruction): Term {
  switch (instruction.kind) {
    case 'make-channel':
      return context.defined(context.machine.channels[instruction.channel]!.capacity);
    case 'add':
      return context.defined(instruction.amount);
    case 'branch':
      return context.defined(instruction.condition);
    case 'loop-head': {
      const { from, to } = context.machine.loops[instruction.loop]!;
      return and(context.defined(from), context.defined(to));
    }
    case 'send':
    case 'acknowledged':
    case 'receive':
    case 'wait':
    case 'spawn':
    case 'return':
    case 'jump':
    case 'loop-next':
      return yes;
    default:
      return unreachable(instruction);
  }
}
