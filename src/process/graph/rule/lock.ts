import type { LockOperation } from '../../../virgo/extended/ast.ts';
import { oneEdge, type Rule, type Rules } from './rule.ts';

const oneStep: Rule<LockOperation> = {
  cut(cutter, statement, way) {
    const lock = cutter.resources.find('locks', statement.lock);
    oneEdge(cutter, statement, way, { kind: statement.kind, lock });
  },
};

/** A writer of an RWMutex announces itself, then waits for the readers. */
const twoSteps: Rule<LockOperation> = {
  cut({ builder, resources }, statement, { from, to, around }) {
    const lock = resources.find('locks', statement.lock);
    const announced = builder.point(around.class, statement.span);
    builder.edge(from, announced, { kind: 'lock', lock }, statement);
    builder.edge(announced, to, { kind: 'drain', lock }, statement);
  },
};

export const lockRules: Rules<
  'mutex' | 'rwmutex' | 'lock' | 'unlock' | 'read-lock' | 'read-unlock'
> = {
  mutex: null,
  rwmutex: null,
  lock: {
    cut(cutter, statement, way) {
      const { locks } = cutter.resources;
      const { kind } = locks[cutter.resources.find('locks', statement.lock)]!;
      (kind === 'mutex' ? oneStep : twoSteps).cut(cutter, statement, way);
    },
  },
  unlock: oneStep,
  'read-lock': oneStep,
  'read-unlock': oneStep,
};
