import { isCounted, type Machine } from '../../process/machine.ts';

/** What the state variables of the encoding are called: the person's own names wherever possible. */
export interface StateNames {
  /** By process: P(π), or for a counted one the number of its instances at each of its points. */
  readonly counters: readonly (readonly string[])[];
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
    counters: machine.processes.map(({ index, termination }) =>
      isCounted(machine, index)
        ? Array.from({ length: termination + 1 }, (_, point) => claim(`N${index}_${point}`))
        : [claim(`P${index}`)],
    ),
  };
}
