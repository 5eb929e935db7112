import type { ParameterMeaning } from './parameters.ts';

/**
 * What nobody decides, in words; null for what a caller decides. A precondition that speaks of a choice
 * asks for what no programmer can arrange.
 */
export function choiceWords(origin: ParameterMeaning['origin']): string | null {
  return words[origin];
}

const words: Readonly<Record<ParameterMeaning['origin'], string | null>> = {
  parameter: null,
  length: null,
  chosen: null,
  stored: 'what it holds at that moment',
  computed: 'what a function returns that is not looked into',
  received: 'what is received',
  carried: 'what an earlier iteration left',
  choice: 'which way a decision goes',
  attempt: 'whether an answer comes in time',
  iterations: 'how often a loop iterates',
  'iterations-with': 'in how many iterations of a loop something holds',
  'iterations-before': 'how many iterations a loop makes before the one that leaves it',
  leaves: 'whether an iteration leaves the loop',
};
