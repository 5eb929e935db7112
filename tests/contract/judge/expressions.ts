import { pick, type World } from './world.ts';

/** An integer, as the body says it. */
export function number(world: World, depth = 2): string {
  const { random, rights, isPlain } = world;
  const kind = depth === 0 ? random(4) : random(13);
  const part = (): string => number(world, depth - 1);
  if (kind < 2) return pick(random, world.numbers);
  if (kind === 2) return String(random(6) - 2);
  if (kind === 3) return isPlain ? '4' : pick(random, ['len(s)', 'len(t)']);
  if (kind === 4 && rights.p !== 'none') return '*p';
  if (kind === 5 && rights.q !== 'none') return '*q';
  if (kind === 6) return `(${part()}) - (${part()})`;
  if (kind === 7) {
    const divisor = pick(random, ['2', '3', '-2', 'n', isPlain ? 'm' : 'len(s)']);
    return `(${part()}) ${pick(random, ['/', '%'])} (${divisor})`;
  }
  if (kind === 8) return `times(${part()}, ${pick(random, ['2', '-1', '3'])})`;
  if (kind === 9 && rights.p === 'whole') return `inc(p)`;
  if (kind === 10) return `least(${part()}, ${part()})`;
  if (kind === 11 && rights.s !== 'none') return `first(s, ${part()})`;
  return `(${part()}) + (${part()})`;
}

export function truth(world: World, depth = 1): string {
  const { random } = world;
  const part = (): string => number(world, depth);
  const kind = random(8);
  if (kind === 0 && depth > 0) return `(${truth(world, 0)}) && (${truth(world, 0)})`;
  if (kind === 1 && depth > 0) return `(${truth(world, 0)}) || (${truth(world, 0)})`;
  if (kind === 2) return `!(${part()} < ${part()})`;
  if (kind === 3) return 'b';
  return `${part()} ${pick(random, ['<', '<=', '==', '!=', '>', '>='])} ${part()}`;
}
