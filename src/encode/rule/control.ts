import * as t from '../../logic/term.ts';
import { isCounted, type Instruction, type ProcessIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import { arm, type Arm, type Rules } from './rule.ts';

type Controls = Exclude<Instruction, { readonly channel: number } | { readonly waitgroup: number }>;

export const controlRules: Rules<Controls['kind']> = {
  spawn: {
    blocks: false,
    arms: (context, { process, next }) => [arm('spawns', next, t.yes, birth(context, process))],
  },
  return: {
    blocks: false,
    arms: (_, { target }) => [arm('returns', target)],
  },
  branch: {
    blocks: false,
    defined: (context, { condition }) => context.defined(condition),
    arms(context, { condition, then, otherwise }) {
      const guard = context.term(condition);
      return [
        arm('takes the true branch', then, guard),
        arm('takes the else branch', otherwise, t.not(guard)),
      ];
    },
  },
  jump: {
    blocks: false,
    arms: (_, { target }) => [arm('leaves the true branch', target)],
  },
  'loop-head': {
    blocks: false,
    /** It evaluates both bounds. */
    defined(context, { loop }) {
      const { from, to } = context.machine.loops[loop]!;
      return t.and(context.defined(from), context.defined(to));
    },
    arms(context, { loop, body, exit }) {
      const more = t.compare(context.loopVariable(loop), '<', context.loopTo(loop));
      return [
        arm('begins an iteration of its loop', body, more),
        arm('leaves its loop', exit, t.not(more)),
      ];
    },
  },
  'loop-next': {
    blocks: false,
    arms(context, { loop, head }) {
      const next = t.add(context.loopVariable(loop), t.one);
      const updates = new Map([[context.names.loops[loop]!, next]]);
      return [arm('ends an iteration of its loop', head, t.yes, updates)];
    },
  },
};

function birth(context: Context, process: ProcessIndex): Arm['updates'] {
  const name = context.names.counters[process]![0]!;
  const first = context.instances(process)[0]!;
  return new Map([[name, isCounted(context.machine, process) ? t.add(first, t.one) : t.zero]]);
}
