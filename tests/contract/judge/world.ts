import type { Random } from '../../machine/generate.ts';

export type Right = 'none' | 'half' | 'whole';

/** What a generated function gets, and what it may touch of it. */
export interface World {
  readonly random: Random;
  readonly rights: Readonly<Record<'s' | 't' | 'p' | 'q', Right>>;
  /** No memory: integers and truth values alone. */
  readonly isPlain: boolean;
  /** Integer variables of the body, the parameters included. */
  readonly numbers: string[];
  /** What may be assigned. */
  readonly targets: string[];
  /** Names are never used twice. */
  fresh: number;
  /** Inside of how many loops. */
  loops: number;
}

export function pick<T>(random: Random, all: readonly T[]): T {
  return all[random(all.length)]!;
}

export function newWorld(random: Random, isPlain = false): World {
  const right = (): Right =>
    isPlain ? 'none' : pick(random, ['none', 'half', 'whole', 'whole'] as const);
  return {
    ...{ random, isPlain },
    rights: { s: right(), t: right(), p: right(), q: right() },
    numbers: ['n', 'm', 'x', 'y', 'r'],
    targets: ['x', 'y', 'r', 'r', 'n'],
    ...{ fresh: 0, loops: 0 },
  };
}

/** Permission as preconditions, and back again as postconditions. */
export function rightsOf({ rights }: World): readonly string[] {
  const part = { half: ', 1/2', whole: '' };
  return (['s', 't', 'p', 'q'] as const).flatMap((name) => {
    const right = rights[name];
    if (right === 'none') return [];
    return name === 'p' || name === 'q'
      ? [`acc(${name}${part[right]})`]
      : [`forall k int :: 0 <= k && k < len(${name}) ==> acc(&${name}[k]${part[right]})`];
  });
}

/** May two of them be the same cells? Only if both together are not more than all. */
export function mayAlias({ rights }: World, one: 's' | 'p', other: 't' | 'q'): boolean {
  return rights[one] !== 'whole' || rights[other] === 'none'
    ? rights[other] !== 'whole' || rights[one] === 'none'
    : false;
}
