import type { Span } from '../base/span.ts';
import type { ChannelResource, ChannelWait } from './family/channel.ts';
import type { CondResource, CondWait } from './family/cond.ts';
import type { ContextResource } from './family/context.ts';
import type { LockResource, LockWait } from './family/lock.ts';
import type { OutputResource } from './family/output.ts';
import type { SelectWait } from './family/select.ts';
import type { TimerResource, TimerWait } from './family/timer.ts';
import type { VariableResource } from './family/variable.ts';
import type { WaitGroupResource, WaitGroupWait } from './family/waitgroup.ts';
import type { GoroutineId, NamedGoroutine, ResourceId } from './names.ts';

/** A state as a person may look at it. It is made only of states that are shown. */
export interface Observation {
  /** In the order of their ids, which need not begin at 0 nor be without gaps. */
  readonly goroutines: readonly Goroutine[];
  readonly resources: readonly Resource[];
}

/** The resources that goroutines share, by family. */
export type Resource =
  | ChannelResource
  | WaitGroupResource
  | LockResource
  | CondResource
  | TimerResource
  | ContextResource
  | VariableResource
  | OutputResource;

export interface Goroutine extends NamedGoroutine {
  /** `ready`: some move of this state moves it, alone or with a partner. */
  readonly status: 'not started' | 'ready' | 'waiting' | 'ended';
  /** The listing that it begins with, see `System.listings`. */
  readonly listing: number;
  /** The innermost first; empty before its start and after its end. */
  readonly stack: readonly Frame[];
  /** What it does when it moves, to stand behind "Next:"; null where it is not ready. */
  readonly intent: string | null;
  /** Why it cannot move; null where it is not waiting. */
  readonly waits: Wait | null;
}

/** A call that is under way. */
export interface Frame {
  /** The listing that it runs. */
  readonly listing: number;
  /** The line of the listing at which it stands. */
  readonly line: number;
  /** Where it stands in the text. */
  readonly span: Span;
  /** What it stands at, in the words of its language, with what is known at this iteration. */
  readonly operation: string;
  /** Those that are worth being seen. */
  readonly variables: readonly Variable[];
  /** The innermost counted loop around it with an iteration under way. */
  readonly loop: LoopIteration | null;
}

export interface Variable {
  readonly name: string;
  readonly value: string;
}

export interface LoopIteration {
  /** The line of the listing at which its iterations begin. */
  readonly head: number;
  readonly variable: string;
  readonly value: string;
  /** The iteration under way, from 1. */
  readonly iteration: number;
  readonly iterations: number;
}

export interface Wait {
  readonly reason: WaitReason;
  readonly resources: readonly ResourceId[];
  /**
   * All goroutines that may yet do what it waits for, as far as the system can tell: none is left out,
   * some may never do it. Empty: nobody can, and it waits for ever.
   */
  readonly goroutines: readonly GoroutineId[];
}

export type WaitReason = ChannelWait | SelectWait | WaitGroupWait | LockWait | CondWait | TimerWait;
