import { fromView } from '../value/value.ts';

/** What a goroutine has touched, by object. The paths are those of pointers; a map is one place. */
export type Accesses = Map<number, AccessList>;

/** Rows and columns are gone through in turns: the next access is often about the next place of the list. */
class AccessList extends Array<Access> {
  hint = 0;
}

/** The places of one object at `path`, and there the indices from `low` to `high`; no path and -1: the whole. */
export interface Access {
  readonly path: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly write: boolean;
  readonly atomic: boolean;
  /** The instruction, by its number in the program. */
  readonly site: number;
}

const whole: readonly number[] = [];
const most = 2000;

/** Returns false where there are too many places to remember them apart. */
export function addAccess(accesses: Accesses, object: number, access: Access): boolean {
  const list = accesses.get(object);
  if (list === undefined) {
    const fresh = new AccessList();
    fresh.push(access);
    accesses.set(object, fresh);
    return true;
  }
  const { hint } = list;
  if (extend(list, hint, access)) return true;
  if (extend(list, hint + 1 < list.length ? hint + 1 : 0, access)) return true;
  for (let at = list.length - 1; at >= 0; at--) if (extend(list, at, access)) return true;
  if (list.length >= most) return false;
  list.hint = list.length;
  list.push(access);
  return true;
}

/** Whether the access is in this place of the list, or can be added to it. */
function extend(list: AccessList, at: number, access: Access): boolean {
  const known = list[at]!;
  if (known.site !== access.site || known.write !== access.write) return false;
  if (!samePath(known.path, access.path)) return false;
  if (known.low > access.low || access.high > known.high) {
    if (known.low < 0 || access.low > known.high + 1 || access.high < known.low - 1) return false;
    const low = Math.min(known.low, access.low);
    list[at] = { ...known, low, high: Math.max(known.high, access.high) };
  }
  list.hint = at;
  return true;
}

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

/** One of the places lies in the other, and somebody writes. */
function conflict(one: Access, other: Access): boolean {
  if (!one.write && !other.write) return false;
  if (one.atomic && other.atomic) return false;
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

export function findConflict(one: Accesses, other: Accesses): Conflict | null {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  for (const [object, accesses] of small) {
    const others = large.get(object);
    if (others === undefined) continue;
    for (const first of accesses)
      for (const second of others) if (conflict(first, second)) return { object, first, second };
  }
  return null;
}
