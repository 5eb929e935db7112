import type { GoExpression, SwitchCase, TypeSwitchStatement } from '../syntax/node.ts';
import { whyImpossible } from './assertion.ts';
import { basics } from './basic.ts';
import { within, type Checker } from './checker.ts';
import { value } from './evaluate.ts';
import { surelyIdentical } from './identical.ts';
import { underlyingOf } from './named.ts';
import { newVariable } from './objects.ts';
import { isVague, type Operand } from './operand.ts';
import { isInterface } from './predicates.ts';
import { recordType } from './record.ts';
import { expressionText, fail, operandText } from './report.ts';
import { declareName, findName, innerScope } from './scopes.ts';
import type { StatementContext } from './statement-context.ts';
import type { StatementRules } from './statement-rules.ts';
import { checkDefaults } from './switch.ts';
import type { Type, VariableObject } from './type.ts';

export function checkTypeSwitch(
  c: Checker,
  s: TypeSwitchStatement,
  context: StatementContext,
  rules: StatementRules,
): void {
  const scope = innerScope(c, s);
  within(c, { scope }, () => {
    if (s.initializer !== null) rules.statement(c, s.initializer, context);
    if (s.alias?.name === '_') fail(c, s.alias.span, 'go-no-new-variables', {});
    const x = value(c, s.value);
    if (!isVague(x) && !isInterface(x.type))
      fail(c, s.value.span, 'go-not-an-interface', { operand: operandText(c, x) });
    checkDefaults(c, s.cases);
    const aliases = checkClauses(c, s, x, context, rules);
    if (s.alias === null || s.alias.name === '_') return;
    if (!aliases.some((one) => c.used.has(one)))
      fail(c, s.alias.span, 'go-unused-variable', { name: s.alias.name });
  });
}

function checkClauses(
  c: Checker,
  s: TypeSwitchStatement,
  x: Operand,
  context: StatementContext,
  rules: StatementRules,
): readonly VariableObject[] {
  const seen: { readonly type: Type | 'nil'; readonly e: GoExpression }[] = [];
  const aliases: VariableObject[] = [];
  for (const clause of s.cases) {
    const types = clause.values.map((e) => caseType(c, x, e));
    types.forEach((type, index) => {
      const e = clause.values[index]!;
      if (type === null) return;
      const isKnown = seen.some((one) =>
        one.type === 'nil' || type === 'nil' ? one.type === type : surelyIdentical(one.type, type),
      );
      if (isKnown) fail(c, e.span, 'go-duplicate-type-case', { text: expressionText(c, e) });
      else seen.push({ type, e });
    });
    const inner = innerScope(c, clause);
    within(c, { scope: inner }, () => {
      if (s.alias !== null && s.alias.name !== '_')
        aliases.push(declareAlias(c, s, clause, types, x));
      const own = { canBreak: true, canContinue: context.canContinue } as const;
      rules.statements(c, clause.body.statements, { ...own, fallthrough: 'type-switch' });
    });
  }
  return aliases;
}

/** null where it is at fault. */
function caseType(c: Checker, x: Operand, e: GoExpression): Type | 'nil' | null {
  if (e.kind === 'name' && e.name === 'nil') {
    const entry = findName(c.environment.scope, 'nil', e.span.start);
    if (entry?.object.kind === 'nil') {
      c.info.uses.set(e, entry.object);
      recordType(c, e, 'nil', basics.untypedNil);
      return 'nil';
    }
  }
  const type = c.rules.type(c, e);
  if (type.kind === 'unknown') return null;
  const under = underlyingOf(x.type);
  if (isVague(x) || !isInterface(x.type) || under.kind !== 'interface') return type;
  const why = whyImpossible(c, type, x.type, under);
  if (why === null) return type;
  const given = { operand: operandText(c, x), text: expressionText(c, e), why };
  fail(c, e.span, 'go-impossible-case', given);
  return null;
}

/** Of the type of a clause with one type; else of the type that is switched on. */
function declareAlias(
  c: Checker,
  s: TypeSwitchStatement,
  clause: SwitchCase,
  types: readonly (Type | 'nil' | null)[],
  x: Operand,
): VariableObject {
  const { scope, file } = c.environment;
  const alias = s.alias!;
  const [only] = types;
  const isOne = types.length === 1 && only !== undefined && only !== 'nil';
  const type: Type = isOne ? (only ?? { kind: 'unknown' }) : x.type;
  const place = { span: alias.span, file, package: c.package };
  const variable = newVariable('local', alias.name, type, place);
  declareName(c, scope, null, variable, 0);
  c.info.implicits.set(clause, variable);
  c.aliases.add(variable);
  return variable;
}
