import type { Span } from '../../base/span.ts';
import type { Given } from '../given.ts';
import type { Primitive } from '../primitive.ts';
import type { Block, Operation } from '../statements.ts';
import { visitBlock } from '../walk.ts';

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
}

interface Named {
  readonly name: string;
  readonly span: Span;
}

export const noClosings = (): Closings => ({
  granted: new Map(),
  sentTo: new Set(),
  offered: new Map(),
});

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

/** What is granted of the channels that others close, and that the model sends to or closes. */
export function closingsGiven(closings: Closings, body: Block): readonly Given[] {
  const { granted, sentTo, offered } = closings;
  if (granted.size === 0 && offered.size === 0) return [];
  const sent = new Set<number | string>([...sentTo, ...offered.keys()]);
  const closed = new Set<number | string>();
  const see = ({ name, primitive: { id } }: Operation): void => {
    if (name === 'send') sent.add(id);
    if (name === 'close') closed.add(id);
  };
  visitBlock(body, (statement) => {
    if (statement.kind === 'operation') see(statement);
    if (statement.kind !== 'select') return;
    for (const { alternative } of statement.cases)
      if (alternative.kind === 'operation') see(alternative.operation);
  });
  return [...new Map([...offered, ...granted])].flatMap(
    ([key, { name, span }]): readonly Given[] => {
      const words = wordsOf(name, sent.has(key), closed.has(key));
      return words === null ? [] : [{ code: 'outside', words, span }];
    },
  );
}

function wordsOf(name: string, isSent: boolean, isClosed: boolean): string | null {
  if (isSent && isClosed)
    return `nobody else closes ${name} before all is sent to it here, or where it is closed here`;
  if (isSent) return `nobody else closes ${name} before all is sent to it here`;
  return isClosed ? `nobody else closes ${name} where it is closed here` : null;
}
