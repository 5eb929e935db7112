import type { GoExpression, GoType } from '../../go/syntax.ts';
import { integer } from '../../expression/expression.ts';
import type { Quantity } from '../../model/quantity.ts';
import { writeCell } from '../store.ts';
import type { Value } from '../value.ts';
import { arrayLength } from './constants.ts';
import { evaluate, evaluateFor, madeName, textAt, type Here } from './context.ts';
import { fresh, underlying, unknownValue } from './sources.ts';
import { carries, escape } from './variables.ts';
import { newFieldCell } from './structs.ts';
import { makeErrgroup, makeObject, makePrimitive, primitiveKindOf } from './zero.ts';

type Composite = GoExpression & { kind: 'composite' };

/** T{...} */
export function compositeValue(here: Here, type: GoType | null, expression: Composite): Value {
  const { index } = here.builder;
  const { span } = expression;
  if (type === null)
    return listValue(
      here,
      { kind: 'slice', element: { kind: 'unknown-type', span }, span },
      expression,
    );
  const under = underlying(index, type);
  if (under.kind === 'struct') return structValue(here, type, under, expression);
  if (under.kind === 'slice' || under.kind === 'array') return listValue(here, under, expression);
  if (under.kind === 'map') return mapValue(here, type, under.value, expression);
  const kind = primitiveKindOf(under);
  if (kind !== null && kind !== 'cond')
    return makePrimitive(here, kind, madeName(here, kind), span);
  if (under.kind === 'named' && under.package === 'errgroup')
    return makeErrgroup(here, madeName(here, 'group'), span);
  // A struct of another package: what is put into it is out of sight.
  for (const { value } of expression.elements) {
    const element = evaluate(here, value);
    if (carries(here, element))
      escape(here, element, 'is stored in a struct of another package', value.span);
  }
  return unknownValue(here.builder, {
    name: textAt(here.builder, span),
    type,
    origin: 'computed',
    span,
    loops: here.flow.loops,
  });
}

function structValue(
  here: Here,
  type: GoType,
  under: GoType & { kind: 'struct' },
  expression: Composite,
): Value {
  const { flow } = here;
  const names = expression.elements.map(({ key }, at) =>
    key === null ? under.fields[at]?.name : key.kind === 'name' ? key.name : undefined,
  );
  const values = expression.elements.map(({ value }, at) => {
    const field = under.fields.find(({ name }) => name === names[at]);
    return elementValue(here, field?.type ?? null, value, names[at] ?? null);
  });
  const given = new Set(names.filter((name) => name !== undefined));
  const made = makeObject(here, type, '', expression.span, 0, given);
  if (made.kind !== 'object' || flow.store === null) return made;
  for (const [at, value] of values.entries()) {
    const name = names[at];
    if (name === undefined) continue;
    const cell = made.object.fields.get(name) ?? newFieldCell(here, name);
    made.object.fields.set(name, cell);
    writeCell(flow.store, cell, value);
  }
  return made;
}

function elementValue(
  here: Here,
  type: GoType | null,
  value: GoExpression,
  name: string | null = null,
): Value {
  return value.kind === 'composite' && value.type === null
    ? compositeValue(here, type, value)
    : evaluateFor(here, name, value);
}

function listValue(
  here: Here,
  type: GoType & { kind: 'slice' | 'array' },
  expression: Composite,
): Value {
  const { element } = type;
  const elements = expression.elements.map(({ value }) => elementValue(here, element, value));
  const isKeyed = expression.elements.some(({ key }) => key !== null);
  const count = isKeyed ? unknownLength(here, expression) : integer(elements.length);
  const length = arrayLength(here.builder.index, type) ?? count;
  const isListed =
    !isKeyed && length.kind === 'integer' && length.value === BigInt(elements.length);
  if (!isListed && elements.some((value) => carries(here, value)))
    return { kind: 'mixed', carries: true };
  return { kind: 'collection', elements: isListed ? elements : null, length, elementType: element };
}

/** [...]string{2: "b"} is longer than its list. */
function unknownLength(here: Here, expression: Composite): Quantity {
  return fresh(here.builder, {
    name: `len(${textAt(here.builder, expression.span)})`,
    sort: 'int',
    nonNegative: true,
    origin: 'computed',
    span: expression.span,
    loops: here.flow.loops,
  });
}

/** A map that nobody adds to has as many entries as its literal; else its length is looked at anew. */
function mapValue(here: Here, type: GoType, valueType: GoType, expression: Composite): Value {
  const { builder, flow } = here;
  const { span } = expression;
  const name = madeName(here, textAt(builder, span));
  const values = expression.elements.map(({ key, value }) => {
    if (key !== null) evaluate(here, key);
    return elementValue(here, valueType, value);
  });
  for (const [at, value] of values.entries())
    if (carries(here, value))
      escape(here, value, 'is stored in a map', expression.elements[at]!.value.span);
  if (builder.facts.elementWrites.size > 0)
    return unknownValue(builder, { name, type, origin: 'stored', span, loops: flow.loops });
  return {
    kind: 'collection',
    elements: null,
    length: integer(values.length),
    elementType: valueType,
  };
}
