/** A source of choices that depends on its seed alone. */
export interface Dice {
  /** 0 .. n - 1 */
  readonly below: (n: number) => number;
  readonly percent: (chance: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** A Weyl sequence through a mixing function: plenty for choosing programs. */
export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  const below = (n: number): number => next() % n;
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[below(list.length)]!;
    },
  };
}
