import { dereference } from './place.ts';
import { binaryOf, readOf } from './build.ts';
import { closesSome } from '../language/changes.ts';
import type {
  AnnotatedFile,
  Clause,
  FunctionMember,
  ImplementsMember,
  Member,
  PredicateMember,
  VariableMember,
} from '../language/node.ts';
import { parseAnnotated } from '../language/parse.ts';
import { declareConstant } from './assignment.ts';
import { calledIn } from './children.ts';
import { checkConstructor } from './composite.ts';
import { declarePredicate, functionRule } from './declare.ts';
import { declareFunction } from './rules.ts';
import { packageVariable } from './package-variable.ts';
import { bodyRule, statementRule } from './statement.ts';
import { expressionRule } from './expression.ts';
import { checkExpression } from './rules.ts';
import { converted } from './convert.ts';
import { declareTypes, fillTypes, prefixOf } from './declare-types.ts';
import { TypeFault, Unsupported } from './fault.ts';
import { orFault, unreadFunction, type Fault } from './unread.ts';
import { methodsOf } from './implementation.ts';
import { channelText, libraryTexts } from './library.ts';
import type {
  ChannelMembers,
  Expression,
  FunctionInfo,
  PredicateInfo,
  Program,
  NamedType,
  Type,
} from './model.ts';
import { basicTypes, channelScope, resolveType } from './resolve-type.ts';
import {
  declareOnce,
  find,
  inner,
  newVariable,
  openScope,
  type Checker,
  type Environment,
  type Scope,
  type Rules,
} from './scope.ts';
import { baseOf, boolean, typeKey, underlying } from './type.ts';

const rules: Rules = {
  expression: expressionRule,
  constructor: checkConstructor,
  statement: statementRule,
  body: bodyRule,
  function: functionRule,
  predicate: declarePredicate,
};

/** Names to what they mean, types to everything. Throws a TypeFault where the text is wrong. */
export function checkProgram(file: AnnotatedFile): Program {
  const universe = openScope(null);
  for (const [name, type] of basicTypes) universe.names.set(name, { kind: 'type', type });
  const c: Checker = {
    ...{ functions: [], predicates: [], implementations: new Map(), guards: [] },
    ...{
      escapedFields: new Set(),
      captured: new Set(),
      calledPure: new Map(),
      unchanged: new Set(),
      anyFunctions: new Map(),
      messages: new Map(),
      packages: new Map(),
      channels: new Map(),
      universe,
    },
    ...{ load: loadLibrary, rules, countsDebts: false, usesLevels: false },
    ...{ saysSpawns: false, fresh: 0, checksOverflow: file.checksOverflow },
    text: file.text,
    tokens: file.tokens,
  };
  const builtin = loadLibrary(c, 'builtin', libraryTexts.get('builtin')!, universe);
  universe.names.set('error', builtin.names.get('error')!);
  c.packages.set('errors', loadLibrary(c, 'errors', libraryTexts.get('errors')!, universe));
  const sync = loadLibrary(c, 'sync', libraryTexts.get('sync')!, universe);
  c.packages.set('sync', sync);
  universe.names.set('PredTrue', sync.names.get('PredTrue')!);
  const scope = openScope(universe);
  for (const path of file.imports) importPackage(c, scope, path);
  const env = environment(c, scope, false);
  declareMembers(env, file.members, null);
  for (const one of c.functions) readAhead(one);
  // A literal and the function around it see each other's assignments.
  for (const one of c.captured) if (one.isAssigned) one.isShared = true;
  refuseGhostCode(c);
  shareInterfacePredicates(c);
  return programOf(c, file);
}

