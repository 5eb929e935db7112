import type { Parameter } from '../../expression/sort.ts';
import type { Valuation, Value } from '../../expression/evaluate.ts';
import type { ValueView } from '../../protocol/run-view.ts';

type ReadValues =
  | { readonly ok: true; readonly valuation: Valuation }
  | { readonly ok: false; readonly message: string };

/** The values of all parameters, from texts that a person or a link gave. */
export function readValues(
  parameters: readonly Parameter[],
  given: readonly ValueView[],
): ReadValues {
  const texts = new Map(given.map(({ name, value }) => [name, value.trim()]));
  const valuation = new Map<string, Value>();
  for (const { name, sort } of parameters) {
    const text = texts.get(name);
    const value = text === undefined ? null : readValue(sort, text);
    if (value === null) return { ok: false, message: explain(name, sort, text) };
    valuation.set(name, value);
  }
  return { ok: true, valuation };
}

function readValue(sort: Parameter['sort'], text: string): Value | null {
  if (sort === 'bool') return text === 'true' ? true : text === 'false' ? false : null;
  return /^[-−]?\d{1,30}$/.test(text) ? BigInt(text.replace('−', '-')) : null;
}

function explain(name: string, sort: Parameter['sort'], text: string | undefined): string {
  if (text === undefined) return `There is no value for ${name}.`;
  return sort === 'int'
    ? `The value of ${name} must be an integer of at most 30 digits.`
    : `The value of ${name} must be true or false.`;
}
