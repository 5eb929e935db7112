import type { AnswerView, PropertyView } from '../../protocol/machine-api.ts';
import type { StrategyView, OutcomeOfObligation } from '../../protocol/verdict-view.ts';
import type { IconName } from '../parts/icons.ts';

export type AnyOutcome =
  StrategyView['outcome'] | OutcomeOfObligation['outcome'] | 'pending' | 'vacuous';

interface Sign {
  readonly icon: IconName;
  readonly word: string;
  readonly tone: 'good' | 'bad' | 'open';
}

/** A shape and a word for every outcome; the colour only repeats what they say. */
export const signs: Readonly<Record<AnyOutcome, Sign>> = {
  verified: { icon: 'check', word: 'Proved', tone: 'good' },
  proved: { icon: 'check', word: 'Proved', tone: 'good' },
  refuted: { icon: 'cross', word: 'Refuted', tone: 'bad' },
  failed: { icon: 'cross', word: 'Not proved', tone: 'bad' },
  'not-proved': { icon: 'question', word: 'Not proved', tone: 'open' },
  unknown: { icon: 'question', word: 'Not decided', tone: 'open' },
  vacuous: { icon: 'question', word: 'Proved for no values', tone: 'open' },
  pending: { icon: 'ring', word: 'Not checked yet', tone: 'open' },
};

export const propertySigns: Readonly<Record<PropertyView['outcome'], Sign>> = {
  holds: { icon: 'check', word: 'holds', tone: 'good' },
  broken: { icon: 'cross', word: 'broken', tone: 'bad' },
  open: { icon: 'question', word: 'not settled', tone: 'open' },
};

/** What an answer by runs is worth. */
export const gradeSigns: Readonly<Record<AnswerView['grade'], Sign>> = {
  checked: { icon: 'check', word: 'Checked: all runs for these values', tone: 'good' },
  searched: { icon: 'question', word: 'Searched: some of the runs', tone: 'open' },
  refuted: { icon: 'cross', word: 'Refuted: here is a run', tone: 'bad' },
};
