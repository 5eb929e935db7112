import { early } from './late.ts';
import type { Span } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Case, Statement as Node } from '../language/node.ts';
import { checkBinary } from './binary.ts';
import { enteredCase } from './communication.ts';
import { converted, defaulted } from './convert.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, Statement, Variable } from './model.ts';
import { resolveType } from './resolve-type.ts';
import { declare, inner, newVariable, type Environment } from './scope.ts';
import { boolean, underlying } from './type.ts';
import { checkExpression, checkBody, checkStatement } from './rules.ts';

type Branch = Node & { readonly kind: 'if' | 'switch' | 'type-switch' | 'select' };

export function checkBranch(
  outer: Environment,
  node: Branch,
  label: string | null,
): readonly Statement[] {
  const env = inner(outer);
  const { span } = node;
  switch (node.kind) {
    case 'if': {
      const first = node.initializer === null ? [] : checkStatement(env, node.initializer);
      const { before, condition } = early(
        converted(env, checkExpression(env, node.condition, boolean), boolean),
      );
      const then = checkBody(env, node.then.statements);
      const otherwise = node.otherwise === null ? [] : checkStatement(env, node.otherwise);
      const whole: Statement = { kind: 'if', condition, then, otherwise, span };
      return first.length + before.length === 0
        ? [whole]
        : [{ kind: 'block', statements: [...first, ...before, whole], span }];
    }
    case 'switch':
      return [{ kind: 'breakable', label, body: switchStatements(env, node), span }];
    case 'type-switch':
      return [{ kind: 'breakable', label, body: typeSwitchStatements(env, node), span }];
    case 'select': {
      if (node.cases.length === 0) return [forever(span)];
      const before: Statement[] = [];
      const cases = node.cases.map(({ communication, body }) => {
        const around = inner(env);
        const first = communication === null ? [] : checkStatement(around, communication);
        const entered = enteredCase(first);
        before.push(...entered.before);
        return [...entered.statements, ...checkBody(around, body.statements)];
      });
      const choice: Statement = { kind: 'choose', cases, span };
      return [{ kind: 'breakable', label, body: [...before, choice], span }];
    }
    default:
      return unreachable(node);
  }
}

/** `select {}` goes on as little as a loop that does nothing. */
function forever(span: Span): Statement {
  const none = {
    requires: [],
    ensures: [],
    invariants: [],
    obligations: [],
    carried: [],
    levels: [],
  };
  return {
    ...{ kind: 'loop', label: null, isGhost: false, contract: { ...none, decreases: null } },
    ...{ condition: null, prelude: [], body: [], update: [], span },
  };
}

function hidden(
  name: string,
  value: Expression,
): { readonly variable: Variable; readonly declared: Statement } {
  const variable = newVariable(name, value.type, value.span);
  return { variable, declared: { kind: 'declare', variable, value, span: value.span } };
}

function read(variable: Variable, span: Span): Expression {
  return { kind: 'variable', variable, type: variable.type, span };
}

/** The cases from the first to the default, which comes last wherever it stands. */
function chain(
  cases: readonly Case[],
  condition: (one: Case) => Expression,
  body: (one: Case) => readonly Statement[],
): readonly Statement[] {
  const fallback = cases.find(({ isDefault }) => isDefault);
  let rest: readonly Statement[] = fallback === undefined ? [] : body(fallback);
  for (const one of cases.filter(({ isDefault }) => !isDefault).reverse())
    rest = [
      { kind: 'if', condition: condition(one), then: body(one), otherwise: rest, span: one.span },
    ];
  return rest;
}

function either(conditions: readonly Expression[], span: Span): Expression {
  return conditions.reduce((left, right) => ({
    kind: 'binary',
    operator: '||',
    left,
    right,
    type: boolean,
    span,
  }));
}

function switchStatements(env: Environment, node: Node & { kind: 'switch' }): readonly Statement[] {
  const first = node.initializer === null ? [] : checkStatement(env, node.initializer);
  const { value } = node;
  const tag = value === null ? null : hidden('switch', defaulted(checkExpression(env, value)));
  if (tag !== null) declare(env, { ...tag.variable, name: 'switch' });
  const condition = (one: Case): Expression => {
    const tests = one.values.map((syntax): Expression => {
      if (tag === null) return converted(env, checkExpression(env, syntax, boolean), boolean);
      env.scope.names.set('switch', {
        kind: 'variable',
        variable: tag.variable,
        level: env.level,
        isGhost: false,
      });
      const left = { kind: 'name' as const, name: 'switch', isShared: false, span: syntax.span };
      return checkBinary(
        env,
        { kind: 'binary', operator: '==', left, right: syntax, span: syntax.span },
        null,
      );
    });
    return either(tests, one.span);
  };
  const statements = chain(node.cases, condition, (one) => checkBody(env, one.body.statements));
  return [...first, ...(tag === null ? [] : [tag.declared]), ...statements];
}

function typeSwitchStatements(
  env: Environment,
  node: Node & { kind: 'type-switch' },
): readonly Statement[] {
  const first = node.initializer === null ? [] : checkStatement(env, node.initializer);
  const subject = hidden('type-switch', checkExpression(env, node.value));
  if (underlying(subject.variable.type).kind !== 'interface')
    throw new TypeFault('a type switch needs an interface', node.value.span);
  const condition = (one: Case): Expression =>
    either(
      one.values.map((syntax) => typeTest(env, subject.variable, syntax)),
      one.span,
    );
  const body = (one: Case): readonly Statement[] => {
    const around = inner(env);
    const bound =
      node.alias === null ? [] : [alias(around, node.alias.name, subject.variable, one)];
    return [...bound, ...checkBody(around, one.body.statements)];
  };
  return [...first, subject.declared, ...chain(node.cases, condition, body)];
}

function typeTest(env: Environment, subject: Variable, syntax: Case['values'][number]): Expression {
  const { span } = syntax;
  const value = read(subject, span);
  if (syntax.kind === 'name' && syntax.name === 'nil') {
    const right: Expression = { kind: 'zero', type: subject.type, span };
    return { kind: 'binary', operator: '==', left: value, right, type: boolean, span };
  }
  const type = resolveType(env, syntax);
  if (underlying(type).kind === 'interface')
    throw new Unsupported('an interface in a type switch', span);
  const left: Expression = { kind: 'type-of', operand: value, type: { kind: 'type' }, span };
  const right: Expression = { kind: 'type-literal', of: type, type: { kind: 'type' }, span };
  return { kind: 'binary', operator: '==', left, right, type: boolean, span };
}

function alias(env: Environment, name: string, subject: Variable, one: Case): Statement {
  const { span } = one;
  const [only] = one.values;
  const isNil = only?.kind === 'name' && only.name === 'nil';
  const operand = read(subject, span);
  const value: Expression =
    one.values.length !== 1 || only === undefined || isNil
      ? operand
      : { kind: 'assertion', operand, commaOk: false, type: resolveType(env, only), span };
  const variable = declare(env, newVariable(name, value.type, span));
  return { kind: 'declare', variable, value, span };
}
