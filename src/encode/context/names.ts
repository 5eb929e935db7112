import type { Machine } from '../../process/machine.ts';

/** What the state variables of the encoding are called: the person's own names wherever possible. */
export interface StateNames {
  /** P(π), by process. */
  readonly counters: readonly string[];
  readonly channels: readonly string[];
  readonly waitgroups: readonly string[];
  readonly loops: readonly string[];
}

export function toStateNames(machine: Machine): StateNames {
  const used = new Set(machine.parameters.map(({ name }) => name));
  const claim = (wanted: string): string => {
    let name = wanted;
    while (used.has(name)) name += '_';
    used.add(name);
    return name;
  };
  return {
    channels: machine.channels.map(({ name }) => claim(name)),
    waitgroups: machine.waitgroups.map(({ name }) => claim(name)),
    loops: machine.loops.map(({ variable }) => claim(variable)),
    counters: machine.processes.map(({ index }) => claim(`P${index}`)),
  };
}
