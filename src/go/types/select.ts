import type { GoExpression, GoStatement } from '../syntax/node.ts';
import { within, type Checker } from './checker.ts';
import { fail } from './report.ts';
import { innerScope } from './scopes.ts';
import type { StatementContext } from './statement-context.ts';
import type { StatementRules } from './statement-rules.ts';
import { defaultSpan } from './switch.ts';
import { unparenthesized } from './unary.ts';

type SelectStatement = GoStatement & { readonly kind: 'select' };

export function checkSelect(
  c: Checker,
  s: SelectStatement,
  context: StatementContext,
  rules: StatementRules,
): void {
  const defaults = s.cases.filter(({ communication }) => communication === null);
  for (const clause of defaults.slice(1)) fail(c, defaultSpan(clause), 'go-several-defaults', {});
  for (const clause of s.cases) {
    const { communication } = clause;
    if (communication !== null && !communicates(communication)) {
      fail(c, communication.span, 'go-select-case', {});
      continue;
    }
    const scope = innerScope(c, clause);
    const own: StatementContext = {
      ...{ canBreak: true, canContinue: context.canContinue },
      fallthrough: 'none',
    };
    within(c, { scope }, () => {
      if (communication !== null) rules.statement(c, communication, own);
      rules.statements(c, clause.body.statements, own);
    });
  }
}

function communicates(statement: GoStatement): boolean {
  const isReceive = (e: GoExpression | undefined): boolean => {
    const inner = e === undefined ? null : unparenthesized(e);
    return inner?.kind === 'unary' && inner.operator === '<-';
  };
  if (statement.kind === 'send' || statement.kind === 'bad') return true;
  if (statement.kind === 'expression')
    return isReceive(statement.expression) || statement.expression.kind === 'bad';
  if (statement.kind === 'assign' || statement.kind === 'define')
    return statement.right.length === 1 && isReceive(statement.right[0]);
  return false;
}
