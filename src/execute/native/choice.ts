import type { NativeRule, NativeRules } from './rule.ts';
import type { Machine } from '../machine.ts';
import { phrase } from '../term/make.ts';
import { repeatOnce } from '../rule/once.ts';
import { Closure, Pointer, Unknown, type Value } from '../value/value.ts';

/** Up to this many possibilities are all tried. */
const most = 4;

function chosenOf(
  machine: Machine,
  options: readonly Value[],
  words: string,
  span: Parameters<(NativeRule & { kind: 'compute' })['compute']>[2]['span'],
): readonly Value[] | null {
  if (options.length === 1) return options;
  if (machine.chosen !== null) {
    const { value } = machine.chosen;
    machine.chosen = null;
    return [value];
  }
  const term = phrase(words);
  machine.pending = { kind: 'choose', span, term, isNegated: false, options, remember: false };
  return null;
}

export const choiceNatives: NativeRules<'choice'> = {
  'choice.below': {
    kind: 'compute',
    compute: (machine, [bound], { span, site }) => {
      if (bound instanceof Unknown)
        return [machine.freshUnknown(phrase('any number below ', bound.term), site, bound.type)];
      const count = bound as number | bigint;
      if (count <= most) {
        const options = Array.from({ length: Number(count) }, (_, at) => at);
        return chosenOf(machine, options, 'any number', span);
      }
      machine.narrowed.add(
        'random numbers, of which only the least, the next and the greatest are tried',
      );
      const last = typeof count === 'bigint' ? count - 1n : count - 1;
      return chosenOf(machine, [0, 1, last], 'any number', span);
    },
  },
  'choice.fraction': {
    kind: 'compute',
    compute: (machine, _, { span }) => {
      machine.narrowed.add('random fractions, of which only three are tried');
      return chosenOf(machine, [0, 0.5, 0.999], 'any fraction', span);
    },
  },
  'choice.defaults': {
    kind: 'compute',
    compute: (machine) => {
      machine.narrowed.add('flags, of which only the defaults are tried');
      return [];
    },
  },
  'choice.bubble': {
    kind: 'compute',
    compute: (machine) => {
      machine.narrowed.add(
        'what runs in a bubble of testing/synctest, which has a clock of its own',
      );
      return [];
    },
  },
  'choice.doneByOthers': {
    kind: 'compute',
    compute: (machine, [once, todo]) => {
      if (once instanceof Pointer && todo instanceof Closure) repeatOnce(machine, once, todo);
      return [];
    },
  },
  'choice.iterations': {
    kind: 'compute',
    compute: (machine, _, { span }) => {
      machine.narrowed.add('the number of iterations of a benchmark, of which 1 and 2 are tried');
      return chosenOf(machine, [1, 2], 'any number of iterations', span);
    },
  },
};
