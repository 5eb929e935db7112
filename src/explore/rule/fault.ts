import type { FaultOp } from '../op.ts';
import { only, type OpRules } from './rule.ts';

export const faultOps: OpRules<FaultOp['kind']> = {
  crash: {
    standing: ({ process }, { action }) => only(process, action),
    step: (_, { cause }) => ({ kind: 'crashed', cause }),
  },
  'too-large': {
    standing: ({ process }, { action }) => only(process, action),
    step: (_, { value }) => ({ kind: 'too-large', value }),
  },
};
