import { boolean, integer } from '../../expression/expression.ts';
import type { Span } from '../../base/span.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Primitive, PrimitiveKind } from '../primitive.ts';
import { emit, idOf, report, shapeOf, typeOf, type Builder, type Here } from './context.ts';
import { basicSort } from './unknown.ts';
import { nil, quantityValue, type Value } from './value.ts';

interface PrimitiveRequest {
  readonly key: string;
  readonly kind: PrimitiveKind;
  readonly name: string;
  readonly span: Span;
  readonly foreign?: boolean;
  readonly perIteration?: true;
}

/** The same key is the same primitive, in every pass and in every iteration of the search for what a loop writes. */
export function primitiveOf(
  builder: Builder,
  request: PrimitiveRequest,
  loops: readonly number[],
): Primitive {
  const { key, kind, name, span, foreign = false, perIteration } = request;
  const known = builder.identities.primitives.get(key);
  if (known !== undefined) return known;
  const made = { id: idOf(builder, `primitive ${key}`), kind, name, span, foreign };
  const primitive = perIteration === undefined ? made : { ...made, perIteration };
  builder.identities.primitives.set(key, primitive);
  builder.identities.madeIn.set(primitive.id, loops);
  return primitive;
}

/** Where a new value is made: what natives inside it are called, and what tells them apart. */
interface Making {
  readonly key: string;
  readonly name: string;
  readonly span: Span;
}

/** Longer arrays are known by what any of their elements may be. */
export const longestArray = 16;

/** More fields in fields than any program has that a person wrote. */
const largestZero = 20_000;

/** How many values a value of the type holds, itself included. */
function sizeOf(builder: Builder, type: TypeId): number {
  const known = builder.sizes.get(type);
  if (known !== undefined) return known;
  const shape = shapeOf(builder, type);
  let size = 1;
  if (shape.kind === 'struct')
    for (const field of shape.fields) size += sizeOf(builder, field.type);
  else if (shape.kind === 'array')
    size += sizeOf(builder, shape.element) * Math.min(shape.length, longestArray);
  builder.sizes.set(type, size);
  return size;
}

/** The zero value; locks and waitgroups in it are new ones. */
export function zeroValue(here: Here, type: TypeId, making: Making): Value {
  const { builder } = here;
  const native = nativeKind(builder, type);
  if (native !== null) {
    const primitive = primitiveOf(builder, { ...making, kind: native }, here.flow.loops);
    emit(here, { kind: 'make', primitive, capacity: null, span: making.span });
    return { kind: 'native', primitive };
  }
  const shape = shapeOf(builder, type);
  if (sizeOf(builder, type) > largestZero) {
    report(builder, 'go-too-large', making.span, {});
    here.flow.store = null;
    return { kind: 'opaque', ...opaqueParts(making, type) };
  }
  switch (shape.kind) {
    case 'boolean':
      return quantityValue(boolean(false), basicSort(builder, type)?.wraps);
    case 'integer':
      return quantityValue(integer(0), basicSort(builder, type)?.wraps);
    case 'string':
      return { kind: 'text', bytes: '' };
    case 'struct':
      return {
        kind: 'struct',
        type,
        fields: shape.fields.map(({ name, type: field, embedded }, at) =>
          zeroValue(here, field, {
            ...making,
            key: `${making.key}.${at}`,
            name: embedded ? making.name : name,
          }),
        ),
      };
    case 'array':
      return zeroArray(here, type, shape.element, shape.length, making);
    case 'slice':
      return { kind: 'slice', backing: null, offset: 0, length: integer(0), fresh: true };
    case 'pointer':
    case 'map':
    case 'channel':
    case 'function':
    case 'interface':
      return nil;
    case 'float':
    case 'complex':
    case 'native':
    case 'unknown':
      return { kind: 'opaque', ...opaqueParts(making, type) };
  }
}

const opaqueParts = (making: Making, type: TypeId) =>
  ({
    id: `zero ${making.key}`,
    name: making.name,
    type,
    origin: 'computed',
    loops: [],
    span: making.span,
    assumedStill: false,
  }) as const;

function zeroArray(
  here: Here,
  type: TypeId,
  element: TypeId,
  length: number,
  making: Making,
): Value {
  if (length > longestArray) {
    const one = zeroValue(here, element, { ...making, key: `${making.key}[]` });
    const isNumber = one.kind === 'quantity' || one.kind === 'text' || one.kind === 'nil';
    return {
      kind: 'elements',
      type,
      known: null,
      others: isNumber ? [one] : [{ kind: 'mixed', type: element, options: [one], open: true }],
    };
  }
  const known = Array.from({ length }, (_, at) =>
    zeroValue(here, element, {
      ...making,
      key: `${making.key}[${at}]`,
      name: `${making.name}[${at}]`,
    }),
  );
  return { kind: 'elements', type, known, others: [] };
}

/** The library's types that the model knows as primitives, whatever they are made of. */
const nativeKinds: Readonly<Record<string, PrimitiveKind>> = {
  'sync.Mutex': 'mutex',
  'sync.RWMutex': 'rwmutex',
  'sync.WaitGroup': 'waitgroup',
  'sync.Once': 'once',
  'sync.Cond': 'cond',
};

export function nativeKind(builder: Builder, type: TypeId): PrimitiveKind | null {
  const { named } = typeOf(builder, type);
  return named === null ? null : (nativeKinds[`${named.package}.${named.name}`] ?? null);
}
