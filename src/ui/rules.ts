import type { RuleKind } from '../protocol/fragment-view.ts';

/** The paper's rule for an instruction, where it stands, and what it says in one sentence. */
interface Rule {
  readonly name: string;
  readonly figures: string;
  readonly sentence: string;
}

/** Null for the points that a rule adds behind its own. */
const rules: Readonly<Record<RuleKind, Rule | null>> = {
  'make-channel': {
    name: 'CHAN',
    figures: 'Fig. 6',
    sentence: 'Makes the channel, empty; a negative size crashes.',
  },
  send: {
    name: 'SEND',
    figures: 'Figs 6 and 9',
    sentence:
      'Goes on when the buffer has room; unbuffered, it offers a value and waits at a point of its own until a receiver has taken it.',
  },
  receive: {
    name: 'RECEIVE',
    figures: 'Figs 6 and 9',
    sentence:
      'Goes on when there is a value in the buffer, or unbuffered, when a sender offers one.',
  },
  'make-waitgroup': {
    name: 'WG',
    figures: 'Fig. 9',
    sentence: 'Makes a counter that starts at 0; it takes no program point.',
  },
  add: {
    name: 'ADD',
    figures: 'Fig. 9',
    sentence: 'Changes the counter of the waitgroup; a counter below zero crashes.',
  },
  wait: {
    name: 'WAIT',
    figures: 'Fig. 9',
    sentence: 'Goes on when the counter of the waitgroup is zero.',
  },
  spawn: {
    name: 'GO',
    figures: 'Fig. 6',
    sentence:
      'Starts a process: its counter goes from -1 to 0. Of one that is started in a loop, one more instance stands at its first point.',
  },
  return: {
    name: 'RETURN',
    figures: 'Fig. 9',
    sentence: 'Ends the process: it goes to its termination point at once.',
  },
  branch: {
    name: 'IF',
    figures: 'Fig. 9',
    sentence:
      'Goes into one branch or the other; a jump at the end of the first leads past the second.',
  },
  'loop-head': {
    name: 'FOR',
    figures: 'Fig. 6',
    sentence:
      'Goes into its body while its variable is below the bound; the last point inside counts on.',
  },
  acknowledged: null,
  jump: null,
  'loop-next': null,
};

export function ruleOf(kind: RuleKind): Rule | null {
  return rules[kind];
}
