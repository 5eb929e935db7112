import type { ParameterMeaning } from './parameters.ts';

/** What no caller decides: a precondition that speaks of it asks for what no programmer can arrange. */
export interface Choice {
  readonly name: string;
  readonly sort: ParameterMeaning['sort'];
  readonly nonNegative: boolean;
  /** What it is, in words. */
  readonly words: string;
  /** Whether every value can come: what the text itself determines may be one value only, which is not followed. */
  readonly isFree: boolean;
}

export function choicesOf(meanings: readonly ParameterMeaning[]): readonly Choice[] {
  return meanings.flatMap(({ name, sort, nonNegative, origin }) => {
    const known = choices[origin];
    return known === null ? [] : [{ name, sort, nonNegative, ...known }];
  });
}

const choices: Readonly<
  Record<ParameterMeaning['origin'], Pick<Choice, 'words' | 'isFree'> | null>
> = {
  parameter: null,
  length: null,
  chosen: null,
  stored: { words: 'what it holds at that moment', isFree: false },
  computed: { words: 'what a function returns that is not looked into', isFree: true },
  received: { words: 'what is received', isFree: false },
  carried: { words: 'what an earlier iteration left', isFree: false },
  choice: { words: 'which way a decision goes', isFree: true },
  attempt: { words: 'whether an answer comes in time', isFree: true },
  iterations: { words: 'how often a loop iterates', isFree: true },
  'iterations-with': { words: 'in how many iterations of a loop something holds', isFree: true },
  'iterations-before': {
    words: 'how many iterations a loop makes before the one that leaves it',
    isFree: true,
  },
  leaves: { words: 'whether an iteration leaves the loop', isFree: true },
};
