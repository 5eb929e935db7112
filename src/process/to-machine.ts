import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Block, CheckedProgram, For, Go, If, NodeId, Statement } from '../virgo/ast.ts';
import type {
  Channel,
  Instruction,
  Loop,
  LoopIndex,
  Machine,
  Point,
  PointIndex,
  Process,
  ProcessIndex,
  WaitGroup,
} from './machine.ts';

/** Cuts a program into one automaton per goroutine (Figs 6 and 9). */
export function toMachine(
  { program, parameters }: CheckedProgram,
  withWayOut: ReadonlySet<NodeId> = new Set(),
): Machine {
  const builder = new MachineBuilder(withWayOut);
  builder.declare(program.body, 0);
  builder.process(program.body, { node: null, span: program.span, spawnedAt: null });
  return {
    parameters,
    channels: builder.channels.map((channel) => ({ ...channel })),
    waitgroups: builder.waitgroups,
    loops: builder.nameLoops(parameters.map(({ name }) => name)),
    processes: builder.processes.map((process) => process!),
  };
}

interface Origin {
  readonly node: NodeId | null;
  readonly span: Span;
  readonly spawnedAt: Process['spawnedAt'];
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

class MachineBuilder {
  readonly #withWayOut: ReadonlySet<NodeId>;
  readonly channels: Writable<Channel>[] = [];
  readonly waitgroups: WaitGroup[] = [];
  readonly processes: (Process | null)[] = [];
  readonly #loops: Loop[] = [];
  readonly #channelByName = new Map<string, number>();
  readonly #waitgroupByName = new Map<string, number>();

  constructor(withWayOut: ReadonlySet<NodeId>) {
    this.#withWayOut = withWayOut;
  }

  /** Channels and waitgroups in the order of the text; where they are created is filled in later. */
  declare(block: Block, process: ProcessIndex): void {
    for (const statement of block) {
      if (statement.kind === 'channel') {
        const { name, capacity, id: node, span } = statement;
        this.#channelByName.set(name, this.channels.length);
        this.channels.push({ name, capacity, process, point: -1, node, span });
      } else if (statement.kind === 'waitgroup') {
        const { name, id: node, span } = statement;
        this.#waitgroupByName.set(name, this.waitgroups.length);
        this.waitgroups.push({ name, process, node, span });
      } else if (statement.kind === 'go' || statement.kind === 'for') {
        this.declare(statement.body, process);
      } else if (statement.kind === 'if') {
        this.declare(statement.then, process);
        this.declare(statement.otherwise, process);
      }
    }
  }

  process(body: Block, origin: Origin): ProcessIndex {
    const index = this.processes.length;
    this.processes.push(null);
    const points = new PointList(this.#withWayOut);
    this.#block(body, index, points);
    const termination = points.length;
    this.processes[index] = {
      index,
      name: index === 0 ? 'main' : `goroutine ${index}`,
      points: points.finish(termination),
      termination,
      ...origin,
    };
    return index;
  }

  #block(block: Block, process: ProcessIndex, points: PointList): void {
    for (const statement of block) this.#statement(statement, process, points);
  }

  #statement(statement: Statement, process: ProcessIndex, points: PointList): void {
    const at = points.length;
    switch (statement.kind) {
      case 'skip':
        return;
      case 'waitgroup':
        this.waitgroups[this.#waitgroup(statement.name)] = {
          ...this.waitgroups[this.#waitgroup(statement.name)]!,
          process,
        };
        return;
      case 'channel': {
        const channel = this.#channel(statement.name);
        Object.assign(this.channels[channel]!, { process, point: at });
        return points.add({ kind: 'make-channel', channel, next: at + 1 }, statement);
      }
      case 'send': {
        const channel = this.#channel(statement.channel);
        points.add({ kind: 'send', channel, rendezvous: at + 1, next: at + 2 }, statement);
        return points.add({ kind: 'acknowledged', channel, next: at + 2 }, statement);
      }
      case 'receive': {
        const channel = this.#channel(statement.channel);
        return points.add({ kind: 'receive', channel, next: at + 1 }, statement);
      }
      case 'add': {
        const { waitgroup: name, amount } = statement;
        const waitgroup = this.#waitgroup(name);
        return points.add({ kind: 'add', waitgroup, amount, next: at + 1 }, statement);
      }
      case 'wait': {
        const waitgroup = this.#waitgroup(statement.waitgroup);
        return points.add({ kind: 'wait', waitgroup, next: at + 1 }, statement);
      }
      case 'return':
        return points.addReturn(statement);
      case 'go':
        return this.#go(statement, process, points);
      case 'if':
        return this.#if(statement, process, points);
      case 'for':
        return this.#for(statement, process, points);
      default:
        return unreachable(statement);
    }
  }

