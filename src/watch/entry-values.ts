import type { Program } from '../execute/compile/program.ts';
import { parseLiterals, valuationsOf, type Literal } from '../execute/environment.ts';
import type { MakeValues } from '../execute/start.ts';
import type { Entry } from '../go/plain/program.ts';
import type { ValueView } from '../protocol/run-view.ts';

type ReadValues =
  | { readonly ok: true; readonly make: MakeValues; readonly shown: readonly ValueView[] }
  | { readonly ok: false; readonly message: string };

/** What is written in Go's notation; what is not, as `2 elements`, stays to be chosen among. */
export function literalsOf(given: readonly ValueView[]): ReadonlyMap<string, Literal> {
  const literals = new Map<string, Literal>();
  for (const { name, value } of given) {
    const literal = parseLiterals(`${name}=${value.trim()}`)?.get(name);
    if (literal !== undefined) literals.set(name, literal);
  }
  return literals;
}

/** The arguments of a run, from texts that a person or a link gave. What is not given is of our choice. */
export function readArguments(
  program: Program,
  entry: Entry,
  given: readonly ValueView[],
): ReadValues {
  const root = program.plain.functions[entry.function]!;
  const literals = literalsOf(given);
  const valuations = valuationsOf(program, root, literals);
  const unread = given.filter(({ name, value }) => value.trim() !== '' && !literals.has(name));
  const fits = valuations.find(({ shown }) =>
    unread.every(({ name, value }) => shown[name] === asShown(value)),
  );
  if (fits === undefined) {
    const { name, value } = unread[0]!;
    return { ok: false, message: `${name} cannot be ${value}: write it as in Go, 2 or [1, 2].` };
  }
  return { ok: true, make: fits.make, shown: toValueViews(fits.shown) };
}

/** Links of before say `1 elements`. */
const asShown = (value: string): string => value.trim().replace(/^1 elements$/, '1 element');

export function toValueViews(shown: Readonly<Record<string, string>>): readonly ValueView[] {
  return Object.entries(shown).map(([name, value]) => ({ name, value }));
}
