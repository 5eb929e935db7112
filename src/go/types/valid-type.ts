import type { Checker } from './checker.ts';
import { reportCycle } from './cycles.ts';
import { Named } from './named.ts';
import { unknownType } from './basic.ts';
import type { NamedType, Type } from './type.ts';

/** Longer chains of types by value in which one comes again are instances that grow for ever. */
const longest = 60;

/** Nobody nests so many types; looking further would take too long. */
const longestOfAll = 250;

/** Says so if a type contains itself by value, so that no size would do. */
export function checkFinite(c: Checker, type: NamedType): void {
  const cycle = cycleFrom(type, [], new Set());
  if (cycle === null) return;
  if (!cycle.some((one) => one.origin === type.origin)) return;
  reportCycle(c, uniqueObjects(cycle));
  for (const one of cycle) if (one instanceof Named && one.origin === one) spoil(one);
}

function uniqueObjects(cycle: readonly NamedType[]) {
  return [...new Set(cycle.map(({ object }) => object))];
}

/** Without its structure nothing walks it for ever. */
function spoil(type: Named): void {
  type.invalidate(unknownType);
}

function cycleFrom(
  type: Type,
  path: readonly NamedType[],
  done: Set<Type>,
): readonly NamedType[] | null {
  if (type.kind === 'array') return cycleFrom(type.element, path, done);
  if (type.kind === 'struct')
    return firstCycle(
      type.fields.map((field) => field.type),
      path,
      done,
    );
  if (type.kind === 'interface') return firstCycle(type.embedded, path, done);
  if (type.kind === 'union')
    return firstCycle(
      type.terms.map((term) => term.type),
      path,
      done,
    );
  if (type.kind === 'named') {
    if (done.has(type)) return null;
    const at = path.findIndex((other) => other === type);
    if (at >= 0) return path.slice(at);
    if (path.length > longest) {
      const first = path.findIndex((other) => other.origin === type.origin);
      if (first >= 0) return path.slice(first);
      if (path.length > longestOfAll) return null;
    }
    const own = type instanceof Named && type.origin === type ? type.definition : null;
    const found = cycleFrom(own ?? type.underlying, [...path, type], done);
    if (found === null) done.add(type);
    return found;
  }
  return null;
}

function firstCycle(
  types: readonly Type[],
  path: readonly NamedType[],
  done: Set<Type>,
): readonly NamedType[] | null {
  for (const type of types) {
    const found = cycleFrom(type, path, done);
    if (found !== null) return found;
  }
  return null;
}
