import type { Action } from './event.ts';
import type { GoroutineId } from './names.ts';

/**
 * One decision of the scheduler: plain data, so that a list of moves is a run. The action says what the
 * move was seen to do, so that a run kept in a link notices when the program has become another one.
 */
export interface Move {
  readonly mover: Mover;
  readonly action: Action;
  /** Which case of a select is taken, or which way something undetermined goes; null where there is one way. */
  readonly pick: number | null;
  /** The receiver of an `exchange`. */
  readonly partner: Partner | null;
}

export type Mover =
  | { readonly kind: 'goroutine'; readonly id: GoroutineId }
  /** Numbered within the run, in the order of their start. */
  | { readonly kind: 'timer'; readonly id: number };

export interface Partner {
  readonly id: GoroutineId;
  /** Which case of its select it takes; null where it stands at no select. */
  readonly pick: number | null;
}

export function sameMove(one: Move, other: Move): boolean {
  return (
    one.action === other.action &&
    one.mover.id === other.mover.id &&
    one.mover.kind === other.mover.kind &&
    one.pick === other.pick &&
    one.partner?.id === other.partner?.id &&
    one.partner?.pick === other.partner?.pick
  );
}
