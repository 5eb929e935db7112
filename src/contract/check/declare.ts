import type { Clause, FunctionMember, Parameter, PredicateMember } from '../language/node.ts';
import { checkContract } from './contract.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, FunctionInfo, PredicateInfo, Variable, Type } from './model.ts';
import { resolveType } from './resolve-type.ts';
import { declare, inner, newVariable, type Environment, type Belonging } from './scope.ts';
import { checkBlock } from './statement.ts';
import { boolean, underlying } from './type.ts';
import { checkExpression } from './rules.ts';
import { converted } from './convert.ts';

const alone: Belonging = { self: null, interface: null };

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function parameterVariables(
  env: Environment,
  receiver: Parameter | null,
  parameters: readonly Parameter[],
  { self }: Belonging,
): Variable[] {
  const all = receiver === null ? parameters : [receiver, ...parameters];
  const variables = all.map(({ name, type, isVariadic, isGhost, span }): Variable => {
    const resolved = resolveType(env, type);
    const whole: Type = isVariadic ? { kind: 'slice', element: resolved } : resolved;
    return { ...newVariable(name?.name ?? '_', whole, span, name?.isShared ?? false), isGhost };
  });
  return self === null ? variables : [newVariable(self.name, self.type, self.span), ...variables];
}

export function functionRule(
  env: Environment,
  member: FunctionMember,
  id: string,
  belonging: Belonging,
): FunctionInfo {
  const parameters = parameterVariables(env, member.receiver, member.parameters, belonging);
  const results = member.results.map(({ name, type, isGhost, span }): Variable => ({
    ...newVariable(name?.name ?? '', resolveType(env, type), span, name?.isShared ?? false),
    isGhost,
  }));
  const isGhost = member.isGhost || env.isGhost;
  const level = env.level + 1;
  const flags = { isGhost, isGhostFunction: isGhost, isGhostLoop: false, isInLoop: false };
  const captured = new Set<Variable>();
  const around = { ...inner(env), level, results, captured, ...flags };
  for (const one of [...parameters, ...results])
    if (one.name !== '') declare(around, one, isGhost || one.isGhost === true);
  if (member.isPure && results.length !== 1)
    throw new TypeFault('a pure function returns one value', member.name.span);
  // A pure function may be made for contracts alone: what the program calls is looked at when all is read.
  const free = { isGhost: true, isGhostFunction: true };
  const inside = member.isPure ? { ...around, ...free } : around;
  const body = lazy(() => (member.body === null ? [] : checkBlock(inside, member.body.statements)));
  return {
    ...{ id, name: member.name.name, span: member.span, isPure: member.isPure, isGhost },
    nameSpan: member.name.span,
    ...{ isTrusted: member.isTrusted, parameters, results },
    hasReceiver: member.receiver !== null || belonging.self !== null,
    isVariadic: member.parameters.at(-1)?.isVariadic ?? false,
    ...{ interface: belonging.interface, isLibrary: env.isLibrary, hasBody: member.body !== null },
    captured,
    contract: lazy(() => {
      refuseCopiedLocks(parameters);
      return contractOf(around, member.contract);
    }),
    body,
    value: lazy(() => (member.isPure ? pureValue(inside, member) : null)),
  };
}

/** A copy of a lock or waitgroup is another one. */
function refuseCopiedLocks(parameters: readonly Variable[]): void {
  for (const { type, name, span } of parameters)
    if (type.kind === 'named' && /^sync\./.test(type.name) && underlying(type).kind === 'struct')
      throw new Unsupported(`the copy of a ${type.name} in ${name}`, span);
}

function contractOf(env: Environment, clauses: readonly Clause[]) {
  return checkContract({ ...env, isGhost: true }, clauses);
}

/** A pure function is one `return`. */
function pureValue(env: Environment, member: FunctionMember): Expression | null {
  if (member.body === null) return null;
  const [only, ...more] = member.body.statements.filter(({ kind }) => kind !== 'empty');
  const value = only?.kind === 'return' ? only.values[0] : undefined;
  if (value === undefined || more.length > 0)
    throw new TypeFault('the body of a pure function is one return of a value', member.name.span);
  const { type } = env.results[0]!;
  return converted(env, checkExpression(env, value, type), type);
}

export function declarePredicate(
  env: Environment,
  member: PredicateMember,
  id: string,
  belonging: Belonging = alone,
): PredicateInfo {
  const parameters = parameterVariables(env, member.receiver, member.parameters, belonging);
  const around = { ...inner(env), level: env.level + 1, isGhost: true };
  for (const variable of parameters) declare(around, variable);
  const { body } = member;
  return {
    ...{ id, name: member.name.name, span: member.span, parameters },
    ...{ interface: belonging.interface, isLibrary: env.isLibrary, hasBody: body !== null },
    body: lazy(() => body && converted(around, checkExpression(around, body, boolean), boolean)),
    shared: null,
  };
}
