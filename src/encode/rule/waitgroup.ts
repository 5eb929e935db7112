import * as t from '../../logic/term.ts';
import type { Instruction, WaitGroupIndex } from '../../process/machine.ts';
import { arm, type Rules } from './rule.ts';

type WaitGroups = Extract<Instruction, { readonly waitgroup: WaitGroupIndex }>;

export const waitGroupRules: Rules<WaitGroups['kind']> = {
  add: {
    blocks: false,
    defined: (context, { amount }) => context.defined(amount),
    crash: (context, { waitgroup, amount }) => ({
      when: t.compare(context.waitgroup(waitgroup), '<', t.negate(context.term(amount))),
      words: 'makes a waitgroup counter negative',
    }),
    arms(context, { waitgroup, amount, next }) {
      const sum = t.add(context.waitgroup(waitgroup), context.term(amount));
      const updates = new Map([[context.names.waitgroups[waitgroup]!, sum]]);
      return [arm('adds to the waitgroup', next, t.yes, updates)];
    },
  },
  wait: {
    blocks: true,
    arms: (context, { waitgroup, next }) => [
      arm('passes its Wait', next, t.equal(context.waitgroup(waitgroup), t.zero)),
    ],
  },
};
