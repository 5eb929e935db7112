import { unreachable } from '../../base/unreachable.ts';
import { isConnective, isPermissionForm } from '../check/roles.ts';
import { Unsupported } from '../check/fault.ts';
import type { Expression, PredicateInfo, Type } from '../check/model.ts';
import { typeKey, underlying } from '../check/type.ts';
import { box, sortOf } from '../state/sorts.ts';
import { not, printTerm, type Term } from '../state/term.ts';
import { withLocal } from '../state/state.ts';
import { looking, when, type Context } from './context.ts';
import { cellOf, isScalar, partsOf } from './place.ts';
import { evaluate } from './rules.ts';
import { bind } from './bind.ts';

/** A permission to one cell, or under binders to one cell for each of their values. */
export interface Atom {
  readonly resource: string;
  readonly keys: readonly Term[];
  readonly keySorts: readonly Term[];
  readonly valueSort: Term;
  readonly permission: Expression | 'wildcard' | null;
  /** A cell of memory: there is only one whole of it. */
  readonly isMemory: boolean;
  /** An instance of a predicate that an interface declares. */
  readonly isOfInterface?: boolean;
  readonly span: Expression['span'];
}

interface Visitor {
  readonly atom: (ctx: Context, atom: Atom) => void;
  readonly pure: (ctx: Context, e: Expression) => void;
  /** Checks look at any one value of a bound variable, as a constant. */
  readonly asConstants: boolean;
}

function hasPermissions(e: Expression): boolean {
  if (isPermissionForm(e)) return true;
  if (!isConnective(e)) return false;
  switch (e.kind) {
    case 'binary':
      return (
        (e.operator === '&&' || e.operator === '==>') &&
        (hasPermissions(e.left) || hasPermissions(e.right))
      );
    case 'conditional':
      return hasPermissions(e.then) || hasPermissions(e.otherwise);
    case 'quantifier':
    case 'let':
    case 'unfolding':
      return hasPermissions(e.body);
    default:
      return unreachable(e);
  }
}

/** From left to right; what is read under a binder or a condition knows of it. */
export function walk(ctx: Context, e: Expression, visitor: Visitor): void {
  if (e.kind === 'binary' && e.operator === '&&') {
    walk(ctx, e.left, visitor);
    // On the right the left side holds already: it was shown or assumed just before.
    return walk(ctx, e.right, visitor);
  }
  if (!hasPermissions(e) && !isUniversal(e)) return visitor.pure(ctx, e);
  if (e.kind === 'access') return accessAtoms(ctx, e.target, e.permission, visitor);
  if (isPermissionForm(e)) return accessAtoms(ctx, e, null, visitor);
  if (!isConnective(e)) throw new Unsupported('a permission here', e.span);
  switch (e.kind) {
    case 'binary':
      if (e.operator !== '==>') throw new Unsupported('a permission here', e.span);
      return walk(when(ctx, evaluate(ctx, e.left)), e.right, visitor);
    case 'conditional': {
      const condition = evaluate(ctx, e.condition);
      walk(when(ctx, condition), e.then, visitor);
      return walk(when(ctx, not(condition)), e.otherwise, visitor);
    }
    case 'quantifier': {
      if (e.quantifier === 'exists') throw new Unsupported('a permission under exists', e.span);
      if (!hasPermissions(e) && !visitor.asConstants) return visitor.pure(ctx, e);
      return walk(bind(ctx, e.variables, visitor.asConstants).inside, e.body, visitor);
    }
    case 'let': {
      const value = evaluate(ctx, e.value);
      return walk(looking(ctx, withLocal(ctx.cell.state, e.variable, value)), e.body, visitor);
    }
    case 'unfolding':
      throw new Unsupported('a permission behind unfolding', e.span);
    default:
      return unreachable(e);
  }
}

function isUniversal(e: Expression): boolean {
  if (e.kind === 'quantifier') return e.quantifier === 'forall';
  if (e.kind === 'binary') return e.operator === '==>' && isUniversal(e.right);
  return false;
}

