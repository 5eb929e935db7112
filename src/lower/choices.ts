import type { ParameterMeaning } from './parameters.ts';

/** What no caller decides: a precondition that speaks of it asks for what no programmer can arrange. */
export interface Choice {
  readonly name: string;
  readonly sort: ParameterMeaning['sort'];
  readonly hasLeast: boolean;
  readonly hasMost: boolean;
  /** What it is, in words. */
  readonly words: string;
  /** Whether every value can come: what the text itself determines may be one value only, which is not followed. */
  readonly isFree: boolean;
}

export function choicesOf(meanings: readonly ParameterMeaning[]): readonly Choice[] {
  const computed = meanings.filter(({ origin }) => origin === 'computed').map(({ name }) => name);
  return meanings.flatMap(({ name, sort, nonNegative, origin, range }) => {
    const known = choices[origin];
    if (known === null) return [];
    const isFree = known.isFree && !(origin === 'computed' && isBound(name, computed));
    const hasLeast = nonNegative || (range?.least ?? null) !== null;
    const hasMost = (range?.most ?? null) !== null;
    return [{ name, sort, hasLeast, hasMost, words: known.words, isFree }];
  });
}

/** Whether something else is computed of the same: `strings.HasPrefix(s, "a")` tells of `strings.Index(s, "a")`. */
function isBound(name: string, computed: readonly string[]): boolean {
  const own = operandsIn(name);
  return computed.some(
    (other) => other !== name && operandsIn(other).some((operand) => own.includes(operand)),
  );
}

/** The variables that stand in the brackets of a call. */
function operandsIn(name: string): readonly string[] {
  const bare = name.replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '');
  const [, inner = ''] = /\((.*)\)/.exec(bare) ?? [];
  return (inner.match(/[\p{L}_][\p{L}\p{Nd}_.]*(?!\()\b/gu) ?? []).filter((one) => one !== 'nil');
}

const choices: Readonly<
  Record<ParameterMeaning['origin'], Pick<Choice, 'words' | 'isFree'> | null>
> = {
  parameter: null,
  length: null,
  chosen: null,
  stored: { words: 'what it holds at that moment', isFree: false },
  computed: { words: 'what a function returns that is not looked into', isFree: true },
  processors: { words: 'how many processors there are', isFree: true },
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
