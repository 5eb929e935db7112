import { early, refuseTwice } from './late.ts';
import { noCommunication } from './ghost.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Clause, Expression as Syntax, Statement as Node } from '../language/node.ts';
import { checkAssignment, checkDeclaration, checkDefinition } from './assignment.ts';
import { checkBranch } from './branch.ts';
import { checkStarted } from './started.ts';
import { checkAssertion } from './contract.ts';
import { converted } from './convert.ts';
import { TypeFault, Unsupported } from './fault.ts';
import { checkFor, checkRange } from './loop.ts';
import type { Expression, Statement } from './model.ts';
import { find, inner, type Environment } from './scope.ts';
import { accessTarget } from './spec-form.ts';
import { literalCall } from './literal.ts';
import { memberOf, packageMember } from './select.ts';
import { underlying } from './type.ts';
import { orFault } from './unread.ts';
import { checkExpression, checkBody, checkStatement } from './rules.ts';

export function bodyRule(env: Environment, nodes: readonly Node[]): readonly Statement[] {
  return checkBlock(inner(env), nodes);
}

/** In the scope that is given: a function's body shares it with the parameters. */
export function checkBlock(around: Environment, nodes: readonly Node[]): readonly Statement[] {
  const statements: Statement[] = [];
  let pending: readonly Clause[] = [];
  for (const node of nodes) {
    if (node.kind === 'clauses') {
      pending = [...pending, ...node.clauses];
      continue;
    }
    statements.push(...checkStatement(around, node, pending));
    pending = [];
  }
  if (pending.length > 0)
    throw new TypeFault('nothing follows that this clause could belong to', pending[0]!.span);
  return statements;
}

/** What clauses may stand before. */
const belongs: readonly Node['kind'][] = [
  ...(['go', 'define', 'assign', 'expression', 'defer', 'declare'] as const),
  ...(['ghost', 'labeled', 'for', 'range'] as const),
];

export function statementRule(
  env: Environment,
  node: Node,
  clauses: readonly Clause[],
  label: string | null,
): readonly Statement[] {
  const { span } = node;
  if (clauses.length > 0 && !belongs.includes(node.kind))
    throw new TypeFault(
      'this clause belongs to a function, a loop, a make or a go statement',
      clauses[0]!.span,
    );
  switch (node.kind) {
    case 'block':
      return [{ kind: 'block', statements: checkBody(env, node.statements), span }];
    case 'expression':
      return expressionStatement(env, node.expression, clauses);
    case 'send':
      return [sendStatement(env, node)];
    case 'step':
    case 'assign':
      return checkAssignment(env, node);
    case 'define':
      return checkDefinition(env, node, clauses);
    case 'declare':
      return checkDeclaration(env, node.members, clauses);
    case 'go':
    case 'defer':
      return checkStarted(env, node, clauses);
    case 'return':
      return [returnStatement(env, node)];
    case 'break':
    case 'continue':
      if (env.isGhost && !env.isGhostLoop)
        throw new TypeFault('ghost code does not leave a loop of the program', span);
      return [{ kind: node.kind, label: node.label, span }];
    case 'goto':
    case 'fallthrough':
      throw new Unsupported(node.kind, span);
    case 'if':
    case 'switch':
    case 'type-switch':
    case 'select':
      return checkBranch(env, node, label);
    case 'for':
      return checkFor(env, node, clauses, label);
    case 'range':
      return checkRange(env, node, clauses, label);
    case 'labeled': {
      const inside = checkStatement(env, node.statement, clauses, node.label);
      return [{ kind: 'label', label: node.label, span }, ...inside];
    }
    case 'ghost':
      return checkStatement({ ...env, isGhost: true }, node.statement, clauses);
    case 'verb':
      return [verbStatement({ ...env, isGhost: true }, node)];
    case 'clauses':
      throw new TypeFault('nothing follows that this clause could belong to', span);
    case 'empty':
      return [];
    default:
      return unreachable(node);
  }
}

function expressionStatement(
  env: Environment,
  syntax: Syntax,
  clauses: readonly Clause[],
): readonly Statement[] {
  const { span } = syntax;
  if (syntax.kind === 'call' && syntax.callee.kind === 'function-literal' && !env.isGhost)
    return [calledLiteral(env, syntax, syntax.callee, clauses)];
  if (
    syntax.kind === 'call' &&
    syntax.callee.kind === 'name' &&
    find(env.scope, syntax.callee.name) === null
  ) {
    const special = builtinStatement(env, syntax, syntax.callee.name);
    if (special !== null) return special;
  }
  const expression = checkExpression(statementEnvironment(env, syntax), syntax);
  const { kind } = expression;
  if (kind !== 'call' && kind !== 'receive' && kind !== 'copy')
    throw new TypeFault('this expression is not used', span);
  if (kind === 'receive') noCommunication(env, span);
  return [{ kind: 'expression', expression, span }];
}

function calledLiteral(
  env: Environment,
  syntax: Syntax & { kind: 'call' },
  literal: Syntax & { kind: 'function-literal' },
  clauses: readonly Clause[],
): Statement {
  const { span } = syntax;
  const call = literalCall(env, syntax, literal, clauses);
  const type = { kind: 'tuple', elements: [] } as const;
  return { kind: 'expression', expression: { kind: 'call', ...call, type, span }, span };
}

