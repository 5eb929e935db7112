import type { Clause, FunctionMember, Parameter, PredicateMember } from '../language/node.ts';
import { integerRange } from '../../go/types/constants.ts';
import { binaryOf, integerOf, readOf } from './build.ts';
import { checkContract } from './contract.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type {
  Assertion,
  Contract,
  Expression,
  FunctionInfo,
  PredicateInfo,
  Variable,
  Type,
} from './model.ts';
import { resolveType } from './resolve-type.ts';
import { declare, inner, newVariable, type Environment, type Belonging } from './scope.ts';
import { checkBlock } from './statement.ts';
import { boolean, underlying } from './type.ts';
import { checkExpression } from './rules.ts';
import { converted } from './convert.ts';
import { orFault } from './unread.ts';

const alone: Belonging = { self: null, interface: null };

/** Read once: a second reading would find the names of the first. */
function lazy<T>(make: () => T): () => T {
  let made: ReturnType<typeof orFault<T>> | null = null;
  return () => {
    made ??= orFault(make);
    if ('fault' in made) throw made.fault;
    return made.value;
  };
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
  const inside = member.isPure ? { ...around, ...free, isPureBody: !isGhost } : around;
  if (member.isPure) for (const one of [...parameters, ...results]) one.isUnbounded = true;
  const body = lazy(() => {
    if (member.unread !== undefined) throw member.unread.fault;
    return member.body === null ? [] : checkBlock(inside, member.body.statements);
  });
  const read = (where: Environment): Contract => {
    refuseCopiedLocks(parameters);
    const contract = contractOf(where, member.contract);
    const isBounded = member.isPure && !isGhost && env.checker.checksOverflow;
    if (!isBounded) return contract;
    return { ...contract, requires: [...parameters.flatMap(ofItsType), ...contract.requires] };
  };
  const names = new Map(around.scope.names);
  const given = givenTwins(parameters);
  const plain = lazy(() => read(around));
  const apart = lazy(() => read(withTwins(around, names, given())));
  return {
    ...{ id, name: member.name.name, span: member.span, isPure: member.isPure, isGhost },
    nameSpan: member.name.span,
    ...{ isTrusted: member.isTrusted, parameters, results },
    hasReceiver: member.receiver !== null || belonging.self !== null,
    isVariadic: member.parameters.at(-1)?.isVariadic ?? false,
    ...{ interface: belonging.interface, isLibrary: env.isLibrary },
    hasBody: member.body !== null || member.unread !== undefined,
    captured,
    given,
    contract: () => (given().size === 0 ? plain() : apart()),
    body,
    value: lazy(() => (member.isPure ? pureValue(inside, member) : null)),
  };
}

/** A parameter whose address is taken lives in memory, but who calls gives its value. Known when all bodies are read. */
function givenTwins(parameters: readonly Variable[]): FunctionInfo['given'] {
  const twins = new Map<Variable, Variable>();
  return () => {
    for (const one of parameters)
      if (one.isShared && !twins.has(one)) twins.set(one, { ...one, isShared: false });
    return twins;
  };
}

/** The contract is read again with the values for the parameters. */
function withTwins(
  around: Environment,
  names: Environment['scope']['names'],
  twins: ReadonlyMap<Variable, Variable>,
): Environment {
  const scope = { parent: around.scope.parent, names: new Map(names) };
  for (const [name, entity] of names) {
    const twin = entity.kind === 'variable' ? twins.get(entity.variable) : undefined;
    if (entity.kind === 'variable' && twin !== undefined)
      scope.names.set(name, { ...entity, variable: twin });
  }
  return { ...around, scope };
}

/** Of a pure function contracts may ask with any integers: it is one of those that its parameter has room for. */
function ofItsType(one: Variable): readonly Assertion[] {
  const { type, span } = one;
  const under = underlying(type);
  const range = under.kind === 'integer' ? integerRange(under.name) : null;
  if (range === null || one.name === '' || one.name === '_') return [];
  const value = readOf(one, span);
  const [least, most] = range.map((each): Expression => ({ ...integerOf(each, span), type }));
  const expression = binaryOf('&&', binaryOf('<=', least!, value), binaryOf('<=', value, most!));
  return [{ expression, span }];
}

/** A copy of a lock or waitgroup is another one. */
function refuseCopiedLocks(parameters: readonly Variable[]): void {
  for (const { type, name, span } of parameters)
    if (type.kind === 'named' && type.library === 'sync' && underlying(type).kind === 'struct')
      throw new Unsupported(`the copy of a ${type.name} in ${name}`, span);
}

function contractOf(env: Environment, clauses: readonly Clause[]) {
  return checkContract({ ...env, isGhost: true, isSignature: true }, clauses);
}

/** A pure function is one `return`. */
function pureValue(env: Environment, member: FunctionMember): Expression | null {
  if (member.unread !== undefined) throw member.unread.fault;
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