function accessAtoms(
  ctx: Context,
  target: Expression,
  permission: Atom['permission'],
  visitor: Visitor,
): void {
  const { span } = target;
  if (target.kind === 'instance') {
    const values = target.arguments.map((one) => evaluate(ctx, one));
    return visitor.atom(ctx, { ...instanceCell(ctx, target.predicate, values), permission, span });
  }
  if (target.kind === 'value-instance') {
    const value = evaluate(ctx, target.value);
    const values = target.arguments.map((one) => evaluate(ctx, one));
    const sorts = target.arguments.map((one) => sortOf(ctx.proof.v, one.type));
    return visitor.atom(ctx, { ...valueInstanceCell(value, values, sorts), permission, span });
  }
  if (underlying(target.type).kind === 'slice') return sliceAtoms(ctx, target, permission, visitor);
  if (!isScalar(target.type)) return wholeAtoms(ctx, target, permission, visitor);
  const { resource, keys, sort } = cellOf(ctx, target);
  visitor.atom(ctx, {
    resource,
    keys,
    keySorts: ['Ptr'],
    valueSort: sort,
    permission,
    isMemory: true,
    span,
  });
}

function wholeAtoms(
  ctx: Context,
  target: Expression,
  permission: Atom['permission'],
  visitor: Visitor,
): void {
  if (underlying(target.type).kind === 'array')
    return elementAtoms(ctx, target, permission, visitor);
  for (const part of partsOf(target)) accessAtoms(ctx, part, permission, visitor);
}

/** acc(s) of a slice value that is no place: all its elements. A slice that is a place means its own cell. */
function sliceAtoms(
  ctx: Context,
  target: Expression,
  permission: Atom['permission'],
  visitor: Visitor,
): void {
  const { resource, keys, sort } = cellOf(ctx, target);
  const { span } = target;
  visitor.atom(ctx, {
    resource,
    keys,
    keySorts: ['Ptr'],
    valueSort: sort,
    permission,
    isMemory: true,
    span,
  });
}

function elementAtoms(
  ctx: Context,
  target: Expression,
  permission: Atom['permission'],
  visitor: Visitor,
): void {
  const type = underlying(target.type) as Type & { kind: 'array' };
  const variable = {
    ...{ name: 'element', type: { kind: 'integer', name: 'int' } as const, span: target.span },
    ...{ isShared: false, isAssigned: false, isCaptured: false },
  };
  const { inside } = bind(ctx, [variable], visitor.asConstants);
  const index: Expression = { kind: 'variable', variable, type: variable.type, span: target.span };
  const name = evaluate(inside, index);
  const range: Term = ['and', ['<=', '0', name], ['<', name, String(type.length)]];
  const element: Expression = {
    kind: 'element',
    operand: target,
    index,
    type: type.element,
    span: target.span,
  };
  accessAtoms(when(inside, range), element, permission, visitor);
}

type InstanceCell = Omit<Atom, 'permission' | 'span'>;

/** Instances of an interface's predicate are kept under the interface value, whoever speaks of them. */
export function instanceCell(
  ctx: Context,
  predicate: PredicateInfo,
  values: readonly Term[],
): InstanceCell {
  const { v } = ctx.proof;
  const sorts = predicate.parameters.map(({ type }) => sortOf(v, type));
  const shared = sharedName(predicate);
  const rest = { valueSort: 'Snap', isMemory: false };
  if (shared !== null) {
    const [receiver, ...others] = values;
    const self =
      predicate.interface === null ? box(v, predicate.parameters[0]!.type, receiver!) : receiver!;
    return {
      resource: `shared ${shared}`,
      keys: [self, ...others],
      keySorts: ['Iface', ...sorts.slice(1)],
      ...rest,
      isOfInterface: true,
    };
  }
  if (values.length === 0)
    return { resource: `pred ${predicate.id}`, keys: ['0'], keySorts: ['Int'], ...rest };
  return { resource: `pred ${predicate.id}`, keys: values, keySorts: sorts, ...rest };
}

function sharedName(predicate: PredicateInfo): string | null {
  if (predicate.interface === null) return predicate.shared;
  const shape = predicate.parameters
    .slice(1)
    .map((one) => typeKey(one.type))
    .join(',');
  return `${predicate.name}(${shape})`;
}

export function valueInstanceCell(
  value: Term,
  values: readonly Term[],
  sorts: readonly Term[],
): InstanceCell {
  const resource = `instances ${sorts.map(printTerm).join(' ')}`;
  return {
    resource,
    keys: [value, ...values],
    keySorts: ['PredV', ...sorts],
    valueSort: 'Snap',
    isMemory: false,
  };
}
