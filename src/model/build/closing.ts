import type { Span } from '../../base/span.ts';
import type { Primitive } from '../primitive.ts';

/**
 * Who waits to receive is granted that others send or close. Where the channel is sent to or closed here, too, others who
 * close it at the wrong moment make that panic: that they do not is granted besides. Channels of ours are known by their
 * number, the caller's by their name.
 */
export interface Closings {
  /** What others may close, as it is granted. */
  readonly granted: Map<number | string, Named>;
  /** The caller's channels that are sent to here. */
  readonly sentTo: Set<string>;
  /** What others could close where a select would send to it: that somebody receives is granted of none of these. */
  readonly offered: Map<number | string, Named>;
  /** What is sent to or closed here while others may have it: some of these nobody else closes anyway. */
  readonly touched: Map<number | string, Named>;
  /** Who could close what is handed out. */
  readonly closers: Map<number, Set<Finder>>;
}

/**
 * Whoever finds it, or functions of the text alone: in a variable around them, or in a field that no other package
 * names.
 */
export type Finder = 'anybody' | 'text' | `field ${string}`;

interface Named {
  readonly name: string;
  readonly span: Span;
}

export const noClosings = (): Closings => ({
  granted: new Map(),
  sentTo: new Set(),
  offered: new Map(),
  touched: new Map(),
  closers: new Map(),
});

export function noteCloser({ closers }: Closings, { id }: Primitive, by: Finder): void {
  closers.set(id, new Set(closers.get(id)).add(by));
}

/** Null for a channel of the caller's, which its name tells. */
export function noteIn(
  which: Closings['granted'],
  primitive: Primitive | null,
  name: string,
  span: Span,
): void {
  const key = primitive?.id ?? name;
  if (!which.has(key)) which.set(key, { name, span });
}
