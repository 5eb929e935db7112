import type { RootAnswer } from '../confront/answer-root.ts';
import { listed } from '../run/sentence/narration.ts';

/** What was looked at: `all 4,210 states for n = 0 .. 2`. */
export function coverageOf({
  grade,
  states,
  schedules,
  pairs,
  values,
  bounds,
}: RootAnswer): string {
  const isWhole = grade === 'checked' || bounds.length === 0;
  const which = rangesOf(values);
  const suffix = which.length === 0 ? '' : ` for ${listed(which)}`;
  const seen = `${isWhole ? 'all ' : ''}${counted(states, 'state')}`;
  if (isWhole || schedules === 0) return `${seen}${suffix}`;
  const share =
    pairs === null || pairs.possible === 0
      ? ''
      : `, ${Math.floor((100 * pairs.seen) / pairs.possible)} % of the pairs of operations`;
  return `${seen} and ${counted(schedules, 'schedule')}${share}${suffix}`;
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}

/** By parameter what was tried: `n = 0 .. 2`, `b = false or true`. */
function rangesOf(values: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const tried = new Map<string, Set<string>>();
  for (const one of values)
    for (const [name, value] of Object.entries(one))
      tried.set(name, (tried.get(name) ?? new Set()).add(value));
  return [...tried].map(([name, all]) => `${name} = ${rangeOf([...all])}`);
}

function rangeOf(values: readonly string[]): string {
  const numbers = values.map((value) => (/^-?\d+$/.test(value) ? Number(value) : NaN));
  const sorted = numbers.toSorted((one, other) => one - other);
  const [first] = sorted;
  const isRow = sorted.every((value, at) => value === first! + at);
  if (values.length > 2 && isRow) return `${first} .. ${sorted.at(-1)}`;
  if (values.length === 1) return values[0]!;
  const short = values.map((value, at) => (at === values.length - 1 ? value : withoutUnit(value)));
  return `${short.slice(0, -1).join(', ')} or ${short.at(-1)}`;
}

/** `0, 1 or 2 elements` */
const withoutUnit = (value: string): string => value.replace(/ elements?$/, '');
