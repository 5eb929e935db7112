import type { Clause, Statement as Node } from '../language/node.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Statement } from './model.ts';
import type { Environment } from './scope.ts';
import { literalCall } from './literal.ts';
import { checkExpression } from './rules.ts';
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
  if (call.kind !== 'call')
    throw new TypeFault(`expression in ${kind} must be function call`, span);
  const { isInLoop } = env;
  if (call.callee.kind === 'function-literal')
    return [{ kind, call: literalCall(env, call, call.callee, clauses), isInLoop, span }];
  if (clauses.length > 0)
    throw new TypeFault('this clause belongs to a function', clauses[0]!.span);
  if (kind === 'defer' && call.callee.kind === 'name' && call.callee.name === 'close')
    throw new Unsupported('defer close', span);
  const checked = checkExpression(env, call);
  if (checked.kind !== 'call') throw new Unsupported(`${kind} with this call`, span);
  const started = { function: checked.function, arguments: checked.arguments };
  return [{ kind, call: started, isInLoop, span }];
}
