import type { Span } from '../../base/span.ts';
import { not } from '../../expression/fold.ts';
import { fromSource, sortOf, type Quantity } from '../quantity.ts';
import type { Here, Path } from './context.ts';
import { conjunction } from './facts.ts';
import { sameValue } from './same-value.ts';
import { newSource } from './unknown.ts';
import type { Value } from './value.ts';

/** The condition of each path, for the values that a cell has on them; null where nothing tells. */
type Ways = (values: readonly Value[], name: string) => readonly (Quantity | null)[];

/** More ways than this make long conditions. */
const mostWays = 4;

/**
 * Which of several paths was taken. Where conditions say so for all but the last one, by these. Else, for values that
 * others decide by, a path without a condition gets a choice of its own, and each path notes what it comes to there.
 */
export function waysOf(here: Here, paths: readonly Path[], span: Span, key: string | null): Ways {
  const known = paths.map(({ conditions }) => conjunction(conditions));
  const isKnown = known.slice(0, -1).every((condition) => condition !== null);
  if (isKnown) return () => known;
  const none = known.map(() => null);
  const open = known.flatMap((one, at) => (one === null && at < paths.length - 1 ? [at] : []));
  const canDecide = paths.every(({ decides }) => decides !== null);
  if (key === null || !canDecide || open.length > mostWays) return () => none;
  let chosen: readonly (Quantity | null)[] | null = null;
  return (values, name) => {
    if (!values.every(isDeciding) || values.every((one) => sameValue(one, values[0]!))) return none;
    return (chosen ??= choose(here, paths, known, (at) => ({
      ...called(values, name, at),
      span,
      key,
    })));
  };
}

/** What is asked later on, and has the same meaning behind the paths: nil or not, true or false, which function. */
function isDeciding(value: Value): boolean {
  switch (value.kind) {
    case 'nil':
    case 'boxed':
    case 'closure':
    case 'known-function':
      return true;
    case 'quantity':
      return sortOf(value.quantity) === 'bool';
    case 'pointer':
    case 'channel':
    case 'slice':
    case 'map':
    case 'struct':
    case 'native':
    case 'text':
    case 'elements':
    case 'outside':
    case 'either':
    case 'mixed':
    case 'deferred':
    case 'opaque':
      return false;
  }
}

interface Called {
  readonly name: string;
  /** The choice says that this way was not taken: its name says what holds on the other one. */
  readonly isOpposite: boolean;
}

/** As a person would ask which way it was. */
function called(values: readonly Value[], name: string, at: number): Called {
  const [first, second, ...more] = values;
  if (first === undefined || second === undefined || more.length > 0)
    return { name: `way ${at + 1} to ${name}`, isOpposite: false };
  const isTruth = first.kind === 'quantity' || second.kind === 'quantity';
  const isOpposite =
    first.kind === 'nil' ||
    (first.kind === 'quantity' && first.quantity.kind === 'boolean' && !first.quantity.value);
  return { name: isTruth ? name : `${name} != nil`, isOpposite };
}

function choose(
  { builder, flow: { loops } }: Here,
  paths: readonly Path[],
  known: readonly (Quantity | null)[],
  calledAt: (at: number) => Called & { readonly span: Span; readonly key: string },
): readonly (Quantity | null)[] {
  return known.map((condition, at) => {
    if (condition !== null || at === paths.length - 1) return condition;
    const { name, span, isOpposite, key } = calledAt(at);
    const request = { name, sort: 'bool', origin: 'stored', span, loops } as const;
    const source = newSource(builder, { ...request, key: `way ${key} ${at}` });
    paths.forEach(({ decides }, other) =>
      decides?.push({ source, value: (other === at) !== isOpposite }),
    );
    return isOpposite ? not(fromSource(source)) : fromSource(source);
  });
}
