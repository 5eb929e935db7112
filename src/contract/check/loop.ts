import { early } from './late.ts';
import { binaryOf, integerOf, readOf } from './build.ts';
import type { Span } from '../../base/span.ts';
import type { Clause, Expression as Syntax, Statement as Node } from '../language/node.ts';
import { checkContract } from './contract.ts';
import { converted } from './convert.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Assertion, Contract, Expression, Statement, Variable, Type } from './model.ts';
import { mapContent } from './place.ts';
import { declare, inner, newVariable, type Environment } from './scope.ts';
import { boolean, integer, underlying } from './type.ts';
import { checkExpression, checkBody, checkStatement } from './rules.ts';
import { noCommunication } from './ghost.ts';

export function checkFor(
  outer: Environment,
  node: Node & { kind: 'for' },
  clauses: readonly Clause[],
  label: string | null,
): readonly Statement[] {
  const env = { ...inner(outer), isGhostLoop: outer.isGhost, isInLoop: true };
  const { span } = node;
  const first = node.initializer === null ? [] : checkStatement(env, node.initializer);
  const contract = checkContract(env, [...clauses, ...node.contract]);
  const condition =
    node.condition === null
      ? null
      : converted(env, checkExpression(env, node.condition, boolean), boolean);
  const inside = checkBody(env, node.body.statements);
  const head = condition === null ? null : early(condition);
  const isEarly = head !== null && head.before.length > 0;
  const body = isEarly ? [...head.before, leaveUnless(head.condition), ...inside] : inside;
  const update = node.update === null ? [] : checkStatement(env, node.update);
  const loop: Statement = {
    ...{ kind: 'loop', label, isGhost: env.isGhost, contract },
    ...{ condition: isEarly ? null : condition, prelude: [], body, update, span },
  };
  return first.length === 0 ? [loop] : [{ kind: 'block', statements: [...first, loop], span }];
}

function leaveUnless(condition: Expression): Statement {
  const { span } = condition;
  const leave: Statement = { kind: 'break', label: null, span };
  return { kind: 'if', condition, then: [], otherwise: [leave], span };
}

/** A hidden counter runs from 0; the key follows it before each round and in the contract. */
export function checkRange(
  outer: Environment,
  node: Node & { kind: 'range' },
  clauses: readonly Clause[],
  label: string | null,
): readonly Statement[] {
  const env = { ...inner(outer), isGhostLoop: outer.isGhost, isInLoop: true };
  const subject = checkExpression(env, node.subject);
  const type = underlying(subject.type);
  if (type.kind === 'channel')
    return channelRange(env, node, clauses, label, subject, type.element);
  if (type.kind === 'map') return mapRange(env, node, clauses, label, subject, type);
  const isCounted = type.kind === 'integer' || type.kind === 'untyped';
  if (!isCounted && type.kind !== 'slice' && type.kind !== 'array' && type.kind !== 'sequence')
    throw new Unsupported('range over this', node.subject.span);
  if (!node.defines && (node.key !== null || node.value !== null))
    throw new Unsupported('a range that assigns to existing variables', node.span);
  const element = isCounted ? null : (type as Type & { element: Type }).element;
  return countedRange(env, node, clauses, label, subject, element);
}

interface MapType {
  readonly key: Type;
  readonly value: Type;
}

/**
 * for k, v := range m: any number of rounds, each with any key that is in the map then. That each key has its round is
 * not known after the loop.
 */
function mapRange(
  env: Environment,
  node: Node & { kind: 'range' },
  clauses: readonly Clause[],
  label: string | null,
  subject: Expression,
  { key, value }: MapType,
): readonly Statement[] {
  const { span } = node;
  if (!node.defines && (node.key !== null || node.value !== null))
    throw new Unsupported('a range that assigns to existing variables', span);
  const contract = checkContract(env, [...clauses, ...node.contract]);
  const source = newVariable('range', subject.type, span);
  const picked = newVariable('range key', key, span);
  const ok = newVariable('range ok', boolean, span);
  const around = inner(env);
  const ownKey = named(around, node.key, key) ?? newVariable('_', key, span);
  const ownValue = named(around, node.value, value) ?? newVariable('_', value, span);
  const operand = mapContent(readOf(source, span));
  const pair: Type = { kind: 'tuple', elements: [value, boolean] };
  const lookup: Expression = {
    ...{ kind: 'lookup', operand, key: readOf(picked, span), commaOk: true, type: pair, span },
  };
  const leave: Statement = { kind: 'break', label: null, span };
  const body: Statement[] = [
    // Assigned in the body, the key is any key at the beginning of a round.
    { kind: 'choose', cases: [[leave], [assigned(picked, readOf(picked, span), span)]], span },
    { kind: 'declare', variable: ownKey, value: readOf(picked, span), span },
    { kind: 'declare', variable: ownValue, value: null, span },
    { kind: 'declare', variable: ok, value: null, span },
    { kind: 'assign', left: [readOf(ownValue, span), readOf(ok, span)], right: [lookup], span },
    { kind: 'if', condition: readOf(ok, span), then: [], otherwise: [leave], span },
    ...checkBody(around, node.body.statements),
  ];
  const loop: Statement = {
    ...{ kind: 'loop', label, isGhost: env.isGhost, contract, condition: null, prelude: [] },
    ...{ body, update: [], span },
  };
  const zero: Expression = { kind: 'zero', type: key, span };
  return [
    {
      kind: 'block',
      statements: [
        { kind: 'declare', variable: source, value: subject, span },
        { kind: 'declare', variable: picked, value: zero, span },
        loop,
      ],
      span,
    },
  ];
}

