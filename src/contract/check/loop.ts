import type { Span } from '../../base/span.ts';
import type { Clause, Expression as Syntax, Statement as Node } from '../language/node.ts';
import { checkContract } from './contract.ts';
import { converted } from './convert.ts';
import { checkExpression } from './expression.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Assertion, Contract, Expression, Statement, Variable } from './model.ts';
import { declare, inner, newVariable, type Environment } from './scope.ts';
import { checkBody, checkStatement, noCommunication } from './statement.ts';
import { boolean, integer, underlying, type Type } from './type.ts';

export function checkFor(
  outer: Environment,
  node: Node & { kind: 'for' },
  clauses: readonly Clause[],
  label: string | null,
): readonly Statement[] {
  const env = { ...inner(outer), isGhostLoop: outer.isGhost };
  const { span } = node;
  const first = node.initializer === null ? [] : checkStatement(env, node.initializer);
  const contract = checkContract(env, [...clauses, ...node.contract]);
  const condition =
    node.condition === null
      ? null
      : converted(env, checkExpression(env, node.condition, boolean), boolean);
  const body = checkBody(env, node.body.statements);
  const update = node.update === null ? [] : checkStatement(env, node.update);
  const loop: Statement = {
    ...{ kind: 'loop', label, isGhost: env.isGhost, contract, condition },
    ...{ prelude: [], body, update, span },
  };
  return first.length === 0 ? [loop] : [{ kind: 'block', statements: [...first, loop], span }];
}

/** A hidden counter runs from 0; the key follows it before each round and in the contract. */
export function checkRange(
  outer: Environment,
  node: Node & { kind: 'range' },
  clauses: readonly Clause[],
  label: string | null,
): readonly Statement[] {
  const env = { ...inner(outer), isGhostLoop: outer.isGhost };
  const subject = checkExpression(env, node.subject);
  const type = underlying(subject.type);
  if (type.kind === 'channel')
    return channelRange(env, node, clauses, label, subject, type.element);
  const isCounted = type.kind === 'integer' || type.kind === 'untyped';
  if (!isCounted && type.kind !== 'slice' && type.kind !== 'array' && type.kind !== 'sequence')
    throw new Unsupported('range over this', node.subject.span);
  if (!node.defines && (node.key !== null || node.value !== null))
    throw new Unsupported('a range that assigns to existing variables', node.span);
  const element = isCounted ? null : (type as Type & { element: Type }).element;
  return countedRange(env, node, clauses, label, subject, element);
}

function read(variable: Variable, span: Span): Expression {
  return { kind: 'variable', variable, type: variable.type, span };
}

function named(env: Environment, syntax: Syntax | null, type: Type): Variable | null {
  if (syntax === null) return null;
  if (syntax.kind !== 'name') throw new TypeFault('a name is wanted here', syntax.span);
  if (syntax.name === '_') return null;
  return declare(env, newVariable(syntax.name, type, syntax.span, syntax.isShared));
}

