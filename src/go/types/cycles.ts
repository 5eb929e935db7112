import type { Checker } from './checker.ts';
import { failIn } from './report.ts';
import type { GoObject } from './type.ts';

/** Whether an object may be used inside of its own declaration; says so if it may not. */
export function isValidCycle(c: Checker, object: GoObject): boolean {
  const cycle = c.path.slice(c.path.indexOf(object));
  let [values, definitions] = [0, 0];
  for (const one of cycle) {
    if (one.kind === 'constant' || one.kind === 'variable') values++;
    if (one.kind === 'type-name' && !one.isAlias) definitions++;
  }
  // Those of constants and variables alone are found with the order of initialisation.
  if (values === cycle.length) return true;
  if (values === 0 && definitions > 0) return true;
  if (values === 0 && cycle.every(({ kind }) => kind === 'function')) return true;
  reportCycle(c, cycle);
  return false;
}

/** Starts at the object that comes first in the text. */
export function reportCycle(c: Checker, cycle: readonly GoObject[]): void {
  let first = 0;
  cycle.forEach((one, index) => {
    const [own, best] = [one.span?.start ?? 0, cycle[first]!.span?.start ?? 0];
    if (one.file === cycle[first]!.file && own < best) first = index;
  });
  const ordered = [...cycle.slice(first), ...cycle.slice(0, first)];
  const object = ordered[0]!;
  if (object.file === null || object.span === null) return;
  const isType = object.kind === 'type-name';
  const related = ordered.flatMap((one, index) => {
    const next = ordered[(index + 1) % ordered.length]!;
    if (one.span === null || one.file !== object.file || ordered.length === 1) return [];
    return [{ span: one.span, message: `${one.name} refers to ${next.name}` }];
  });
  const given = { name: object.name, isAlone: ordered.length === 1, isType };
  failIn(c, object.file, object.span, 'go-invalid-cycle', given, related);
}
