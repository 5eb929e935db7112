import type { NativeRule, NativeRules } from './rule.ts';
import { grantWake, hearOfOthers } from '../rule/others.ts';
import type { Unknown } from '../value/value.ts';
import { primitiveOf } from './primitive.ts';

function callRule(kind: 'signal' | 'broadcast'): NativeRule {
  return {
    kind: 'stand',
    stand: (_, [receiver], { span }) => {
      const cond = primitiveOf(receiver!);
      return cond === null ? null : { kind, span, cond };
    },
  };
}

export const condNatives: NativeRules<'cond'> = {
  'cond.enqueue': {
    kind: 'stand',
    stand: (_, [receiver], { span, results }) => {
      const cond = primitiveOf(receiver!);
      return cond === null
        ? null
        : { kind: 'cond-enqueue', span, cond, target: results[0] ?? null };
    },
  },
  'cond.await': {
    kind: 'stand',
    stand: (machine, [receiver, ticket], { span }) => {
      const cond = primitiveOf(receiver!);
      if (grantWake(machine, cond ?? (receiver as Unknown))) {
        hearOfOthers(machine);
        return null;
      }
      return cond === null ? null : { kind: 'cond-await', span, cond, ticket: ticket as number };
    },
  },
  'cond.signal': callRule('signal'),
  'cond.broadcast': callRule('broadcast'),
};
