import type { GoroutineId, NamedResource } from '../names.ts';

export interface CondResource extends NamedResource {
  readonly kind: 'cond';
  /** In the order in which a Signal wakes them. */
  readonly waiting: readonly GoroutineId[];
}

export type CondEvent =
  /** Gives its lock back and begins to wait. */
  | { readonly kind: 'cond-wait'; readonly cond: NamedResource }
  /** Was woken, has its lock again and goes on. */
  | { readonly kind: 'cond-wake'; readonly cond: NamedResource }
  | { readonly kind: 'signal'; readonly cond: NamedResource; readonly woken: number }
  | { readonly kind: 'broadcast'; readonly cond: NamedResource; readonly woken: number };

export interface CondWait {
  readonly kind: 'not-signalled';
  readonly cond: NamedResource;
}
