import type { Cell, Value } from './value.ts';

/** The values that it holds itself, or may be. */
export function valuesIn(value: Value): readonly Value[] {
  if (value.kind === 'deferred') return value.items.flatMap(({ call }) => call.arguments);
  return value.kind === 'boxed' ? [value.value] : partsOf(value);
}

/** What lies in it and is copied with it, or what it may be. */
export function partsOf(value: Value): readonly Value[] {
  switch (value.kind) {
    case 'struct':
      return value.fields;
    case 'elements':
      return value.known === null ? value.others : [...value.known, ...value.others];
    case 'either':
      return [value.then, value.otherwise];
    case 'mixed':
      return value.options;
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'nil':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
    case 'opaque':
      return [];
  }
}

/** The same value with other parts. */
export function mapParts(value: Value, change: (part: Value) => Value): Value {
  switch (value.kind) {
    case 'struct':
      return { ...value, fields: value.fields.map(change) };
    case 'elements':
      return {
        ...value,
        known: value.known?.map(change) ?? null,
        others: value.others.map(change),
      };
    case 'either':
      return { ...value, then: change(value.then), otherwise: change(value.otherwise) };
    case 'mixed':
      return { ...value, options: value.options.map(change) };
    case 'pointer':
    case 'slice':
    case 'map':
    case 'channel':
    case 'nil':
    case 'native':
    case 'closure':
    case 'quantity':
    case 'text':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'deferred':
    case 'opaque':
      return value;
  }
}

/** The cells that it leads to. */
export function cellsOf(value: Value): readonly Cell[] {
  switch (value.kind) {
    case 'outside':
      return value.taken === null ? [] : [value.taken];
    case 'pointer':
      return [value.spot.cell];
    case 'slice':
      return value.backing === null ? [] : [value.backing];
    case 'map':
      return [value.contents];
    case 'closure':
      return value.captures;
    case 'quantity':
    case 'text':
    case 'nil':
    case 'opaque':
    case 'known-function':
    case 'struct':
    case 'elements':
    case 'channel':
    case 'native':
    case 'boxed':
    case 'either':
    case 'mixed':
    case 'deferred':
      return [];
  }
}
