import type { NativeRules } from './rule.ts';
import { grantAdded, grantZero } from '../rule/others.ts';
import type { Unknown } from '../value/value.ts';
import { primitiveOf } from './primitive.ts';

export const waitGroupNatives: NativeRules<'waitgroup'> = {
  'waitgroup.add': {
    kind: 'stand',
    stand: (machine, [receiver, delta], { span }) => {
      const waitgroup = primitiveOf(receiver!);
      const amount = Number(machine.concrete(delta!));
      if (waitgroup !== null) return { kind: 'add', span, waitgroup, amount };
      if (amount < 0) grantAdded(machine, receiver as Unknown);
      return null;
    },
  },
  'waitgroup.wait': {
    kind: 'stand',
    stand: (machine, [receiver], { span }) => {
      const waitgroup = primitiveOf(receiver!);
      grantZero(machine, waitgroup ?? (receiver as Unknown));
      return waitgroup === null ? null : { kind: 'wait', span, waitgroup };
    },
  },
};
