import type { Source } from '../quantity.ts';
import type { Here } from './context.ts';
import type { Value } from './value.ts';

/** What a computation gave takes the name of the first variable that holds it. */
export function named(here: Here, value: Value, name: string | null): Value {
  const { builder } = here;
  if (name === null || name === '_') return value;
  switch (value.kind) {
    case 'channel': {
      if (!builder.unnamed.has(value.primitive.id)) return value;
      builder.unnamed.delete(value.primitive.id);
      rename(here, value.primitive.id, name);
      return value;
    }
    case 'opaque':
      return isPath(value.name) ? value : { ...value, name };
    case 'quantity': {
      if (value.quantity.kind !== 'source') return value;
      const { source } = value.quantity;
      const isNamed =
        source.sort === 'bool' ||
        source.origin === 'parameter' ||
        source.origin === 'length' ||
        source.origin === 'processors' ||
        isPath(source.name);
      if (isNamed) return value;
      const renamed: Source = { ...source, name };
      const at = builder.sources.indexOf(source);
      if (at >= 0) builder.sources[at] = renamed;
      return { ...value, quantity: { kind: 'source', source: renamed } };
    }
    case 'pointer':
    case 'slice':
    case 'map':
    case 'struct':
    case 'nil':
    case 'native':
    case 'closure':
    case 'text':
    case 'elements':
    case 'known-function':
    case 'boxed':
    case 'outside':
    case 'either':
    case 'mixed':
    case 'deferred':
      return value;
  }
}

function rename({ builder }: Here, id: number, name: string): void {
  for (const primitive of builder.identities.primitives.values())
    if (primitive.id === id) primitive.name = name;
}

const isPath = (name: string): boolean => /^\*?[\p{L}_][\p{L}\p{N}_.]*$/u.test(name);