const channelWords =
  /\b(SendChannel|RecvChannel|SendGivenPerm|RecvGotPerm|IsChannel)\b|\.Init\(.*[{<]/;
const waitGroupWords =
  /\b(WaitGroupP|WaitGroupStarted|UnitDebt|GenerateTokenAndDebt|PayDebt|SetWaitMode)\b/;
const mutexWords = /\b(SetInv|LockP|UnlockP|LockInv)\b/;

function programOf(c: Checker, file: AnnotatedFile): Program {
  const { text, packageName, checksOverflow, unread } = file;
  const { functions, predicates, guards, messages, escapedFields, countsDebts } = c;
  const { usesLevels, saysSpawns, unchanged } = c;
  const nothing = find(c.universe, 'PredTrue');
  if (nothing?.kind !== 'predicate') throw new Error('the library lacks PredTrue');
  return {
    ...{ functions, predicates, guards, messages, escapedFields, countsDebts },
    ...{ usesLevels, saysSpawns, packageName, checksOverflow, unread, unchanged },
    closesChannels: closesSome(file.tokens),
    implementations: [...c.implementations.values()],
    usesChannelPermissions: channelWords.test(text),
    usesWaitGroupPermissions: waitGroupWords.test(text),
    usesMutexPermissions: mutexWords.test(text),
    channel: (element) => channelMembers(c, element),
    promisesNothing: nothing.predicate,
  };
}

function channelMembers(c: Checker, element: Type): ChannelMembers {
  const predicates = new Map<string, PredicateInfo>();
  const functions = new Map<string, FunctionInfo>();
  for (const [name, entity] of channelScope(c, element, channelText).names) {
    const own = name.replace(/^chan\./, '');
    if (entity.kind === 'predicate') predicates.set(own, entity.predicate);
    if (entity.kind === 'function') functions.set(own, entity.function);
  }
  return { predicates, functions };
}

function environment(checker: Checker, scope: Scope, isLibrary: boolean): Environment {
  const flags = {
    isGhost: false,
    isGhostFunction: false,
    isGhostLoop: false,
    isInLoop: false,
    isLibrary,
  };
  return { checker, scope, level: 0, results: [], captured: null, ...flags };
}

function importPackage(c: Checker, scope: Scope, path: string): void {
  const name = path.split('/').at(-1)!;
  const known = c.packages.get(path);
  scope.names.set(
    name,
    known === undefined
      ? { kind: 'unsupported', what: `the package ${path}` }
      : { kind: 'package', scope: known },
  );
}

function loadLibrary(c: Checker, name: string, text: string, outer: Scope): Scope {
  const file = parseAnnotated(`${name}.gobra`, text);
  const scope = openScope(outer);
  declareMembers(environment(c, scope, true), file.members, name);
  return scope;
}

/** Bodies are read lazily; all of them have to be known before anything is verified. */
function readAhead(one: FunctionInfo): void {
  // What is wrong or not supported is said where the function is verified.
  for (const part of [one.contract, one.body, one.value]) orFault<unknown>(part);
}

function refuseGhostCode({ calledPure }: Checker): void {
  for (const [target, span] of calledPure) {
    const called = new Set<FunctionInfo>();
    const read = orFault(target.value);
    if ('value' in read && read.value !== null) calledIn(read.value, called);
    for (const one of called)
      if (one.isGhost)
        throw new TypeFault(
          `the program itself does not use ${target.name}, which calls the ghost function ${one.name}`,
          span,
        );
  }
}

function declareMembers(
  env: Environment,
  members: readonly Member[],
  library: string | null,
): void {
  const types = members.filter((one) => one.kind === 'type');
  const prefix = prefixOf(library);
  const named = declareTypes(env, types, library);
  for (const member of members) if (member.kind === 'constant') constantMember(env, member);
  fillTypes(env, types, named);
  for (const member of members) {
    if (member.kind === 'function') functionMember(env, member, prefix);
    if (member.kind === 'predicate') predicateMember(env, member, prefix);
    if (member.kind === 'variable') variableMember(env, member);
  }
  for (const member of members) if (member.kind === 'implements') implementation(env, member);
  types.forEach((member, index) => {
    if (member.type.kind === 'struct-type' && named[index]!.underlying !== null)
      for (const clause of member.type.clauses) guard(env, named[index]!, clause);
  });
}

function variableMember(env: Environment, member: VariableMember): void {
  member.names.forEach(({ name }, at) => {
    const read = orFault(() => packageVariable(env, member, at));
    const unread = { kind: 'unsupported', what: `the package's variable ${name}` } as const;
    env.scope.names.set(name, 'fault' in read ? unread : read.value);
  });
}

function constantMember(env: Environment, member: VariableMember): void {
  const read = orFault(() => {
    declareConstant(env, member);
  });
  if ('fault' in read)
    for (const { name } of member.names)
      env.scope.names.set(name, { kind: 'unsupported', what: `the constant ${name}` });
}

function functionMember(env: Environment, member: FunctionMember, prefix: string): void {
  const { name } = member;
  const read = orFault(() => {
    if (member.unread?.isWhole === true) throw member.unread.fault;
    const receiver = member.receiver && resolveType(env, member.receiver.type);
    const own = receiver === null ? prefix : `${typeKey(receiver)}.`;
    return { receiver, made: declareFunction(env, member, `${own}${name.name}`) };
  });
  if ('fault' in read) {
    return unreadMember(env, member, prefix, read.fault);
  }
  const { receiver, made } = read.value;
  env.checker.functions.push(made);
  if (receiver === null)
    return declareOnce(env.scope, name.name, name.span, { kind: 'function', function: made });
  attach(env, receiver, name.name, made, null, name.span);
}

/** Who calls it is open, too. */
function unreadMember(
  env: Environment,
  member: FunctionMember,
  prefix: string,
  fault: Fault,
): void {
  const { name, receiver } = member;
  const type = receiver && orFault(() => resolveType(env, receiver.type));
  const of = type !== null && 'value' in type ? type.value : null;
  const own = of === null ? prefix : `${typeKey(of)}.`;
  env.checker.functions.push(unreadFunction(env, member, `${own}${name.name}`, fault));
  const what = `the function ${name.name}`;
  if (receiver === null)
    declareOnce(env.scope, name.name, name.span, { kind: 'unsupported', what });
  else if (of !== null) baseOf(of)?.unread.add(name.name);
}

function predicateMember(env: Environment, member: PredicateMember, prefix: string): void {
  const { name } = member;
  if (member.unread !== undefined) {
    const entity = { kind: 'unsupported', what: `the predicate ${name.name}` } as const;
    if (member.receiver === null) declareOnce(env.scope, name.name, name.span, entity);
    else baseOf(resolveType(env, member.receiver.type))?.unread.add(name.name);
    return;
  }
  if (member.receiver === null) {
    const made = declarePredicate(env, member, `${prefix}${name.name}`);
    env.checker.predicates.push(made);
    return declareOnce(env.scope, name.name, name.span, { kind: 'predicate', predicate: made });
  }
  const receiver = resolveType(env, member.receiver.type);
  const made = declarePredicate(env, member, `${typeKey(receiver)}.${name.name}`);
  env.checker.predicates.push(made);
  attach(env, receiver, name.name, null, made, name.span);
}

/** Methods and predicates of a declared type; of a channel, in its library, under `chan.name`. */
function attach(
  env: Environment,
  receiver: Type,
  name: string,
  made: FunctionInfo | null,
  predicate: PredicateInfo | null,
  span: FunctionMember['span'],
): void {
  const base = baseOf(receiver);
  if (base === null) {
    if (receiver.kind !== 'channel') throw new TypeFault('a receiver needs a declared type', span);
    if (made !== null)
      declareOnce(env.scope, `chan.${name}`, span, { kind: 'function', function: made });
    if (predicate !== null)
      declareOnce(env.scope, `chan.${name}`, span, { kind: 'predicate', predicate });
    return;
  }
  if (base.methods.has(name) || base.predicates.has(name))
    throw new TypeFault(`${name} redeclared`, span);
  if (made !== null) base.methods.set(name, made);
  if (predicate !== null) base.predicates.set(name, predicate);
}

function implementation(env: Environment, member: ImplementsMember): void {
  const type = resolveType(env, member.type);
  const target = resolveType(env, member.interface);
  const { span } = member;
  if (target.kind !== 'named' || underlying(target).kind !== 'interface')
    throw new TypeFault('a declared interface is wanted here', member.interface.span);
  const base = baseOf(type);
  if (base === null) throw new TypeFault('a declared type is wanted here', member.type.span);
  for (const { name, target: meant } of member.aliases) {
    const entity = meant.kind === 'name' ? find(env.scope, meant.name) : null;
    if (entity?.kind !== 'predicate')
      throw new Unsupported('this predicate of an implementation', meant.span);
    base.predicates.set(name.name, entity.predicate);
  }
  const proofs = new Map<string, FunctionInfo>();
  const methods = underlying(target);
  for (const method of member.methods) {
    const wanted = methods.kind === 'interface' ? methods.methods.map(({ name }) => name) : [];
    const name = wanted.find(
      (one) => one === method.name.name || `${one}PROOF` === method.name.name,
    );
    if (name === undefined)
      throw new TypeFault(`${target.name} has no method ${method.name.name}`, method.name.span);
    proofs.set(name, declareFunction(env, method, `${typeKey(type)}.${name} for ${target.name}`));
  }
  const key = `${typeKey(type)} implements ${target.name}`;
  const named = methodsOf(env, type, target, span);
  env.checker.implementations.set(key, {
    ...{ type, interface: target, span, proofs, methods: named, isWritten: true },
  });
}

/** A predicate that an implementation defines is kept under the interface's name and value. */
function shareInterfacePredicates(c: Checker): void {
  for (const { type, interface: target } of c.implementations.values()) {
    const under = underlying(target);
    if (under.kind !== 'interface') continue;
    for (const { name, parameters } of under.predicates) {
      const own = baseOf(type)?.predicates.get(name);
      const shape = parameters
        .slice(1)
        .map((one) => typeKey(one.type))
        .join(',');
      if (own !== undefined) own.shared = `${name}(${shape})`;
    }
  }
}

/** guards mu: n, m; n >= 0. What the lock protects belongs to it from the beginning. */
function guard(env: Environment, owner: NamedType, clause: Clause): void {
  const { span } = clause;
  if (clause.kind !== 'guards') throw new Unsupported(`${clause.kind} in a struct`, span);
  const struct = underlying(owner);
  const [lock] = clause.expressions;
  if (struct.kind !== 'struct') return;
  const isField = struct.fields.some((one) => lock?.kind === 'name' && one.name === lock.name);
  if (lock?.kind !== 'name' || !isField)
    throw new TypeFault('the name of a lock is wanted here', span);
  const receiver = newVariable('this', { kind: 'pointer', element: owner }, span);
  const self = dereference(readOf(receiver, span), span);
  const around = { ...inner(env), isGhost: true };
  for (const field of struct.fields) {
    const meaning: Expression = {
      ...{ kind: 'field', operand: self, owner: struct, field, type: field.type, span },
    };
    around.scope.names.set(field.name, { kind: 'alias', meaning });
  }
  const access = clause.names.map((name): Expression => {
    const target = checkExpression(around, name);
    if (target.kind !== 'field') throw new TypeFault('the name of a field is wanted', name.span);
    return { kind: 'access', target, permission: null, type: boolean, span: name.span };
  });
  const { condition } = clause;
  const said =
    condition === null
      ? []
      : [converted(around, checkExpression(around, condition, boolean), boolean)];
  const [first, ...more] = [...access, ...said];
  if (first === undefined) throw new TypeFault('guards names what it protects', span);
  const invariant = more.reduce((left, right) => binaryOf('&&', left, right), first);
  env.checker.escapedFields.add(`${struct.id}.${lock.name}`);
  env.checker.guards.push({ owner, lock: lock.name, receiver, invariant, span });
}
