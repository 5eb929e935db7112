import type { Variable } from '../contract/check/model.ts';

/** Values for the parameters of a function, as Go writes them. */
export type Valuation = ReadonlyMap<Variable, string>;

type Given = Readonly<Record<string, string>>;

const numbers = ['0', '1', '2', '-1', '3', '-2'] as const;
const lists = ['', '0', '1', '0, 1', '1, 0', '2, 1, 0', '0, 0', '-1, 2', '1, 1, 2'] as const;
const most = 48;

/** Those that the solver looked at first, then small ones; empty where a parameter is of another kind. */
export function valuations(parameters: readonly Variable[], given: Given): readonly Valuation[] {
  const choices = parameters.map((one) => choicesFor(one, given));
  if (choices.some((one) => one === null)) return [];
  const known = choices as readonly (readonly string[])[];
  const found: Valuation[] = [];
  for (let at = 0; at < most; at++)
    found.push(
      new Map(
        parameters.map((one, index) => {
          const all = known[index]!;
          // Each parameter walks at a pace of its own, so that pairs of values meet.
          const step = at === 0 ? 0 : Math.floor(at / (index + 1)) + index * (at % 3);
          return [one, all[step % all.length]!] as const;
        }),
      ),
    );
  const texts = new Set<string>();
  return found.filter((one) => {
    const text = JSON.stringify([...one.values()]);
    return !texts.has(text) && texts.add(text);
  });
}

function choicesFor({ name, type }: Variable, given: Given): readonly string[] | null {
  const own = given[name];
  const first = own === undefined ? [] : [own];
  if (type.kind === 'boolean') return [...first, 'true', 'false'];
  if (type.kind === 'integer') {
    const small = type.name.startsWith('u') || type.name === 'byte' ? ['0', '1', '2'] : numbers;
    return [...first.filter((one) => Math.abs(Number(one)) < 100), ...small];
  }
  if (type.kind === 'pointer' && type.element.kind === 'integer') return numbers;
  if (type.kind !== 'slice' || type.element.kind !== 'integer') return null;
  const length = Number(given[`len(${name})`] ?? 0);
  const zeros = Array.from({ length: Math.min(length, 12) }, () => '0').join(', ');
  return [zeros, ...lists];
}

/** Declares the parameters with their values, and what they held before. */
export function declarations(valuation: Valuation): readonly string[] {
  return [...valuation].flatMap(([{ name, type }, value]) => {
    if (type.kind === 'slice' && type.element.kind === 'integer')
      return [
        `${name} := []${type.element.name}{${value}}`,
        `${name}Before := []${type.element.name}{${value}}`,
      ];
    if (type.kind === 'pointer' && type.element.kind === 'integer')
      return [
        `${name}Held, ${name}Was := ${type.element.name}(${value}), ${type.element.name}(${value})`,
        `${name}, ${name}Before := &${name}Held, &${name}Was`,
      ];
    const word = type.kind === 'integer' ? type.name : 'bool';
    return [`var ${name}, ${name}Before ${word} = ${value}, ${value}`];
  });
}

/** As words tell it. */
export function shown(valuation: Valuation): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...valuation].map(([{ name, type }, value]) => {
      if (type.kind === 'slice') return [name, `[${value.replaceAll(',', '')}]`];
      return type.kind === 'pointer' ? [`*${name}`, value] : [name, value];
    }),
  );
}
