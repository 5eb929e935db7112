import type { NativeRule } from './rule.ts';
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

export const condNatives: Readonly<Record<string, NativeRule>> = {
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
    stand: (_, [receiver, ticket], { span }) => {
      const cond = primitiveOf(receiver!);
      return cond === null ? null : { kind: 'cond-await', span, cond, ticket: ticket as number };
    },
  },
  'cond.signal': callRule('signal'),
  'cond.broadcast': callRule('broadcast'),
};
