import type { GoroutineId, NamedResource } from '../names.ts';

export interface WaitGroupResource extends NamedResource {
  readonly kind: 'waitgroup';
  readonly counter: number;
  /** The goroutines that stand at a Wait. */
  readonly waiting: readonly GoroutineId[];
}

export type WaitGroupEvent =
  | {
      readonly kind: 'add';
      readonly waitgroup: NamedResource;
      readonly amount: number;
      /** Afterwards. */
      readonly counter: number;
    }
  | { readonly kind: 'wait'; readonly waitgroup: NamedResource };

export interface WaitGroupWait {
  readonly kind: 'counter-not-zero';
  readonly waitgroup: NamedResource;
  readonly counter: number;
}
