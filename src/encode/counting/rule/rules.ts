import type { Term } from '../../../logic/term.ts';
import type { Edge } from '../../../process/graph/graph.ts';
import type { EdgeLabel } from '../../../process/graph/label.ts';
import type { CountingModel } from '../model.ts';
import { channelRules, contextRules } from './channel.ts';
import { controlRules } from './control.ts';
import { lockRules } from './lock.ts';
import { onceRules } from './once.ts';
import type { CrashCondition, Rule, Rules } from './rule.ts';
import { waitgroupRules } from './waitgroup.ts';

const rules: Rules<EdgeLabel> = {
  ...channelRules,
  ...contextRules,
  ...waitgroupRules,
  ...lockRules,
  ...onceRules,
  ...controlRules,
};

/** The table gives each kind the rule for its own labels. */
function ruleOf(label: EdgeLabel): Rule<EdgeLabel> {
  return rules[label.kind] as Rule<EdgeLabel>;
}

export function enabled(model: CountingModel, edge: Edge): Term | null {
  return ruleOf(edge.label).enabled(model, edge, edge.label);
}

export function guard(model: CountingModel, edge: Edge): Term | null {
  return ruleOf(edge.label).guard(model, edge, edge.label);
}

export function crashes(model: CountingModel, edge: Edge): readonly CrashCondition[] {
  return ruleOf(edge.label).crashes(model, edge, edge.label);
}
