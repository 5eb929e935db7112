import type { Span } from '../base/span.ts';

export type PrimitiveKind =
  'channel' | 'waitgroup' | 'mutex' | 'rwmutex' | 'once' | 'cond' | 'slice' | 'context';

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
  /** A context that time cancels in the end. */
  readonly deadline?: true;
  /** The context that this one was derived from: it is done whenever that is. */
  readonly parent?: Primitive;
  /** A lock or waitgroup that others got hold of; or a context, none of the text: it ends when others get hold of a channel. */
  readonly handing?: true;
  /** A context that somebody may cancel who is not followed. */
  readonly loose?: true;
}
