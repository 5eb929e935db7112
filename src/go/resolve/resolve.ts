import type { FunctionDeclaration } from '../syntax.ts';
import {
  declareParameters,
  declareSignature,
  innerScope,
  type Resolver,
  type Scope,
} from './scope.ts';
import { resolveStatement } from './walk.ts';
import { isShared, type Resolution } from './variable.ts';

/** Go's block scopes for one function and the literals inside it. */
export function resolveFunction(declaration: FunctionDeclaration): Resolution {
  const resolver: Resolver = { variables: new Map(), captured: new Map(), all: [] };
  const scope: Scope = { parent: null, function: declaration, names: new Map(), loops: [] };
  if (declaration.receiver !== null) declareParameters(resolver, scope, [declaration.receiver]);
  declareSignature(resolver, scope, declaration.signature);
  if (declaration.body !== null) resolveStatement(resolver, innerScope(scope), declaration.body);
  return finish(resolver);
}

function finish(resolver: Resolver): Resolution {
  for (const { variable, writes, captures } of resolver.all)
    variable.shared = isShared({ ...variable, writes, captures });
  const writes = resolver.all
    .flatMap(({ variable, writes: own }) => own.map(({ at, by }) => ({ at, variable, by })))
    .sort((a, b) => a.at - b.at);
  return { variables: resolver.variables, captured: resolver.captured, writes };
}
