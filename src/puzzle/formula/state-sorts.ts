import type { StateNames } from '../../encode/context/names.ts';
import type { Sort } from '../../expression/sort.ts';

/** The variables of a state: where each process stands, what channels and waitgroups hold, loops. */
export function stateSorts(names: StateNames): ReadonlyMap<string, Sort> {
  const all = [...names.counters.flat(), ...names.channels, ...names.waitgroups, ...names.loops];
  return new Map(all.map((name) => [name, 'int']));
}
