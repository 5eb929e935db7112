import type { Builder } from './context.ts';

/** The loops in each iteration of which a primitive is made anew. */
export function madeIn(builder: Builder): (primitive: number) => readonly number[] {
  return (primitive) => builder.identities.madeIn.get(primitive) ?? [];
}
