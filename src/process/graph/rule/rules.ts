import type { ExtendedStatement } from '../../../virgo/extended/ast.ts';
import { channelRules } from './channel.ts';
import { contextRules } from './context.ts';
import { controlRules } from './control.ts';
import { lockRules } from './lock.ts';
import { onceRules } from './once.ts';
import type { Cutter, Rule, Rules, Way } from './rule.ts';
import { selectRules } from './select.ts';
import { waitGroupRules } from './waitgroup.ts';

const rules: Rules<ExtendedStatement['kind']> = {
  ...channelRules,
  ...waitGroupRules,
  ...lockRules,
  ...onceRules,
  ...contextRules,
  ...selectRules,
  ...controlRules,
};

/** The table has a rule for each kind, which takes just that kind; here TypeScript loses sight of it. */
function ruleOf({ kind }: ExtendedStatement): Rule<ExtendedStatement> | null {
  return rules[kind];
}

export function hasEdges(statement: ExtendedStatement): boolean {
  const rule = ruleOf(statement);
  return rule !== null && (rule.hasEdges?.(statement) ?? true);
}

export function cutStatement(cutter: Cutter, statement: ExtendedStatement, way: Way): void {
  const rule = ruleOf(statement);
  if (rule === null) throw new Error(`${statement.kind} has no edges`);
  rule.cut(cutter, statement, way);
}
