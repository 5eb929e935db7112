import type { GoroutineId, NamedGoroutine, NamedResource } from '../names.ts';

/** A Mutex, or an RWMutex. */
export interface LockResource extends NamedResource {
  readonly kind: 'lock';
  readonly readable: boolean;
  /** Locked by whom; null where it is free or held by readers alone. */
  readonly holder: GoroutineId | null;
  /** Once for each time that a goroutine holds it for reading. */
  readonly readers: readonly GoroutineId[];
  /** The goroutines that stand at a Lock or an RLock, in the order of their arrival. */
  readonly queue: readonly { readonly goroutine: GoroutineId; readonly mode: LockMode }[];
}

export type LockMode = 'write' | 'read';

export type LockEvent =
  /** A writer of an RWMutex comes to its Lock: from now on no reader gets in before it. */
  | { readonly kind: 'ask-lock'; readonly lock: NamedResource }
  | { readonly kind: 'lock'; readonly lock: NamedResource; readonly mode: LockMode }
  | { readonly kind: 'unlock'; readonly lock: NamedResource; readonly mode: LockMode }
  | {
      readonly kind: 'try-lock';
      readonly lock: NamedResource;
      readonly mode: LockMode;
      readonly got: boolean;
    };

export interface LockWait {
  readonly kind: 'locked';
  readonly lock: NamedResource;
  readonly mode: LockMode;
  /** Those who hold it. */
  readonly by: readonly NamedGoroutine[];
  /** Of a reader: the writers who wait in front. */
  readonly behind: readonly NamedGoroutine[];
}
