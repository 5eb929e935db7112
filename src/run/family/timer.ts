import type { NamedResource } from '../names.ts';

/** A timer, a ticker, a timeout, or a Sleep that is under way. */
export interface TimerResource extends NamedResource {
  readonly kind: 'timer';
  readonly status: 'running' | 'fired' | 'stopped';
  /** When it fires, on the machine's clock: `1s`; null where that is not known. */
  readonly deadline: string | null;
}

export type TimerEvent =
  | {
      readonly kind: 'start-timer';
      readonly timer: NamedResource;
      readonly deadline: string | null;
    }
  | { readonly kind: 'stop-timer'; readonly timer: NamedResource }
  /** The timer itself moves: no goroutine does. */
  | { readonly kind: 'fire'; readonly timer: NamedResource };

export interface TimerWait {
  readonly kind: 'sleeping';
  readonly timer: NamedResource;
}
