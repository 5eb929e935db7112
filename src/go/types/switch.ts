import type { GoExpression, GoStatement } from '../syntax/node.ts';
import { assignValue } from './assign-value.ts';
import { basics } from './basic.ts';
import { within, type Checker } from './checker.ts';
import { checkComparison } from './comparison.ts';
import { constantKey } from './composite.ts';
import { booleanValue } from './constants.ts';
import { value } from './evaluate.ts';
import { identical } from './identical.ts';
import { constantOperand, isNil, isVague, unknownOperand, type Operand } from './operand.ts';
import { hasNil, isComparable } from './predicates.ts';
import { expressionText, fail, operandText, typeText } from './report.ts';
import { innerScope } from './scopes.ts';
import type { StatementContext } from './statement-context.ts';
import type { StatementRules } from './statement-rules.ts';
import { matchTypes } from './untyped.ts';
import type { Type } from './type.ts';

type SwitchStatement = GoStatement & { readonly kind: 'switch' };

export function checkSwitch(
  c: Checker,
  s: SwitchStatement,
  context: StatementContext,
  rules: StatementRules,
): void {
  const scope = innerScope(c, s);
  within(c, { scope }, () => {
    if (s.initializer !== null) rules.statement(c, s.initializer, context);
    const tag = tagOf(c, s);
    checkDefaults(c, s.cases);
    const seen = new Map<string, { readonly type: Type }[]>();
    for (const [index, clause] of s.cases.entries()) {
      for (const one of clause.values) checkCase(c, tag, one, seen);
      const inner = innerScope(c, clause);
      const isLast = index === s.cases.length - 1;
      within(c, { scope: inner }, () =>
        rules.statements(c, clause.body.statements, {
          canBreak: true,
          canContinue: context.canContinue,
          fallthrough: isLast ? 'last' : 'ok',
        }),
      );
    }
  });
}

function tagOf(c: Checker, s: SwitchStatement): Operand {
  if (s.value === null) {
    const at = { start: s.bodySpan.start, end: s.bodySpan.start };
    const syntax: GoExpression = { kind: 'name', name: 'true', span: at };
    return constantOperand(syntax, basics.bool, booleanValue(true));
  }
  const x = assignValue(c, value(c, s.value), null, 'switch expression');
  if (isVague(x)) return x;
  if (!isComparable(x.type, true) && !hasNil(x.type)) {
    fail(c, s.value.span, 'go-switch-on', { operand: operandText(c, x) });
    return unknownOperand(s.value);
  }
  return x;
}

export function checkDefaults(
  c: Checker,
  clauses: readonly { readonly isDefault: boolean; readonly span: GoStatement['span'] }[],
): void {
  const defaults = clauses.filter(({ isDefault }) => isDefault);
  for (const clause of defaults.slice(1)) fail(c, clause.span, 'go-several-defaults', {});
}

function checkCase(
  c: Checker,
  tag: Operand,
  e: GoExpression,
  seen: Map<string, { readonly type: Type }[]>,
): void {
  const own = value(c, e);
  if (isVague(own) || isVague(tag)) return;
  const matched = matchTypes(c, own, tag);
  if (matched === null) {
    const cause = `mismatched types ${typeText(c, own.type)} and ${typeText(c, tag.type)}`;
    const given = { case: expressionText(c, e), tag: expressionText(c, tag.expression), cause };
    return fail(c, e.span, 'go-invalid-case', given);
  }
  const [x, y] = matched;
  if (checkComparison(c, '==', x, y, null, true) === null) return;
  if (x.mode !== 'constant' || x.value === null || isNil(x)) return;
  const key = constantKey(x.value);
  if (key === null || x.value.kind === 'boolean') return;
  const known = seen.get(key) ?? [];
  if (known.some(({ type }) => identical(type, x.type)))
    fail(c, e.span, 'go-duplicate-case', { operand: operandText(c, x) });
  else seen.set(key, [...known, { type: x.type }]);
}
