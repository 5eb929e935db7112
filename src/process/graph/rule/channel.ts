import type { ChannelUse, ExtendedStatement } from '../../../virgo/extended/ast.ts';
import type { Expression } from '../../../virgo/ast.ts';
import type { Origin } from '../builder.ts';
import type { GraphPointIndex } from '../graph.ts';
import type { ChannelRef } from '../label.ts';
import {
  oneEdge,
  type Cutter,
  type Rule,
  type Rules,
  type Surroundings,
  type Way,
} from './rule.ts';

type ChannelKind = 'channel' | 'array' | 'send' | 'receive' | 'receive-ok' | 'close' | 'range';
type Made = Extract<ExtendedStatement, { readonly capacity: Expression }>;

/** A channel that is made is there from the start, unless its capacity may be negative. */
const make: Rule<Made> = {
  hasEdges: ({ capacity }) => capacity.kind !== 'integer' || capacity.value < 0n,
  cut(cutter, statement, way) {
    const channel = cutter.resources.find('channels', statement.name);
    oneEdge(cutter, statement, way, { kind: 'make', channel, element: null });
  },
};

export const channelRules: Rules<ChannelKind> = {
  channel: make,
  array: make,
  send: {
    cut(cutter, statement, way) {
      const ref = channelRef(cutter, statement, way.around);
      oneEdge(cutter, statement, way, { kind: 'send', ...ref });
    },
  },
  close: {
    cut(cutter, statement, way) {
      const ref = channelRef(cutter, statement, way.around);
      oneEdge(cutter, statement, way, { kind: 'close', ...ref });
    },
  },
  receive: {
    cut(cutter, statement, way) {
      receiveEdges(cutter, statement, statement, { ...way, closed: way.to });
    },
  },
  'receive-ok': {
    cut(cutter, statement, { from, to, around }) {
      const value = cutter.branch(statement.then, to, around);
      const closed = cutter.branch(statement.otherwise, to, around);
      receiveEdges(cutter, statement, statement, { from, to: value, around, closed });
    },
  },
  range: {
    cut(cutter, statement, way) {
      const { to, around } = way;
      const { builder } = cutter;
      const { loop, head } = cutter.openLoop('range', statement, way);
      let start = head;
      builder.insideLoop(loop, () => {
        start = cutter.branch(statement.body, head, { ...around, loop: { head, exit: to } });
      });
      const ref = channelRef(cutter, statement, around);
      builder.edge(head, start, { kind: 'receive', ...ref }, statement);
      builder.edge(head, to, { kind: 'receive-closed', ...ref }, statement);
    },
  },
};

export function channelRef(
  { resources }: Cutter,
  { channel, index }: ChannelUse,
  { indices }: Surroundings,
): ChannelRef {
  const element = index === undefined ? null : indices.get(index)!;
  return { channel: resources.find('channels', channel), element };
}

/** A receive has two ways to end, unless nobody can send, or it waits for a timer. */
export function receiveEdges(
  cutter: Cutter,
  use: ChannelUse,
  origin: Origin,
  { from, to, around, closed }: Way & { readonly closed: GraphPointIndex },
): void {
  const { builder, resources } = cutter;
  if (resources.timers.has(use.channel)) {
    builder.edge(from, to, { kind: 'elapse' }, origin);
    return;
  }
  const ref = channelRef(cutter, use, around);
  const isContext = resources.channels[ref.channel]!.kind === 'context';
  if (!isContext) builder.edge(from, to, { kind: 'receive', ...ref }, origin);
  builder.edge(from, closed, { kind: 'receive-closed', ...ref }, origin);
}
