import * as t from '../../../logic/term.ts';
import type { OnceLabel } from '../../../process/graph/label.ts';
import type { Rules } from './rule.ts';

const nothing = () => [];

export const onceRules: Rules<OnceLabel> = {
  'once-first': {
    enabled: (model, _, { once }) => t.equal(model.onceStarted(once), t.zero),
    guard: (model, _, { once }) => t.equal(model.onceStarted(once), t.zero),
    crashes: nothing,
  },
  'once-done': { enabled: () => null, guard: () => t.yes, crashes: nothing },
  'once-later': {
    enabled: (model, _, { once }) => t.compare(model.onceDone(once), '>', t.zero),
    guard: (model, _, { once }) => t.compare(model.onceDone(once), '>', t.zero),
    crashes: nothing,
  },
};
