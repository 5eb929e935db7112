import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import type { GoType } from '../../go/syntax.ts';
import type { Primitive, PrimitiveKind } from '../../model/primitive.ts';
import { boolean, integer } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import { writeCell } from '../store.ts';
import type { Cell, GoObject, Value } from '../value.ts';
import { arrayLength } from './constants.ts';
import { emit, mostSteps, newId, report, type Here } from './context.ts';
import { basicSort, unknownValue, underlying } from './sources.ts';
import { newFieldCell } from './structs.ts';

const primitiveTypes: Readonly<Record<string, PrimitiveKind>> = {
  'sync.WaitGroup': 'waitgroup',
  'sync.Mutex': 'mutex',
  'sync.RWMutex': 'rwmutex',
  'sync.Once': 'once',
  'sync.Cond': 'cond',
};

export function primitiveKindOf(type: GoType | null): PrimitiveKind | null {
  if (type?.kind !== 'named' || type.package === null) return null;
  return primitiveTypes[`${type.package}.${type.name}`] ?? null;
}

export function newPrimitive(
  here: Here,
  kind: PrimitiveKind,
  name: string,
  span: Span,
  foreign = false,
): Primitive {
  const primitive: Primitive = { id: newId(here.builder), kind, name, span, foreign };
  here.builder.primitives.push(primitive);
  return primitive;
}

/** A new channel, waitgroup or lock, written down where it is made. */
export function makePrimitive(
  here: Here,
  kind: PrimitiveKind,
  name: string,
  span: Span,
  capacity: Quantity | null = null,
): Value {
  const primitive = newPrimitive(here, kind, name, span);
  emit(here, { kind: 'make', primitive, capacity, span });
  return { kind: 'primitive', primitive, capacity };
}

/** Deeper than structs nest in practice; it also ends types that contain themselves. */
const deepest = 6;

/** The value of `var x T`. */
export function zeroValue(here: Here, type: GoType, name: string, span: Span, depth = 0): Value {
  const { index } = here.builder;
  const basic = basicSort(index, type);
  if (basic !== null)
    return {
      kind: 'quantity',
      quantity: basic.sort === 'int' ? integer(0) : boolean(false),
      wraps: basic.wraps,
    };
  const under = underlying(index, type);
  switch (under.kind) {
    case 'named': {
      const kind = primitiveKindOf(under);
      if (kind !== null && kind !== 'cond') return makePrimitive(here, kind, name, span);
      if (under.package === 'errgroup' && under.name === 'Group')
        return makeErrgroup(here, name, span);
      if (under.name === 'string' && under.package === null) return { kind: 'text', text: '""' };
      if (under.name === 'error' && under.package === null) return { kind: 'nil' };
      return unknownValue(here.builder, {
        name,
        type,
        origin: 'stored',
        span,
        loops: here.flow.loops,
      });
    }
    case 'struct': {
      if (depth > deepest) break;
      return makeObject(here, type, name, span, depth);
    }
    case 'slice':
      return { kind: 'collection', elements: null, length: integer(0), elementType: null };
    case 'array': {
      const length = arrayLength(index, under);
      if (length === null) break;
      return { kind: 'collection', elements: null, length, elementType: under.element };
    }
    case 'pointer':
    case 'channel':
    case 'function-type':
    case 'interface':
      return { kind: 'nil' };
    case 'map':
    case 'unknown-type':
      break;
    default:
      return unreachable(under);
  }
  return unknownValue(here.builder, { name, type, origin: 'stored', span, loops: here.flow.loops });
}

export function makeErrgroup(here: Here, name: string, span: Span): Value {
  const primitive = newPrimitive(here, 'waitgroup', name, span);
  emit(here, { kind: 'make', primitive, capacity: null, span });
  return { kind: 'errgroup', primitive };
}

/** A struct of a type that the file declares, or of an anonymous one, with its fields at zero. */
export function makeObject(
  here: Here,
  type: GoType,
  _name: string,
  span: Span,
  depth = 0,
  given: ReadonlySet<string> = new Set(),
): Value {
  const { builder, flow } = here;
  const under = underlying(builder.index, type);
  const fields = new Map<string, Cell>();
  const typeName = type.kind === 'named' && type.package === null ? type.name : null;
  const object: GoObject = { id: newId(builder), typeName, fields };
  if (under.kind !== 'struct' || flow.store === null)
    return { kind: 'object', object, pointer: false };
  // A struct of structs of structs can be as large as its text is small.
  builder.counter.steps += under.fields.length;
  if (builder.counter.steps > mostSteps) {
    report(builder, 'go-too-large', builder.rootSpan, {});
    return { kind: 'object', object, pointer: false };
  }
  for (const field of under.fields) {
    const cell = newFieldCell(here, field.name);
    fields.set(field.name, cell);
    // A field that the literal sets must not make a waitgroup that nobody uses.
    if (!given.has(field.name))
      writeCell(flow.store, cell, zeroValue(here, field.type, field.name, span, depth + 1));
  }
  return { kind: 'object', object, pointer: false };
}
