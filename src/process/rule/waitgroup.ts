import type { Statement } from '../../virgo/ast.ts';
import { printExpressionText } from '../../virgo/print.ts';
import type { Instruction, WaitGroupIndex } from '../machine.ts';
import type { InstructionRules, StatementRules } from './rule.ts';

type WaitGroupStatements = Extract<
  Statement,
  { readonly kind: 'waitgroup' } | { readonly waitgroup: string }
>;
type WaitGroups = Extract<Instruction, { readonly waitgroup: WaitGroupIndex }>;

export const waitGroupStatements: StatementRules<WaitGroupStatements['kind']> = {
  waitgroup({ resources }, { name }, { process }) {
    resources.waitgroupCreatedIn(name, process);
  },
  add({ resources }, statement, { points }) {
    const waitgroup = resources.waitgroup(statement.waitgroup);
    const { amount } = statement;
    points.add({ kind: 'add', waitgroup, amount, next: points.length + 1 }, statement);
  },
  wait({ resources }, statement, { points }) {
    const waitgroup = resources.waitgroup(statement.waitgroup);
    points.add({ kind: 'wait', waitgroup, next: points.length + 1 }, statement);
  },
};

export const waitGroupInstructions: InstructionRules<WaitGroups['kind']> = {
  add: {
    describe({ waitgroups }, { waitgroup, amount }) {
      return `${waitgroups[waitgroup]!.name}.Add(${printExpressionText(amount)})`;
    },
  },
  wait: { describe: ({ waitgroups }, { waitgroup }) => `${waitgroups[waitgroup]!.name}.Wait()` },
};
