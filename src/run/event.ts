import type { ChannelEvent } from './family/channel.ts';
import type { CondEvent } from './family/cond.ts';
import type { ContextEvent } from './family/context.ts';
import type { ControlEvent } from './family/control.ts';
import type { LockEvent } from './family/lock.ts';
import type { OutputEvent } from './family/output.ts';
import type { SelectEvent } from './family/select.ts';
import type { TimerEvent } from './family/timer.ts';
import type { VariableEvent } from './family/variable.ts';
import type { WaitGroupEvent } from './family/waitgroup.ts';
import type { NamedGoroutine } from './names.ts';

/**
 * What a step did. It says all that a sentence about the step needs, so that nobody has to observe a
 * state in order to narrate what led there. It is made at every step of a search: a system puts no text
 * together for it that it does not have already.
 */
export interface Event {
  /** Who moved; null where a timer did. */
  readonly goroutine: NamedGoroutine | null;
  /** Who moved as well: the receiver of an exchange. */
  readonly partner: NamedGoroutine | null;
  readonly what: Happening;
  /** The goroutines that ended by this step. */
  readonly ended: readonly NamedGoroutine[];
}

/** By family; a kind belongs to one of them alone. */
export type Happening =
  | ChannelEvent
  | SelectEvent
  | WaitGroupEvent
  | LockEvent
  | CondEvent
  | TimerEvent
  | ContextEvent
  | VariableEvent
  | OutputEvent
  | ControlEvent;

/** What a move is seen to do. */
export type Action = Happening['kind'];
