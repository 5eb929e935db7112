import { carriedBy } from './contract.ts';
import { levelsOf } from './levels.ts';
import type { Span } from '../../base/span.ts';
import type {
  Clause,
  Expression as Syntax,
  Name,
  Statement as Node,
  TypeMember,
  VariableMember,
} from '../language/node.ts';
import { checkBinary } from './binary.ts';
import { constantOf } from './constant.ts';
import { converted, defaulted } from './convert.ts';
import { TypeFault, Unsupported } from './fault.ts';
import type { Expression, Statement, Variable, Type } from './model.ts';
import { resolveType } from './resolve-type.ts';
import { definesFunction, meansFunction } from './function-name.ts';
import { declare, find, newVariable, type Environment } from './scope.ts';
import { boolean, underlying } from './type.ts';
import { checkExpression } from './rules.ts';
import { noCommunication } from './ghost.ts';
import { refuseTwice } from './late.ts';

type Assignment = Node & { readonly kind: 'assign' | 'step' };

export function checkAssignment(env: Environment, node: Assignment): readonly Statement[] {
  const { span } = node;
  if (node.kind === 'step') {
    const right: Syntax = { kind: 'integer', value: 1n, span };
    return [operation(env, node.operand, node.by === 1 ? '+' : '-', right, span)];
  }
  if (node.operator !== null)
    return [operation(env, node.left[0]!, node.operator, node.right[0]!, span)];
  const entry = mapEntry(env, node.left, node.right[0], span);
  if (entry !== null) return [entry];
  const left = node.left.map((one) => target(env, one));
  const ghosts = node.left.map((one) => isGhostName(env, one));
  const right = valuesFor(
    env,
    node.right,
    left.map((one) => one?.type ?? null),
    span,
    ghosts,
  );
  refuseGhostResults(env, right, left, ghosts);
  return [{ kind: 'assign', left, right, span }];
}

/** What is assigned to a ghost variable is ghost code, with or without the word. */
function isGhostName(env: Environment, syntax: Syntax): boolean {
  const entity = syntax.kind === 'name' ? find(env.scope, syntax.name) : null;
  return entity?.kind === 'variable' && entity.isGhost;
}

function ghostly(env: Environment, isGhost: boolean | undefined): Environment {
  return isGhost === true && !env.isGhost ? { ...env, isGhost } : env;
}

/** Of several results each ghost one goes to a ghost variable. */
function refuseGhostResults(
  env: Environment,
  right: readonly Expression[],
  left: readonly (Expression | null)[],
  ghosts: readonly boolean[],
): void {
  const results = ghostResults(right);
  left.forEach((one, index) => {
    if (env.isGhost || one === null || results[index] !== true || ghosts[index] === true) return;
    throw new TypeFault('a ghost result goes to a ghost variable', one.span);
  });
}

function ghostResults(values: readonly Expression[]): readonly (boolean | undefined)[] {
  const [only] = values;
  if (values.length !== 1 || only?.kind !== 'call' || only.type.kind !== 'tuple') return [];
  return only.function.results.map(({ isGhost }) => isGhost);
}

function operation(
  outer: Environment,
  place: Syntax,
  operator: (Syntax & { kind: 'binary' })['operator'],
  operand: Syntax,
  span: Span,
): Statement {
  const env = ghostly(outer, isGhostName(outer, place));
  const sum: Syntax = { kind: 'binary', operator, left: place, right: operand, span };
  const entry = mapEntry(env, [place], sum, span, true);
  if (entry !== null) return entry;
  const left = target(env, place);
  if (left !== null) refuseTwice(left);
  if (left === null) throw new TypeFault('cannot use _ as a value', span);
  const value = checkBinary(env, sum, null);
  return { kind: 'assign', left: [left], right: [converted(env, value, left.type)], span };
}

/** m[k] = v changes what the map holds as a whole. */
function mapEntry(
  env: Environment,
  left: readonly Syntax[],
  right: Syntax | undefined,
  span: Span,
  isRead = false,
): Statement | null {
  const at = left.map((one) => (one.kind === 'index' ? lookupAt(env, one) : null));
  const [entry] = at;
  if (at.every((one) => one === null)) return null;
  if (entry === null || entry === undefined || at.length > 1 || right === undefined)
    throw new Unsupported('an assignment to a map among others', span);
  const { operand, key, type } = entry;
  if (env.isGhost) throw new TypeFault('ghost code changes only ghost variables', span);
  refuseTwice(isRead ? entry : operand);
  const value = converted(env, checkExpression(env, right, type), type);
  const whole: Expression = { kind: 'update', operand, key, value, type: operand.type, span };
  return { kind: 'assign', left: [operand], right: [whole], span };
}

function lookupAt(env: Environment, syntax: Syntax): (Expression & { kind: 'lookup' }) | null {
  const found = checkExpression(env, syntax);
  return found.kind === 'lookup' && found.operand.kind === 'dereference' ? found : null;
}

