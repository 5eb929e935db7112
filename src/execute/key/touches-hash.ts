import type { Access, Hashed } from '../state/access.ts';
import { Hasher } from './hasher.ts';

/** A hash of what was touched of one object. */
export function hashOfTouches(list: readonly Access[]): Hashed {
  const hash = new Hasher();
  hash.reset();
  for (const { path, low, high, write, site } of list) {
    for (const step of path) hash.add(step);
    hash.add(low);
    hash.add(high);
    hash.add(write ? 1 : 0);
    hash.add(site);
  }
  const { first, second } = hash;
  return { first, second };
}
