import type {
  Clause,
  Expression as Syntax,
  FunctionMember,
  Statement as Node,
} from '../language/node.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Statement } from './model.ts';
import type { Environment } from './scope.ts';
import { checkExpression, declareFunction } from './rules.ts';
import { converted } from './convert.ts';
import { noCommunication } from './ghost.ts';

type Started = Node & { readonly kind: 'go' | 'defer' };

/** `go f(x)` and `defer f(x)`, also with a function literal and its contract in the lines before. */
export function checkStarted(
  env: Environment,
  node: Started,
  clauses: readonly Clause[],
): readonly Statement[] {
  const { kind, call, span } = node;
  if (kind === 'go') noCommunication(env, span);
  if (kind === 'defer' && env.isInLoop) throw new Unsupported('defer in a loop', span);
  if (call.kind !== 'call')
    throw new TypeFault(`expression in ${kind} must be function call`, span);
  if (call.callee.kind === 'function-literal')
    return [literalCall(env, node, call, call.callee, clauses)];
  if (clauses.length > 0)
    throw new TypeFault('this clause belongs to a function', clauses[0]!.span);
  if (kind === 'defer' && call.callee.kind === 'name' && call.callee.name === 'close')
    throw new Unsupported('defer close', span);
  const checked = checkExpression(env, call);
  if (checked.kind !== 'call') throw new Unsupported(`${kind} with this call`, span);
  return [{ kind, call: { function: checked.function, arguments: checked.arguments }, span }];
}

function literalCall(
  env: Environment,
  { kind, span }: Started,
  call: Syntax & { kind: 'call' },
  literal: Syntax & { kind: 'function-literal' },
  clauses: readonly Clause[],
): Statement {
  const { parameters, results, body } = literal;
  const number = env.checker.fresh++;
  const member: FunctionMember = {
    ...{
      kind: 'function',
      name: { kind: 'name', name: `func${number}`, isShared: false, span: literal.span },
    },
    ...{ receiver: null, parameters, results, contract: [...clauses, ...literal.contract], body },
    ...{ isPure: false, isGhost: false, isTrusted: false, span: literal.span },
  };
  const target = declareFunction(env, member, `func literal ${number}`);
  env.checker.functions.push(target);
  // Its body is read now, so that what it captures and assigns is known.
  target.contract();
  target.body();
  for (const variable of target.captured) env.captured?.add(variable);
  if (call.arguments.length !== target.parameters.length)
    throw new TypeFault('wrong number of arguments', span);
  const values = call.arguments.map((one, index) => {
    const { type } = target.parameters[index]!;
    return converted(env, checkExpression(env, one, type), type);
  });
  return { kind, call: { function: target, arguments: values }, span };
}