function named(env: Environment, syntax: Syntax | null, type: Type): Variable | null {
  if (syntax === null) return null;
  if (syntax.kind !== 'name') throw new TypeFault('a name is wanted here', syntax.span);
  if (syntax.name === '_') return null;
  return declare(env, newVariable(syntax.name, type, syntax.span, syntax.isShared));
}

function assigned(variable: Variable, value: Expression, span: Span): Statement {
  return { kind: 'assign', left: [readOf(variable, span)], right: [value], span };
}

interface Counted {
  readonly source: Variable;
  readonly counter: Variable;
  readonly key: Variable | null;
  readonly value: Variable | null;
  readonly limit: Expression;
}

function countedVariables(
  env: Environment,
  node: Node & { kind: 'range' },
  subject: Expression,
  element: Type | null,
): Counted {
  const { span } = node;
  const type = subject.type.kind === 'untyped' ? integer : subject.type;
  const source = newVariable('range', type, span);
  const counter = newVariable(node.counter?.name ?? 'range counter', integer, span);
  counter.isAssigned = true;
  if (node.counter !== null) declare(env, counter, true);
  const operand = readOf(source, span);
  const limit: Expression =
    element === null ? operand : { kind: 'length', operand, type: integer, span };
  const key = named(env, node.key, integer);
  const value = element === null ? null : named(env, node.value, element);
  if (key !== null) key.isAssigned = true;
  if (value !== null) value.isAssigned = true;
  return { source, counter, key, value, limit };
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
  const { source, counter, key, value, limit } = countedVariables(env, node, subject, element);
  const index = readOf(counter, span);
  const prelude = key === null ? [] : [assigned(key, index, span)];
  const fetch =
    value === null
      ? []
      : [assigned(value, elementOf(readOf(source, span), index, value.type), span)];
  const contract = checkContract(env, [...clauses, ...node.contract]);
  const body = checkBody(env, node.body.statements);
  const next = binaryOf('+', index, integerOf(1n, span), integer);
  const loop: Statement = {
    ...{ kind: 'loop', label, isGhost: env.isGhost },
    ...{
      contract: within(contract, index, limit, key, span),
      condition: binaryOf('<', index, limit),
    },
    ...{ prelude, body: [...fetch, ...body], span },
    update: [assigned(counter, next, span)],
  };
  const start: Statement[] = [
    { kind: 'declare', variable: source, value: converted(env, subject, source.type), span },
    { kind: 'declare', variable: counter, value: integerOf(0n, span), span },
  ];
  const declared = [key, value]
    .filter((each) => each !== null)
    .map((variable): Statement => ({ kind: 'declare', variable, value: null, span }));
  return [{ kind: 'block', statements: [...start, ...declared, loop], span }];
}

function elementOf(operand: Expression, index: Expression, type: Type): Expression {
  return { kind: 'element', operand, index, type, span: operand.span };
}

/** That the counter stays in its bounds, and is the key, is known without being said. */
function within(
  contract: Contract,
  index: Expression,
  limit: Expression,
  key: Variable | null,
  span: Span,
): Contract {
  const zero = integerOf(0n, span);
  const least: Assertion = { expression: binaryOf('<=', zero, index), span };
  const most = binaryOf('||', binaryOf('<=', index, limit), binaryOf('<=', limit, zero));
  const known: Assertion[] = [least, { expression: most, span }];
  if (key !== null) known.push({ expression: binaryOf('==', readOf(key, span), index), span });
  return { ...contract, invariants: [...known, ...contract.invariants] };
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
    channel: readOf(source, span),
    commaOk: true,
    type: pair,
    span,
  };
  const leave: Statement = {
    ...{ kind: 'if', condition: readOf(ok, span), then: [], span },
    otherwise: [{ kind: 'break', label: null, span }],
  };
  const body: Statement[] = [
    { kind: 'declare', variable: value, value: null, span },
    { kind: 'declare', variable: ok, value: null, span },
    { kind: 'assign', left: [readOf(value, span), readOf(ok, span)], right: [receive], span },
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
