import type {
  Clause,
  Expression as Syntax,
  FunctionMember,
  Statement as Node,
} from '../language/node.ts';
import type { Expression, FunctionInfo, Statement, Type } from './model.ts';
import type { Belonging, Environment } from './scope.ts';

/** The expression with its type; `expected` helps literals and predicates that leave theirs out. */
export function checkExpression(
  env: Environment,
  syntax: Syntax,
  expected: Type | null = null,
): Expression {
  return env.checker.rules.expression(env, syntax, expected);
}

/** One statement of Go is none, one or several of ours. */
export function checkStatement(
  env: Environment,
  node: Node,
  clauses: readonly Clause[] = [],
  label: string | null = null,
): readonly Statement[] {
  return env.checker.rules.statement(env, node, clauses, label);
}

export function checkBody(env: Environment, nodes: readonly Node[]): readonly Statement[] {
  return env.checker.rules.body(env, nodes);
}

const alone: Belonging = { self: null, interface: null };

/** A function's signature; its contract and body are read when they are asked for. */
export function declareFunction(
  env: Environment,
  member: FunctionMember,
  id: string,
  belonging: Belonging = alone,
): FunctionInfo {
  return env.checker.rules.function(env, member, id, belonging);
}
