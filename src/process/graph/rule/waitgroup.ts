import { oneEdge, type Rules } from './rule.ts';

export const waitGroupRules: Rules<'waitgroup' | 'add' | 'wait' | 'count-down'> = {
  waitgroup: null,
  add: {
    cut(cutter, statement, way) {
      const waitgroup = cutter.resources.find('waitgroups', statement.waitgroup);
      oneEdge(cutter, statement, way, { kind: 'add', waitgroup, amount: statement.amount });
    },
  },
  wait: {
    cut(cutter, statement, way) {
      const waitgroup = cutter.resources.find('waitgroups', statement.waitgroup);
      oneEdge(cutter, statement, way, { kind: 'wait', waitgroup });
    },
  },
  'count-down': {
    cut(cutter, statement, { from, to, around }) {
      const { builder, resources } = cutter;
      const waitgroup = resources.find('waitgroups', statement.waitgroup);
      const { amount } = statement;
      const zero = cutter.branch(statement.then, to, around);
      builder.edge(from, zero, { kind: 'count-zero', waitgroup, amount }, statement);
      const more = cutter.branch(statement.otherwise, to, around);
      builder.edge(from, more, { kind: 'count-more', waitgroup, amount }, statement);
    },
  },
};
