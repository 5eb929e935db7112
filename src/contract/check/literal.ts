import type { Clause, Expression as Syntax, FunctionMember } from '../language/node.ts';
import { converted } from './convert.ts';
import { TypeFault } from './fault.ts';
import type { Call, FunctionInfo } from './model.ts';
import type { Environment } from './scope.ts';
import { checkExpression, declareFunction } from './rules.ts';

type Literal = Syntax & { readonly kind: 'function-literal' };

/** A function literal with the contract in the lines before it: a function of its own, that captures. */
export function literalFunction(
  env: Environment,
  literal: Literal,
  clauses: readonly Clause[],
  known: string | null = null,
): FunctionInfo {
  const { parameters, results, body, span } = literal;
  const number = env.checker.fresh++;
  const name = known ?? `func${number}`;
  const member: FunctionMember = {
    ...{
      kind: 'function',
      name: {
        kind: 'name',
        name,
        isShared: false,
        span: { start: span.start, end: span.start + 4 },
      },
    },
    ...{ receiver: null, parameters, results, contract: [...clauses, ...literal.contract], body },
    ...{ isPure: false, isGhost: false, isTrusted: false, span },
  };
  const target = declareFunction(env, member, `func literal ${number}`);
  env.checker.functions.push(target);
  // Its body is read now, so that what it captures and assigns is known.
  target.contract();
  target.body();
  for (const variable of target.captured) env.captured?.add(variable);
  return target;
}

/** func(x int) { ... }(3) */
export function literalCall(
  env: Environment,
  call: Syntax & { kind: 'call' },
  literal: Literal,
  clauses: readonly Clause[],
): Call {
  const target = literalFunction(env, literal, clauses);
  if (call.arguments.length !== target.parameters.length)
    throw new TypeFault('wrong number of arguments', call.span);
  const values = call.arguments.map((one, index) => {
    const { type } = target.parameters[index]!;
    return converted(env, checkExpression(env, one, type), type);
  });
  return { function: target, arguments: values };
}