/** What is assigned to; null for the blank. */
function target(env: Environment, syntax: Syntax): Expression | null {
  if (syntax.kind === 'name' && syntax.name === '_') return null;
  const place = checkExpression(ghostly(env, isGhostName(env, syntax)), syntax);
  const root = rootOf(place);
  if (root === null && env.isGhost)
    throw new TypeFault('ghost code changes only ghost variables', syntax.span);
  if (root !== null) {
    root.isAssigned = true;
    const entity = find(env.scope, root.name);
    if (env.isGhost && entity?.kind === 'variable' && !entity.isGhost)
      throw new TypeFault(
        `ghost code changes only ghost variables, and ${root.name} is none`,
        syntax.span,
      );
  }
  const isPlace = ['variable', 'field', 'element', 'dereference'].includes(place.kind);
  if (!isPlace) throw new TypeFault('cannot assign to this', syntax.span);
  return place;
}

function rootOf(place: Expression): Variable | null {
  if (place.kind === 'variable') return place.variable;
  if (place.kind === 'field') return rootOf(place.operand);
  if (place.kind === 'element' && underlying(place.operand.type).kind === 'array')
    return rootOf(place.operand);
  return null;
}

/** As many values as wanted, or one expression that gives them all. */
function valuesFor(
  outer: Environment,
  syntax: readonly Syntax[],
  types: readonly (Type | null)[],
  span: Span,
  ghosts: readonly boolean[] = [],
): readonly Expression[] {
  if (syntax.length === types.length)
    return syntax.map((one, index) => {
      const env = ghostly(outer, ghosts[index]);
      const type = types[index] ?? null;
      const value = checkExpression(env, one, type);
      if (value.kind === 'receive') noCommunication(env, span);
      return type === null ? settled(value) : converted(env, value, type);
    });
  if (syntax.length !== 1) throw new TypeFault('assignment mismatch', span);
  return [several(outer, checkExpression(outer, syntax[0]!), types.length)];
}

function settled(value: Expression): Expression {
  if (value.type.kind === 'nil') throw new TypeFault('use of untyped nil', value.span);
  return defaulted(value);
}

/** `v, ok := <-c`, `v, ok := x.(T)` and calls with several results. */
function several(env: Environment, value: Expression, count: number): Expression {
  if (value.kind === 'call' && value.type.kind === 'tuple' && value.type.elements.length === count)
    return value;
  const pair: Type = { kind: 'tuple', elements: [value.type, boolean] };
  if (count === 2 && value.kind === 'receive') {
    noCommunication(env, value.span);
    return { ...value, commaOk: true, type: pair };
  }
  if (count === 2 && (value.kind === 'assertion' || value.kind === 'lookup'))
    return { ...value, commaOk: true, type: pair };
  throw new TypeFault('assignment mismatch', value.span);
}

function tupleTypes(values: readonly Expression[]): readonly Type[] {
  const [only] = values;
  if (values.length === 1 && only?.type.kind === 'tuple') return only.type.elements;
  return values.map(({ type }) => type);
}

export function checkDefinition(
  env: Environment,
  node: Node & { kind: 'define' },
  clauses: readonly Clause[] = [],
): readonly Statement[] {
  const { span } = node;
  const meant = definesFunction(env, node, clauses);
  if (meant !== null) return meant;
  if (clauses.length > 0) return withClauses(env, checkDefinition(env, node), clauses);
  const names = node.left.map((one) => {
    if (one.kind !== 'name') throw new TypeFault('only names are defined with :=', one.span);
    return one;
  });
  const values = valuesFor(
    env,
    node.right,
    names.map((name) => knownType(env, name)),
    span,
    names.map((name) => knownType(env, name) !== null && isGhostName(env, name)),
  );
  const types = tupleTypes(values);
  const ghosts = ghostResults(values);
  const statements: Statement[] = [];
  const left = names.map((name, index) => {
    if (name.name === '_') return null;
    const known = env.scope.names.get(name.name);
    if (known?.kind === 'function')
      throw new Unsupported('a function that is defined again', name.span);
    if (known?.kind === 'variable') {
      const place = target(env, name);
      if (!isGhostName(env, name))
        refuseGhostResults(env, values, [...Array<null>(index).fill(null), place], []);
      return place;
    }
    const variable = newVariable(name.name, types[index]!, name.span, name.isShared);
    statements.push({ kind: 'declare', variable, value: null, span });
    return { variable };
  });
  const [value] = values;
  if (left.length === 1 && left[0] !== null && 'variable' in left[0]! && statements.length === 1) {
    const { variable } = statements[0] as Statement & { kind: 'declare' };
    declare(env, variable);
    return [{ kind: 'declare', variable, value: value!, span }];
  }
  left.forEach((one, index) => {
    if (one !== null && 'variable' in one && !('kind' in one))
      declare(env, one.variable, env.isGhost || ghosts[index] === true);
  });
  const places = left.map((one): Expression | null =>
    one === null
      ? null
      : 'kind' in one
        ? one
        : { kind: 'variable', variable: one.variable, type: one.variable.type, span },
  );
  return [...statements, { kind: 'assign', left: places, right: values, span }];
}