/** A ghost function that is called for its effect alone makes the statement ghost code. */
function statementEnvironment(env: Environment, syntax: Syntax): Environment {
  if (env.isGhost || syntax.kind !== 'call') return env;
  const called = ghostFunctionAt(env, syntax.callee);
  return called ? { ...env, isGhost: true } : env;
}

function ghostFunctionAt(env: Environment, callee: Syntax): boolean {
  if (callee.kind === 'name') {
    const entity = find(env.scope, callee.name);
    return entity?.kind === 'function' && entity.function.isGhost;
  }
  if (callee.kind !== 'selector' || packageMember(env, callee) !== null) return false;
  const read = orFault(() => checkExpression(env, callee.operand));
  const operand =
    'value' in read ? read.value : checkExpression({ ...env, isGhost: true }, callee.operand);
  const found = memberOf(env, operand, callee.name.name);
  return found?.kind === 'function' && found.function.isGhost;
}

function builtinStatement(
  env: Environment,
  syntax: Syntax & { kind: 'call' },
  name: string,
): readonly Statement[] | null {
  const { span } = syntax;
  switch (name) {
    case 'panic':
      return [{ kind: 'panic', span }];
    case 'print':
    case 'println':
      return [
        {
          ...{ kind: 'assign', left: syntax.arguments.map(() => null), span },
          right: syntax.arguments.map((one) => checkExpression(env, one)),
        },
      ];
    case 'close': {
      noCommunication(env, span);
      const channel = checkExpression(env, syntax.arguments[0]!);
      if (underlying(channel.type).kind !== 'channel')
        throw new TypeFault('close of non-channel', span);
      return [{ kind: 'close', channel, payment: closePayment(env, syntax), span }];
    }
    case 'delete': {
      const [map, key] = syntax.arguments;
      if (map === undefined || key === undefined)
        throw new TypeFault('delete takes a map and a key', span);
      const found = checkExpression(env, { kind: 'index', operand: map, indices: [key], span });
      if (found.kind !== 'lookup' || found.operand.kind !== 'dereference')
        throw new TypeFault('delete takes a map and a key', span);
      const { operand } = found;
      refuseTwice(operand);
      const rest: Expression = { ...found, kind: 'without', type: operand.type };
      return [{ kind: 'assign', left: [operand], right: [rest], span }];
    }
    case 'recover':
      throw new Unsupported(`the builtin ${name}`, span);
    default:
      return null;
  }
}

/** Gobra's close(c, numerator, denominator, P). */
function closePayment(env: Environment, syntax: Syntax & { kind: 'call' }): Expression | null {
  const [channel, ...given] = syntax.arguments;
  if (channel === undefined || given.length === 0) return null;
  const { span } = syntax;
  const name = { kind: 'name' as const, name: 'PayClosure', isShared: false, span };
  const callee: Syntax = { kind: 'selector', operand: channel, name, span };
  const call: Syntax = { kind: 'call', callee, arguments: given, isSpread: false, span };
  return checkExpression({ ...env, isGhost: true }, call);
}

function sendStatement(env: Environment, node: Node & { kind: 'send' }): Statement {
  noCommunication(env, node.span);
  const channel = checkExpression(env, node.channel);
  const type = underlying(channel.type);
  if (type.kind !== 'channel') throw new TypeFault('send to non-channel', node.span);
  const value = converted(env, checkExpression(env, node.value, type.element), type.element);
  return { kind: 'send', channel, value, span: node.span };
}

function returnStatement(env: Environment, node: Node & { kind: 'return' }): Statement {
  const { results } = env;
  const { span, values } = node;
  if (env.isGhost && !env.isGhostFunction) throw new TypeFault('ghost code does not return', span);
  if (values.length === 1 && results.length > 1) {
    const value = checkExpression(env, values[0]!);
    if (value.type.kind !== 'tuple') throw new TypeFault('not enough return values', span);
    return { kind: 'return', values: [value], span };
  }
  if (values.length === 0) return { kind: 'return', values: [], span };
  if (values.length !== results.length) throw new TypeFault('wrong number of return values', span);
  const checked = values.map((one, index): Expression => {
    const { type, isGhost } = results[index]!;
    const around = isGhost === true ? { ...env, isGhost } : env;
    return converted(around, checkExpression(around, one, type), type);
  });
  const [only] = checked;
  if (checked.length !== 1 || only === undefined) return { kind: 'return', values: checked, span };
  const { before, condition } = early(only);
  const last: Statement = { kind: 'return', values: [condition], span };
  return before.length === 0 ? last : { kind: 'block', statements: [...before, last], span };
}

function verbStatement(env: Environment, node: Node & { kind: 'verb' }): Statement {
  const { verb, span } = node;
  switch (verb) {
    case 'assert':
    case 'assume':
    case 'inhale':
    case 'exhale':
      return { kind: verb, assertion: checkAssertion(env, node.expression), span };
    case 'fold':
    case 'unfold':
      return { kind: verb, access: accessTarget(env, node.expression), span };
    default:
      return unreachable(verb);
  }
}
