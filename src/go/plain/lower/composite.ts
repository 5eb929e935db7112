import type { CompositeElement, CompositeLiteral, GoExpression } from '../../syntax/node.ts';
import type { PlainExpression } from '../expression.ts';
import type { TypeId } from '../ids.ts';
import type { Shape } from '../types.ts';
import { handElsewhere } from './elsewhere.ts';
import { local, shapeOf, textOf, typeOf, unknownValue, type Context } from './context.ts';
import { assignable } from './convert.ts';
import { all, later, ready, type Late } from './late.ts';
import { fieldNamed } from './walk.ts';

/** T{...}; `type` is T, or a pointer to T where an outer literal leaves `&T` out. */
export function lowerComposite(
  context: Context,
  literal: CompositeLiteral,
  type: TypeId,
): Late<PlainExpression> {
  const { span } = literal;
  const shape = shapeOf(context, type);
  if (shape.kind === 'pointer')
    return later(lowerComposite(context, literal, shape.element), (value) => {
      const target = context.fn.temporary(type, span);
      context.fn.emit({ kind: 'new', target, type: shape.element, value }, span);
      return local(target);
    });
  if (shape.kind === 'struct') return structLiteral(context, literal, type, shape);
  if (shape.kind === 'array') return arrayLiteral(context, literal, type, shape);
  if (shape.kind === 'slice') return sliceLiteral(context, literal, type, shape);
  if (shape.kind === 'map') return ready(mapLiteral(context, literal, type, shape));
  {
    // Of an unknown type: a key may be the name of a field, so only the values run.
    const values = literal.elements.map(({ value }) => context.lower.expression(context, value));
    return later(all(values), (given) => {
      const made = unknownValue(context, span, type);
      handElsewhere(context, textOf(context, literal.type?.span ?? span), given, span);
      return made;
    });
  }
}

/** An element, which may leave its own type out. */
function elementValue(context: Context, value: GoExpression, type: TypeId): Late<PlainExpression> {
  if (value.kind === 'composite' && value.type === null)
    return context.lower.composite(context, value, type);
  const given = { value: context.lower.expression(context, value), type: typeOf(context, value) };
  return assignable(context, given, type);
}

function structLiteral(
  context: Context,
  { elements }: CompositeLiteral,
  type: TypeId,
  { fields }: Shape & { kind: 'struct' },
): Late<PlainExpression> {
  if (elements.length === 0) return ready({ kind: 'zero', type });
  const values = new Map<number, Late<PlainExpression>>();
  elements.forEach(({ key, value }, position) => {
    const index = key?.kind === 'name' ? fieldNamed(context, type, key.name) : position;
    const field = index === null ? undefined : fields[index];
    if (index !== null && field !== undefined)
      values.set(index, elementValue(context, value, field.type));
  });
  return () => {
    // Read in the order of the text, which may not be that of the fields.
    const found = new Map([...values].map(([index, value]) => [index, value()]));
    const filled = fields.map(
      (field, index): PlainExpression => found.get(index) ?? { kind: 'zero', type: field.type },
    );
    return { kind: 'struct', type, fields: filled };
  };
}

interface Indexed {
  readonly index: number;
  readonly value: Late<PlainExpression>;
}

/** Elements stand one behind the other, or where their keys say. */
function indexed(
  context: Context,
  elements: readonly CompositeElement[],
  type: TypeId,
): readonly Indexed[] {
  let next = 0;
  return elements.map(({ key, value }) => {
    const index = key === null ? next : (constantIndex(context, key) ?? next);
    next = index + 1;
    return { index, value: elementValue(context, value, type) };
  });
}

function constantIndex(context: Context, key: GoExpression): number | null {
  const value = context.info.types.get(key)?.value ?? null;
  return value?.kind === 'integer' ? Number(value.value) : null;
}

/** Longer arrays are filled element by element where only some are given. */
const longestWritten = 64;

function arrayLiteral(
  context: Context,
  literal: CompositeLiteral,
  type: TypeId,
  { element, length }: Shape & { kind: 'array' },
): Late<PlainExpression> {
  if (literal.elements.length === 0) return ready({ kind: 'zero', type });
  const given = indexed(context, literal.elements, element);
  return () => {
    const found = new Map(given.map(({ index, value }) => [index, value()]));
    if (length > longestWritten && found.size < length)
      return sparseArray(context, literal, type, found);
    const elements = Array.from(
      { length },
      (_, index): PlainExpression => found.get(index) ?? { kind: 'zero', type: element },
    );
    return { kind: 'array', type, elements };
  };
}

function sparseArray(
  context: Context,
  { span }: CompositeLiteral,
  type: TypeId,
  found: ReadonlyMap<number, PlainExpression>,
): PlainExpression {
  const { fn, program } = context;
  const array = fn.register(type, span);
  fn.assign(array, { kind: 'zero', type }, span);
  for (const [position, value] of found) {
    const index: PlainExpression = {
      kind: 'constant',
      value: { kind: 'integer', value: BigInt(position) },
      type: program.types.basic('int'),
    };
    const base = { kind: 'local', local: array } as const;
    fn.emit({ kind: 'store', place: { kind: 'element', base, index }, value }, span);
  }
  return local(array);
}

function sliceLiteral(
  context: Context,
  { elements, span }: CompositeLiteral,
  type: TypeId,
  { element }: Shape & { kind: 'slice' },
): Late<PlainExpression> {
  const given = indexed(context, elements, element);
  const length = given.reduce((most, { index }) => Math.max(most, index + 1), 0);
  return () => {
    const written = given.map(({ index, value }) => ({ index, value: value() }));
    const target = context.fn.temporary(type, span);
    context.fn.emit({ kind: 'slice-literal', target, type, length, elements: written }, span);
    return local(target);
  };
}

/** Entry by entry, each evaluated before the next. */
function mapLiteral(
  context: Context,
  { elements, span }: CompositeLiteral,
  type: TypeId,
  shape: Shape & { kind: 'map' },
): PlainExpression {
  const { fn } = context;
  const target = fn.register(type, span);
  fn.emit({ kind: 'make-map', target, type }, span);
  for (const { key, value, span: at } of elements) {
    if (key === null) continue;
    const [index, content] = [
      elementValue(context, key, shape.key),
      elementValue(context, value, shape.value),
    ];
    const parts = { key: index(), value: content() };
    fn.emit({ kind: 'map-set', map: local(target), ...parts, type }, at);
  }
  return local(target);
}
