import type { NativeRule } from './rule.ts';
import { primitiveOf } from './primitive.ts';

export const waitGroupNatives: Readonly<Record<string, NativeRule>> = {
  'waitgroup.add': {
    kind: 'stand',
    stand: (machine, [receiver, delta], { span }) => {
      const waitgroup = primitiveOf(receiver!);
      const amount = Number(machine.concrete(delta!));
      return waitgroup === null ? null : { kind: 'add', span, waitgroup, amount };
    },
  },
  'waitgroup.wait': {
    kind: 'stand',
    stand: (_, [receiver], { span }) => {
      const waitgroup = primitiveOf(receiver!);
      return waitgroup === null ? null : { kind: 'wait', span, waitgroup };
    },
  },
};
