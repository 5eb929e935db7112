import type { Span } from '../base/span.ts';

export type PrimitiveKind =
  'channel' | 'waitgroup' | 'mutex' | 'rwmutex' | 'once' | 'cond' | 'slice';

export interface Primitive {
  readonly id: number;
  readonly kind: PrimitiveKind;
  /** The name that the text gives it. */
  readonly name: string;
  readonly span: Span;
  /** It belongs to someone outside: the lock of the receiver, say. */
  readonly foreign: boolean;
  /** Not one thing but another one in every iteration of a loop: the lock of each item. */
  readonly perIteration?: true;
  /** A waitgroup that stands for a channel that is only closed: it is raised once, where it is made. */
  readonly latch?: true;
}
