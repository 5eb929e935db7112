import type { Primitive } from '../primitive.ts';
import type { Builder } from './context.ts';

/** Somebody who is not followed may cancel it. */
export function loosen({ identities }: Builder, { id }: Primitive): void {
  for (const one of identities.primitives.values()) if (one.id === id) one.loose = true;
}
