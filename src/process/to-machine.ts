import type { Block, CheckedProgram, NodeId } from '../virgo/ast.ts';
import type { Loop, Machine, Process, ProcessIndex } from './machine.ts';
import { nameLoops } from './name-loops.ts';
import { PointList } from './point-list.ts';
import { Resources } from './resources.ts';
import type { Cutter, Origin, Place } from './rule/rule.ts';
import { cutStatement } from './rule/rules.ts';

/** Cuts a program into one automaton per goroutine (Figs 6 and 9). */
export function toMachine(
  { program, parameters }: CheckedProgram,
  withEscape: ReadonlySet<NodeId> = new Set(),
): Machine {
  const builder = new MachineBuilder(program.body, withEscape);
  builder.process(program.body, { node: null, span: program.span, spawnedAt: null });
  const { resources, loops, processes } = builder;
  const taken = [...parameters.map(({ name }) => name), ...resources.names];
  return {
    parameters,
    channels: resources.channels,
    waitgroups: resources.waitgroups,
    loops: nameLoops(loops, taken),
    processes,
  };
}

class MachineBuilder implements Cutter {
  readonly resources: Resources;
  readonly loops: Loop[] = [];
  readonly #processes: (Process | null)[] = [];
  readonly #withEscape: ReadonlySet<NodeId>;

  constructor(program: Block, withEscape: ReadonlySet<NodeId>) {
    this.resources = new Resources(program);
    this.#withEscape = withEscape;
  }

  get processes(): readonly Process[] {
    return this.#processes.map((process) => process!);
  }

  process(body: Block, origin: Origin): ProcessIndex {
    const index = this.#processes.length;
    this.#processes.push(null);
    const points = new PointList(this.#withEscape);
    this.block(body, { process: index, points });
    const termination = points.length;
    this.#processes[index] = {
      index,
      name: index === 0 ? 'main' : `goroutine ${index}`,
      points: points.finish(termination),
      termination,
      ...origin,
    };
    return index;
  }

  block(block: Block, place: Place): void {
    for (const statement of block) cutStatement(this, statement, place);
  }
}
