import type { InvariantFamily, RuleKind } from '../protocol/fragment-view.ts';

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
    sentence: 'Starts a process: its counter goes from -1 to 0.',
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

/** An invariant by the paper's name for it, and where it stands there; null where it is not the paper's. */
interface Invariant {
  readonly name: string;
  readonly figure: string | null;
}

const invariants: Readonly<Record<InvariantFamily, Invariant>> = {
  'counter-range': { name: 'I_proc', figure: 'Fig. 7' },
  spawned: { name: 'I_go', figure: 'Fig. 13' },
  branch: { name: 'I_if', figure: 'Fig. 13' },
  returned: { name: 'I_ret', figure: 'Fig. 13' },
  loop: { name: 'I_for', figure: 'Fig. 13' },
  waitgroup: { name: 'I_wg', figure: 'Fig. 13' },
  'buffer-bounds': { name: 'I_async, I_sync: bounds', figure: 'Fig. 12' },
  monitor: { name: 'I_async, I_sync: sums', figure: 'Fig. 12' },
  'rendezvous-mutex': { name: 'I_noRendezvous, I_maxOneRendezvous', figure: 'Fig. 12' },
  capacity: { name: 'Capacity', figure: null },
  defined: { name: 'No division by zero', figure: null },
  'point-fact': { name: 'Learned at a point', figure: null },
};

export function invariantOf(family: InvariantFamily): Invariant {
  return invariants[family];
}
