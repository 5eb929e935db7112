import { unreachable } from '../../../base/unreachable.ts';
import type { SelectCase } from '../../../virgo/extended/ast.ts';
import { channelRef, receiveEdges } from './channel.ts';
import type { Cutter, Rules, Way } from './rule.ts';

export const selectRules: Rules<'select'> = {
  select: {
    cut(cutter, { cases }, way) {
      for (const one of cases) cutCase(cutter, one, way);
    },
  },
};

function cutCase(cutter: Cutter, one: SelectCase, { from, to, around }: Way): void {
  const { builder } = cutter;
  const body = cutter.branch(one.body, to, around);
  switch (one.kind) {
    case 'default':
      builder.edge(from, body, { kind: 'default' }, one);
      return;
    case 'send':
      builder.edge(from, body, { kind: 'send', ...channelRef(cutter, one, around) }, one);
      return;
    case 'receive': {
      const closed = one.closed === null ? body : cutter.branch(one.closed, to, around);
      return receiveEdges(cutter, one, one, { from, to: body, around, closed });
    }
    default:
      return unreachable(one);
  }
}
