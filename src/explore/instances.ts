import { isCounted, spawningLoop, type Machine, type Process } from '../process/machine.ts';

/** More instances than this are not explored one by one: a search over as many takes ten seconds. */
export const mostInstances = 400;

interface Instances {
  /** The machine with a process of its own for each instance. */
  readonly machine: Machine;
  /** By process: its name, or the one that it shares with the other instances. */
  readonly families: readonly string[];
  /** The number of instances of a process that cannot be explored; null where all can. */
  readonly tooMany: number | null;
}

/**
 * At a valuation it is known how often a loop iterates, so a process that it spawns becomes as many
 * processes: they are named by their number of birth, and stand side by side, so that iteration t spawns
 * the one that is t behind the first. One stands there even if the loop never iterates.
 */
export function toInstances(machine: Machine, iterationsOf: (loop: number) => number): Instances {
  const numbers = machine.processes.map(({ index }) => {
    const loop = spawningLoop(machine, index);
    return loop === null ? 1 : iterationsOf(loop);
  });
  const tooMany = Math.max(...numbers) > mostInstances ? Math.max(...numbers) : null;
  if (!machine.processes.some(({ index }) => isCounted(machine, index)))
    return { machine, families: machine.processes.map(({ name }) => name), tooMany };
  const kept = numbers.map((number) => Math.min(Math.max(number, 1), mostInstances));
  const starts = kept.map((_, index) => kept.slice(0, index).reduce((sum, one) => sum + one, 0));
  const at = (process: number) => starts[process]!;
  const processes = machine.processes.flatMap((process) =>
    Array.from({ length: kept[process.index]! }, (_, instance) =>
      toInstance(machine, process, instance, at),
    ),
  );
  return {
    tooMany,
    families: machine.processes.flatMap(({ index }) =>
      Array.from({ length: kept[index]! }, () => familyOf(machine, index)),
    ),
    machine: {
      ...machine,
      processes,
      channels: machine.channels.map((one) => ({ ...one, process: at(one.process) })),
      waitgroups: machine.waitgroups.map((one) => ({ ...one, process: at(one.process) })),
      loops: machine.loops.map((one) => ({ ...one, process: at(one.process) })),
    },
  };
}

/** Where there is one `go` alone, nobody needs to be told which one is meant. */
function familyOf(machine: Machine, process: number): string {
  const isAlone = machine.processes.length === 2 && isCounted(machine, process);
  return isAlone ? 'goroutine' : machine.processes[process]!.name;
}

function toInstance(
  machine: Machine,
  process: Process,
  instance: number,
  at: (process: number) => number,
): Process {
  const { index, spawnedAt, points } = process;
  const family = familyOf(machine, index);
  return {
    ...process,
    index: at(index) + instance,
    name: isCounted(machine, index) ? `${family} #${instance + 1}` : family,
    spawnedAt: spawnedAt && { ...spawnedAt, process: at(spawnedAt.process) },
    points: points.map((point) =>
      point.instruction.kind === 'spawn'
        ? {
            ...point,
            instruction: { ...point.instruction, process: at(point.instruction.process) },
          }
        : point,
    ),
  };
}