  #go(go: Go, process: ProcessIndex, points: PointList): void {
    const spawnedAt = { process, point: points.length };
    const child = this.process(go.body, { node: go.id, span: go.span, spawnedAt });
    points.add({ kind: 'spawn', process: child, next: spawnedAt.point + 1 }, go);
  }

  #if(statement: If, process: ProcessIndex, points: PointList): void {
    const guard = points.reserve(statement);
    this.#block(statement.then, process, points);
    const jump = points.reserve(statement);
    this.#block(statement.otherwise, process, points);
    const exit = points.length;
    const { condition } = statement;
    const branch = { kind: 'branch', condition, then: guard + 1, otherwise: jump + 1 } as const;
    points.fill(guard, { ...branch, jump, exit });
    points.fill(jump, { kind: 'jump', target: exit });
  }

  #for(statement: For, process: ProcessIndex, points: PointList): void {
    const loop = this.#loops.length;
    const head = points.reserve(statement);
    const { from, to, id: node, span } = statement;
    const variable = statement.variable?.name ?? '';
    this.#loops.push({ variable, from, to, process, head, increment: 0, exit: 0, node, span });
    points.inside(loop, () => this.#block(statement.body, process, points));
    const increment = points.reserve(statement);
    const exit = points.length;
    this.#loops[loop] = { ...this.#loops[loop]!, increment, exit };
    points.fill(head, { kind: 'loop-head', loop, body: head + 1, exit });
    points.fill(increment, { kind: 'loop-next', loop, head });
  }

  #channel(name: string): number {
    return this.#channelByName.get(name)!;
  }

  #waitgroup(name: string): number {
    return this.#waitgroupByName.get(name)!;
  }

  /** Two loops may share the person's name for their variable; the machine's names are all different. */
  nameLoops(taken: readonly string[]): readonly Loop[] {
    const used = new Set([
      ...taken,
      ...this.#channelByName.keys(),
      ...this.#waitgroupByName.keys(),
      ...this.#loops.map(({ variable }) => variable),
    ]);
    const given = new Set<string>();
    return this.#loops.map((loop) => {
      const wanted = loop.variable === '' ? 'i' : loop.variable;
      let variable = wanted;
      const mayKeep = loop.variable !== '' && !given.has(wanted);
      for (let n = 1; !mayKeep && used.has(variable); n++) variable = `${wanted}${n}`;
      used.add(variable);
      given.add(variable);
      return { ...loop, variable };
    });
  }
}

/** The points of one process while it is built: some are reserved first and filled in later. */
class PointList {
  readonly #points: (Writable<Omit<Point, 'instruction'>> & { instruction: Instruction | null })[] =
    [];
  readonly #withWayOut: ReadonlySet<NodeId>;
  #loop: LoopIndex | null = null;

  constructor(withWayOut: ReadonlySet<NodeId>) {
    this.#withWayOut = withWayOut;
  }

  get length(): number {
    return this.#points.length;
  }

  reserve({ id: node, span }: Statement): PointIndex {
    const hasWayOut = this.#withWayOut.has(node);
    return this.#points.push({ instruction: null, node, span, loop: this.#loop, hasWayOut }) - 1;
  }

  fill(point: PointIndex, instruction: Instruction): void {
    this.#points[point]!.instruction = instruction;
  }

  add(instruction: Instruction, statement: Statement): void {
    this.fill(this.reserve(statement), instruction);
  }

  /** Its target is known only when the process is complete. */
  addReturn(statement: Statement): void {
    this.reserve(statement);
  }

  inside(loop: LoopIndex, build: () => void): void {
    const outer = this.#loop;
    this.#loop = loop;
    build();
    this.#loop = outer;
  }

  finish(termination: PointIndex): readonly Point[] {
    return this.#points.map((point) => ({
      ...point,
      instruction: point.instruction ?? { kind: 'return', target: termination },
    }));
  }
}
