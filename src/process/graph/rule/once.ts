import type { Rules } from './rule.ts';

export const onceRules: Rules<'once' | 'once-do'> = {
  once: null,
  'once-do': {
    cut(cutter, statement, { from, to, around }) {
      const { builder, resources } = cutter;
      const once = resources.find('onces', statement.once);
      const done = builder.point(around.class, statement.span);
      const start = cutter.branch(statement.body, done, around);
      builder.edge(from, start, { kind: 'once-first', once }, statement);
      builder.edge(done, to, { kind: 'once-done', once }, statement);
      builder.edge(from, to, { kind: 'once-later', once }, statement);
    },
  },
};
