import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import type { LockLabel } from '../../../process/graph/label.ts';
import type { CountingModel } from '../model.ts';
import type { Rules } from './rule.ts';

function isFree(model: CountingModel, lock: number): Term {
  return t.equal(model.held(lock), t.zero);
}

const nothing = () => [];

export const lockRules: Rules<LockLabel> = {
  lock: {
    enabled: (model, _, { lock }) => isFree(model, lock),
    guard: (model, _, { lock }) => isFree(model, lock),
    crashes: nothing,
  },
  drain: {
    enabled: (model, _, { lock }) => t.equal(model.readers(lock), t.zero),
    guard: (model, _, { lock }) => t.equal(model.readers(lock), t.zero),
    crashes: nothing,
  },
  unlock: {
    enabled: () => null,
    guard: (model, _, { lock }) => t.compare(model.drained(lock), '>', t.zero),
    crashes: (model, _, { lock }) => [
      {
        words: `an Unlock of ${model.graph.locks[lock]!.name} when it is not locked`,
        when: t.compare(model.drained(lock), '<=', t.zero),
      },
    ],
  },
  'read-lock': {
    enabled: (model, _, { lock }) => isFree(model, lock),
    guard: (model, _, { lock }) => isFree(model, lock),
    crashes: nothing,
  },
  'read-unlock': {
    enabled: () => null,
    guard: (model, _, { lock }) => t.compare(model.readers(lock), '>', t.zero),
    crashes: (model, _, { lock }) => [
      {
        words: `an RUnlock of ${model.graph.locks[lock]!.name} when nobody reads`,
        when: t.compare(model.readers(lock), '<=', t.zero),
      },
    ],
  },
};
