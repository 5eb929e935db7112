import type { Given } from '../given.ts';
import type { Block, Operation } from '../statements.ts';
import { visitBlock } from '../walk.ts';
import { mayBeClosedElsewhere } from './closed-elsewhere.ts';
import type { Finder } from './closing.ts';
import type { Builder } from './context.ts';

/** What is granted of the channels that others close, and that the model sends to or closes. */
export function closingsGiven(builder: Builder, body: Block): readonly Given[] {
  const { granted, sentTo, offered, touched } = builder.closings;
  const open = [...touched].filter(([key]) => typeof key === 'number' && isCloser(builder, key));
  if (granted.size === 0 && offered.size === 0 && open.length === 0) return [];
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
  return [...new Map([...open, ...offered, ...granted])].flatMap(
    ([key, { name, span }]): readonly Given[] => {
      const words = wordsOf(name, sent.has(key), closed.has(key));
      return words === null ? [] : [{ code: 'outside', words, span }];
    },
  );
}

function isCloser(builder: Builder, id: number): boolean {
  const finders = builder.closings.closers.get(id) ?? new Set<Finder>();
  if (finders.has('anybody')) return true;
  const fields = [...finders].map((one) => one.replace(/^field /, ''));
  return mayBeClosedElsewhere(builder, id, new Set(fields));
}

function wordsOf(name: string, isSent: boolean, isClosed: boolean): string | null {
  if (isSent && isClosed)
    return `nobody else closes ${name} before all is sent to it here, or where it is closed here`;
  if (isSent) return `nobody else closes ${name} before all is sent to it here`;
  return isClosed ? `nobody else closes ${name} where it is closed here` : null;
}
