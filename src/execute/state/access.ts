import { fromView } from '../value/value.ts';

/** What a goroutine has touched of one object. The paths are those of pointers; a map is one place. */
interface Touches {
  readonly object: number;
  readonly list: Access[];
  /** Rows and columns are gone through in turns: the next access is often about the next place of the list. */
  hint: number;
  /** A hash of the list; null after each change of it. */
  hashed: Hashed | null;
}

export interface Hashed {
  readonly first: number;
  readonly second: number;
}

/** So many objects are looked through faster than a table is made of them. */
const few = 8;

/** What a goroutine has touched, by object, in the order in which it came to them. Mostly these are one or two. */
export class Accesses {
  readonly touches: Touches[] = [];
  #table: Map<number, Touches> | null = null;

  get size(): number {
    return this.touches.length;
  }

  get(object: number): Touches | null {
    if (this.#table !== null) return this.#table.get(object) ?? null;
    const { touches } = this;
    for (let at = 0; at < touches.length; at++)
      if (touches[at]!.object === object) return touches[at]!;
    return null;
  }

  set(object: number, list: Access[]): void {
    const touches = { object, list, hint: 0, hashed: null };
    this.touches.push(touches);
    if (this.#table !== null) this.#table.set(object, touches);
    else if (this.touches.length > few)
      this.#table = new Map(this.touches.map((one) => [one.object, one]));
  }

  /** With lists of its own, of the objects that are to be kept. */
  copy(isKept: (object: number) => boolean): Accesses {
    const copy = new Accesses();
    for (const { object, list } of this.touches) if (isKept(object)) copy.set(object, list.slice());
    return copy;
  }
}

/** The places of one object at `path`, and there the indices from `low` to `high`; no path and -1: the whole. */
export interface Access {
  readonly path: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly write: boolean;
  readonly atomic: boolean;
  /** An atomic addition whose sum nobody asks for: such additions commute with each other. */
  readonly adds?: true;
  /** The instruction, by its number in the program. */
  readonly site: number;
}

const whole: readonly number[] = [];
const most = 2000;

/** Returns false where there are too many places to remember them apart. */
export function addAccess(accesses: Accesses, object: number, access: Access): boolean {
  const touches = accesses.get(object);
  if (touches === null) {
    accesses.set(object, [access]);
    return true;
  }
  const { list, hint } = touches;
  if (extend(touches, hint, access)) return true;
  if (extend(touches, hint + 1 < list.length ? hint + 1 : 0, access)) return true;
  for (let at = list.length - 1; at >= 0; at--) if (extend(touches, at, access)) return true;
  if (list.length >= most) return false;
  touches.hint = list.length;
  touches.hashed = null;
  list.push(access);
  return true;
}

/** Whether the access is in this place of the list, or can be added to it. */
function extend(touches: Touches, at: number, access: Access): boolean {
  const { list } = touches;
  const known = list[at]!;
  if (known === access) {
    touches.hint = at;
    return true;
  }
  if (known.site !== access.site || known.write !== access.write) return false;
  if (!samePath(known.path, access.path)) return false;
  if (known.low > access.low || access.high > known.high) {
    if (known.low < 0 || access.low > known.high + 1 || access.high < known.low - 1) return false;
    const low = Math.min(known.low, access.low);
    touches.hashed = null;
    list[at] = { ...known, low, high: Math.max(known.high, access.high) };
  }
  touches.hint = at;
  return true;
}

/** The access of an instruction to the whole of an object, or to a place in it. */
export const accessAt = (path: readonly number[] | null, toWhole: Access): Access =>
  path === null ? toWhole : toAccess(path, -1, toWhole.write, toWhole.site);

export function toAccess(
  base: readonly number[] | null,
  last: number,
  write: boolean,
  site: number,
): Access {
  if (last >= 0) return { path: base ?? whole, low: last, high: last, write, atomic: false, site };
  if (base === null || base.length === 0)
    return { path: whole, low: -1, high: -1, write, atomic: false, site };
  const at = base[base.length - 1]!;
  if (at < 0) {
    const { offset, length } = fromView(at);
    const path = base.slice(0, -1);
    return { path, low: offset, high: offset + length - 1, write, atomic: false, site };
  }
  return { path: base.slice(0, -1), low: at, high: at, write, atomic: false, site };
}

function samePath(one: readonly number[], other: readonly number[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** One of the places lies in the other, and somebody writes, so that the order matters. */
function conflict(one: Access, other: Access): boolean {
  if (!one.write && !other.write) return false;
  if (one.atomic && other.atomic && one.adds === other.adds) return false;
  const common = Math.min(depth(one), depth(other));
  for (let at = 0; at < common; at++)
    if (lowest(one, at) > highest(other, at) || lowest(other, at) > highest(one, at)) return false;
  return true;
}

function depth(access: Access): number {
  return access.low < 0 ? 0 : access.path.length + 1;
}

function lowest(access: Access, at: number): number {
  return at < access.path.length ? access.path[at]! : access.low;
}

function highest(access: Access, at: number): number {
  return at < access.path.length ? access.path[at]! : access.high;
}

export interface Conflict {
  readonly object: number;
  readonly first: Access;
  readonly second: Access;
}

/** Of two atomic accesses the order matters, and no more than that. */
export const isRace = ({ first, second }: Conflict): boolean => !first.atomic || !second.atomic;

export function findConflict(
  one: Accesses,
  other: Accesses,
  isMeant: (conflict: Conflict) => boolean = () => true,
): Conflict | null {
  const isSmaller = one.size <= other.size;
  const { touches } = isSmaller ? one : other;
  const large = isSmaller ? other : one;
  for (let at = 0; at < touches.length; at++) {
    const { object, list } = touches[at]!;
    const others = large.get(object);
    if (others === null) continue;
    for (const first of list)
      for (const second of others.list) {
        if (!conflict(first, second)) continue;
        const found = { object, first, second };
        if (isMeant(found)) return found;
      }
  }
  return null;
}
