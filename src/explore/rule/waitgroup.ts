import type { Instruction, WaitGroupIndex } from '../../process/machine.ts';
import { printExpressionText } from '../../virgo/print.ts';
import { largest } from '../bound-machine.ts';
import type { WaitGroupOp } from '../op.ts';
import {
  blocked,
  divides,
  goTo,
  integerAt,
  only,
  type InstructionRules,
  type OpRules,
} from './rule.ts';

type WaitGroups = Extract<Instruction, { readonly waitgroup: WaitGroupIndex }>;

export const waitGroupInstructions: InstructionRules<WaitGroups['kind']> = {
  add: {
    bind(binding, { waitgroup, amount, next }) {
      const value = integerAt(binding, amount);
      if (value === null) return divides('add');
      const fits = value <= BigInt(largest) && value >= -BigInt(largest);
      return fits
        ? { kind: 'add', waitgroup, amount: Number(value), next }
        : { kind: 'too-large', action: 'add', value };
    },
    intent: ({ bound }, { waitgroup, amount }) =>
      `add ${printExpressionText(amount)} to ${bound.named.waitgroups[waitgroup]!.name}`,
  },
  wait: {
    bind: (_, instruction) => instruction,
    intent: ({ bound }, { waitgroup }) =>
      `get past ${bound.named.waitgroups[waitgroup]!.name}.Wait()`,
  },
};

export const waitGroupOps: OpRules<WaitGroupOp['kind']> = {
  add: {
    standing: ({ process }) => only(process, 'add'),
    step({ bound, state, process }, { waitgroup, amount, next }) {
      const counter = state.counters[waitgroup]! + amount;
      if (counter < 0) return { kind: 'crashed', cause: { kind: 'negative-counter', counter } };
      if (counter > largest) return { kind: 'too-large', value: BigInt(counter) };
      return {
        kind: 'moved',
        state: {
          ...goTo(state, process, next),
          counters: state.counters.with(waitgroup, counter),
        },
        what: { kind: 'add', waitgroup: bound.named.waitgroups[waitgroup]!, amount, counter },
      };
    },
  },
  wait: {
    standing({ bound, state, process }, { waitgroup }) {
      const counter = state.counters[waitgroup]!;
      if (counter === 0) return only(process, 'wait');
      const named = bound.named.waitgroups[waitgroup]!;
      return blocked({ kind: 'counter-not-zero', waitgroup: named, counter });
    },
    step: ({ bound, state, process }, { waitgroup, next }) => ({
      kind: 'moved',
      state: goTo(state, process, next),
      what: { kind: 'wait', waitgroup: bound.named.waitgroups[waitgroup]! },
    }),
  },
};