/** Something is made, and the clauses say what it carries and which level it has. */
function withClauses(
  env: Environment,
  made: readonly Statement[],
  clauses: readonly Clause[],
): readonly Statement[] {
  const levels = clauses.filter(({ kind }) => kind === 'level');
  const others = clauses.filter(({ kind }) => kind !== 'level');
  const statements = others.length > 0 ? withCarried(env, made, others) : made;
  if (levels.length === 0) return statements;
  const [only] = made;
  if (made.length !== 1 || only?.kind !== 'declare')
    throw new TypeFault('one new channel, waitgroup or lock is wanted here', levels[0]!.span);
  return [...statements, levelsOf(env, only, levels)];
}

/** One channel is made, of which one clause says what it carries. */
function withCarried(
  env: Environment,
  made: readonly Statement[],
  clauses: readonly Clause[],
): readonly Statement[] {
  const [only] = made;
  const value = only?.kind === 'declare' ? only.value : null;
  if (made.length !== 1 || clauses.length !== 1 || value?.kind !== 'make-channel')
    throw new TypeFault('one make of a channel is wanted behind this clause', clauses[0]!.span);
  const said = { ...only, value: { ...value, isSaid: true } } as Statement;
  return [said, carriedHere(env, clauses[0]!)];
}

/** `carries c: v > 0` before `c := make(chan int)` */
function carriedHere(env: Environment, clause: Clause): Statement {
  const { span } = clause;
  if (clause.kind !== 'carries')
    throw new TypeFault('only carries and level may stand before a definition', span);
  const carried = carriedBy({ ...env, isGhost: true }, clause);
  return { kind: 'carries', carried, span };
}

function knownType(env: Environment, name: Name): Type | null {
  const known = env.scope.names.get(name.name);
  return known?.kind === 'variable' ? known.variable.type : null;
}

/** `var` and `const` in a function. */
export function checkDeclaration(
  env: Environment,
  members: readonly (VariableMember | TypeMember)[],
  clauses: readonly Clause[] = [],
): readonly Statement[] {
  if (clauses.length > 0) return withClauses(env, checkDeclaration(env, members), clauses);
  return members.flatMap((member) => {
    if (member.kind === 'type') throw new Unsupported('a type declared in a function', member.span);
    if (member.kind === 'constant') {
      declareConstant(env, member);
      return [];
    }
    return variableLine(env, member);
  });
}

export function declareConstant(env: Environment, member: VariableMember): void {
  const type = member.type && resolveType(env, member.type);
  member.names.forEach((name, index) => {
    const value = member.values[index];
    const constant = value === undefined ? null : constantOf(env, value, BigInt(member.iota));
    if (constant === null) throw new Unsupported('this constant', name.span);
    const kind =
      typeof constant === 'bigint'
        ? 'untyped'
        : typeof constant === 'boolean'
          ? 'boolean'
          : 'string';
    env.scope.names.set(name.name, { kind: 'constant', value: constant, type: type ?? { kind } });
  });
}

function variableLine(env: Environment, member: VariableMember): readonly Statement[] {
  const { span, names } = member;
  const type = member.type && resolveType(env, member.type);
  const make = (name: Name, its: Type): Variable =>
    newVariable(name.name, its, name.span, name.isShared);
  if (member.values.length === 0) {
    if (type === null) throw new TypeFault('a type or a value is missing', span);
    return names.map((name) => ({
      kind: 'declare',
      variable: declare(env, make(name, type)),
      value: null,
      span,
    }));
  }
  const [first] = names;
  const meant =
    type === null && names.length === 1 ? meansFunction(env, first!, member.values, []) : null;
  if (meant !== null) return meant;
  const values = valuesFor(
    env,
    member.values,
    names.map(() => type),
    span,
  );
  const types = tupleTypes(values);
  const variables = names.map((name, index) => make(name, type ?? types[index]!));
  for (const variable of variables) declare(env, variable);
  const [only] = variables;
  if (values.length === 1 && names.length === 1 && only !== undefined)
    return [{ kind: 'declare', variable: only, value: values[0]!, span }];
  const left = variables.map((variable): Expression => ({
    kind: 'variable',
    variable,
    type: variable.type,
    span,
  }));
  const declared = variables.map((variable): Statement => ({
    kind: 'declare',
    variable,
    value: null,
    span,
  }));
  return [...declared, { kind: 'assign', left, right: values, span }];
}