function countedRange(
  env: Environment,
  node: Node & { kind: 'range' },
  clauses: readonly Clause[],
  label: string | null,
  subject: Expression,
  element: Type | null,
): readonly Statement[] {
  const { span } = node;
  const source = newVariable(
    'range',
    subject.type.kind === 'untyped' ? integer : subject.type,
    span,
  );
  const counter = newVariable(node.counter?.name ?? 'range counter', integer, span);
  counter.isAssigned = true;
  if (node.counter !== null) declare(env, counter, true);
  const zero: Expression = { kind: 'integer', value: 0n, type: integer, span };
  const limit: Expression =
    element === null
      ? read(source, span)
      : { kind: 'length', operand: read(source, span), type: integer, span };
  const key = named(env, node.key, integer);
  const value = element === null ? null : named(env, node.value, element);
  const follow: Statement[] = [key]
    .filter((one) => one !== null)
    .map((one) => ({
      kind: 'assign',
      left: [read(one, span)],
      right: [read(counter, span)],
      span,
    }));
  if (key !== null) key.isAssigned = true;
  const fetch: Statement[] =
    value === null || element === null
      ? []
      : [
          {
            kind: 'assign',
            left: [read(value, span)],
            span,
            right: [
              {
                kind: 'element',
                operand: read(source, span),
                index: read(counter, span),
                type: element,
                span,
              },
            ],
          },
        ];
  if (value !== null) value.isAssigned = true;
  const contract = checkContract(env, [...clauses, ...node.contract]);
  const body = checkBody(env, node.body.statements);
  const one: Expression = { kind: 'integer', value: 1n, type: integer, span };
  const next: Expression = {
    kind: 'binary',
    operator: '+',
    left: read(counter, span),
    right: one,
    type: integer,
    span,
  };
  const declared: Statement[] = [key, value]
    .filter((each) => each !== null)
    .map((variable) => ({
      kind: 'declare',
      variable,
      value: null,
      span,
    }));
  const loop: Statement = {
    ...{
      kind: 'loop',
      label,
      isGhost: env.isGhost,
      contract: within(contract, counter, limit, span),
    },
    condition: {
      kind: 'binary',
      operator: '<',
      left: read(counter, span),
      right: limit,
      type: boolean,
      span,
    },
    ...{ prelude: follow, body: [...fetch, ...body], span },
    update: [{ kind: 'assign', left: [read(counter, span)], right: [next], span }],
  };
  const start: Statement[] = [
    { kind: 'declare', variable: source, value: converted(env, subject, source.type), span },
    { kind: 'declare', variable: counter, value: zero, span },
  ];
  return [{ kind: 'block', statements: [...start, ...declared, loop], span }];
}

/** That the counter stays in its bounds is known without being said. */
function within(contract: Contract, counter: Variable, limit: Expression, span: Span): Contract {
  const zero: Expression = { kind: 'integer', value: 0n, type: integer, span };
  const below = (left: Expression, right: Expression): Expression => ({
    kind: 'binary',
    operator: '<=',
    left,
    right,
    type: boolean,
    span,
  });
  const atLeast: Assertion = { expression: below(zero, read(counter, span)), span };
  const most: Expression = {
    kind: 'binary',
    operator: '||',
    left: below(read(counter, span), limit),
    type: boolean,
    span,
    right: below(limit, zero),
  };
  return { ...contract, invariants: [atLeast, { expression: most, span }, ...contract.invariants] };
}

/** for v := range c: receives until the channel is closed. */
function channelRange(
  env: Environment,
  node: Node & { kind: 'range' },
  clauses: readonly Clause[],
  label: string | null,
  channel: Expression,
  element: Type,
): readonly Statement[] {
  const { span } = node;
  noCommunication(env, span);
  if (!node.defines && node.key !== null)
    throw new Unsupported('a range that assigns to existing variables', span);
  const source = newVariable('range', channel.type, span);
  const contract = checkContract(env, [...clauses, ...node.contract]);
  const around = inner(env);
  const value = named(around, node.key, element) ?? newVariable('_', element, span);
  const ok = newVariable('range ok', boolean, span);
  const pair: Type = { kind: 'tuple', elements: [element, boolean] };
  const receive: Expression = {
    kind: 'receive',
    channel: read(source, span),
    commaOk: true,
    type: pair,
    span,
  };
  const leave: Statement = {
    ...{ kind: 'if', condition: read(ok, span), then: [], span },
    otherwise: [{ kind: 'break', label: null, span }],
  };
  const body: Statement[] = [
    { kind: 'declare', variable: value, value: null, span },
    { kind: 'declare', variable: ok, value: null, span },
    { kind: 'assign', left: [read(value, span), read(ok, span)], right: [receive], span },
    leave,
    ...checkBody(around, node.body.statements),
  ];
  const loop: Statement = {
    ...{
      kind: 'loop',
      label,
      isGhost: false,
      contract,
      condition: null,
      prelude: [],
      body,
      update: [],
      span,
    },
  };
  return [
    {
      kind: 'block',
      statements: [{ kind: 'declare', variable: source, value: channel, span }, loop],
      span,
    },
  ];
}
