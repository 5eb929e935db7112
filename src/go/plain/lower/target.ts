import type { Span } from '../../../base/span.ts';
import type { GoExpression, Name } from '../../syntax/node.ts';
import type { VariableObject } from '../../types/type.ts';
import type { PlainExpression, Place } from '../expression.ts';
import type { LocalId, TypeId } from '../ids.ts';
import { rootLocal, toPlace } from './access.ts';
import { internType, shapeOf, typeOf, withoutParentheses, type Context } from './context.ts';
import { handElsewhere } from './elsewhere.ts';
import { typeOfValue } from './typing.ts';
import { canPanic, readsAny } from './expression-facts.ts';
import { mapParts, type MapParts } from './index-expression.ts';
import { later, ready, type Late } from './late.ts';

/** What is assigned to, its operands evaluated. */
export type Target =
  | { readonly kind: 'blank' }
  | { readonly kind: 'place'; readonly place: Place }
  | ({ readonly kind: 'map'; readonly mapType: TypeId } & MapParts)
  /** Something of a package that we have no text of, as the text names it. */
  | { readonly kind: 'elsewhere'; readonly words: string; readonly place: Place }
  /** A variable that comes into being. */
  | { readonly kind: 'new'; readonly object: VariableObject };

export interface TypedTarget {
  readonly target: Late<Target>;
  /** null takes any. */
  readonly type: TypeId | null;
}

export const isBlank = (expression: GoExpression): boolean =>
  expression.kind === 'name' && expression.name === '_';

const blank: TypedTarget = { target: ready({ kind: 'blank' }), type: null };

export function lowerTarget(context: Context, expression: GoExpression): TypedTarget {
  const inner = withoutParentheses(expression);
  if (isBlank(inner)) return blank;
  const type = typeOf(context, inner);
  if (inner.kind === 'index') {
    const mapType = typeOf(context, inner.operand);
    const shape = shapeOf(context, mapType);
    if (shape.kind === 'map') {
      const parts = mapParts(context, inner, shape.key);
      const target = later(parts, (found): Target => ({ kind: 'map', mapType, ...found }));
      return { target, type: shape.value };
    }
  }
  const access = context.lower.access(context, inner);
  const target = later(access, (found): Target => {
    const place = toPlace(context, found, type, inner.span);
    return found.kind === 'value' && found.value.kind === 'unknown'
      ? { kind: 'elsewhere', words: found.value.words, place }
      : { kind: 'place', place };
  });
  return { target, type };
}

/** On the left of `:=`: the name is new, or known from before. */
export function lowerDefined(context: Context, expression: GoExpression): TypedTarget {
  if (expression.kind !== 'name') return lowerTarget(context, expression);
  if (isBlank(expression)) return blank;
  const object = context.info.definitions.get(expression);
  if (object?.kind !== 'variable') return lowerTarget(context, nameOf(expression));
  return { target: ready({ kind: 'new', object }), type: internType(context, object.type) };
}

const nameOf = (name: Name): GoExpression => name;

export function write(context: Context, target: Target, value: PlainExpression, span: Span): void {
  const { fn } = context;
  switch (target.kind) {
    case 'blank':
      if (canPanic(value)) fn.copy(value, typeOfValue(context, value), span);
      return;
    case 'place':
      return writePlace(context, target.place, value, span);
    case 'elsewhere':
      writePlace(context, target.place, value, span);
      handElsewhere(context, target.words, [value], span);
      return;
    case 'map': {
      const { map, key, mapType } = target;
      return fn.emit({ kind: 'map-set', map, key, value, type: mapType }, span);
    }
    case 'new': {
      const id = declareLocal(context, target.object, span);
      return writeLocal(context, id, value, span);
    }
  }
}

function writePlace(context: Context, place: Place, value: PlainExpression, span: Span): void {
  if (place.kind === 'local') context.fn.assign(place.local, value, span);
  else context.fn.emit({ kind: 'store', place, value }, span);
}

export function writeLocal(
  context: Context,
  id: LocalId,
  value: PlainExpression,
  span: Span,
): void {
  const { fn } = context;
  if (!fn.local(id).boxed) return fn.assign(id, value, span);
  if (value.kind === 'local' && value.local === id) return;
  fn.emit({ kind: 'store', place: { kind: 'cell', local: id }, value }, span);
}

/** A boxed variable gets a new cell each time. */
export function declareLocal(context: Context, object: VariableObject, span: Span): LocalId {
  const { fn } = context;
  const id = localFor(context, object, span);
  if (fn.local(id).boxed) fn.emit({ kind: 'declare', local: id }, object.span ?? span);
  return id;
}

function localFor(context: Context, object: VariableObject, span: Span): LocalId {
  const { fn } = context;
  return fn.declareVariable(object, {
    name: object.name,
    type: internType(context, object.type),
    boxed: context.boxing.variables.has(object),
    span: fn.place(object.span ?? span),
  });
}

/** The unboxed local that is written, or a part of it. */
export function changedLocal(target: Target): LocalId | null {
  return target.kind === 'place' || target.kind === 'elsewhere' ? rootLocal(target.place) : null;
}

/** Its operands as they are now, whatever becomes of the locals. */
export function frozen(
  context: Context,
  target: Target,
  changing: ReadonlySet<LocalId>,
  span: Span,
): Target {
  switch (target.kind) {
    case 'blank':
    case 'new':
      return target;
    case 'place':
    case 'elsewhere':
      return { ...target, place: frozenPlace(context, target.place, changing, span) };
    case 'map': {
      const { map, key } = target;
      return {
        ...target,
        map: frozenValue(context, map, changing, span),
        key: frozenValue(context, key, changing, span),
      };
    }
  }
}

function frozenPlace(
  context: Context,
  place: Place,
  changing: ReadonlySet<LocalId>,
  span: Span,
): Place {
  const value = (part: PlainExpression): PlainExpression =>
    frozenValue(context, part, changing, span);
  switch (place.kind) {
    case 'local':
    case 'cell':
    case 'global':
      return place;
    case 'pointee':
      return { ...place, pointer: value(place.pointer) };
    case 'field':
      return { ...place, base: frozenPlace(context, place.base, changing, span) };
    case 'element':
      return {
        ...place,
        base: frozenPlace(context, place.base, changing, span),
        index: value(place.index),
      };
    case 'slice-element':
      return { ...place, slice: value(place.slice), index: value(place.index) };
  }
}

export function frozenValue(
  context: Context,
  value: PlainExpression,
  changing: ReadonlySet<LocalId>,
  span: Span,
): PlainExpression {
  if (!readsAny(value, changing)) return value;
  return context.fn.copy(value, typeOfValue(context, value), span);
}
