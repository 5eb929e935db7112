import * as t from '../../../logic/term.ts';
import type { Term } from '../../../logic/term.ts';
import type { WaitGroupLabel } from '../../../process/graph/label.ts';
import type { CountingModel } from '../model.ts';
import type { CrashCondition, Rules } from './rule.ts';

type AddLabel = Exclude<WaitGroupLabel, { readonly kind: 'wait' }>;

/** The counter after the Add. */
function after(model: CountingModel, { waitgroup, amount }: AddLabel): Term {
  return t.add(model.count(waitgroup), model.term(amount));
}

function defined(model: CountingModel, { amount }: AddLabel): Term {
  return model.definedness(amount);
}

function addCrashes(model: CountingModel, label: AddLabel): readonly CrashCondition[] {
  const { name } = model.graph.waitgroups[label.waitgroup]!;
  const isDefined = defined(model, label);
  return [
    { words: 'a division by zero', when: t.not(isDefined) },
    {
      words: `a negative counter of ${name}`,
      when: t.compare(after(model, label), '<', t.zero),
    },
  ];
}

export const waitgroupRules: Rules<WaitGroupLabel> = {
  add: {
    enabled: () => null,
    guard: (model, _, label) =>
      t.and(defined(model, label), t.compare(after(model, label), '>=', t.zero)),
    crashes: (model, _, label) => addCrashes(model, label),
  },
  wait: {
    enabled: (model, _, { waitgroup }) => t.equal(model.count(waitgroup), t.zero),
    guard: (model, _, { waitgroup }) => t.equal(model.count(waitgroup), t.zero),
    crashes: () => [],
  },
  'count-zero': {
    enabled: () => null,
    guard: (model, _, label) => t.and(defined(model, label), t.equal(after(model, label), t.zero)),
    crashes: (model, _, label) => addCrashes(model, label),
  },
  // Its twin reports the crashes of both.
  'count-more': {
    enabled: () => null,
    guard: (model, _, label) =>
      t.and(defined(model, label), t.compare(after(model, label), '>', t.zero)),
    crashes: () => [],
  },
};
