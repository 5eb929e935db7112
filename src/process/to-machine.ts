import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Block, CheckedProgram, For, Go, If, NodeId, Statement } from '../virgo/ast.ts';
import type { Loop, Machine, Process, ProcessIndex } from './machine.ts';
import { nameLoops } from './name-loops.ts';
import { PointList } from './point-list.ts';
import { Resources } from './resources.ts';

/** Cuts a program into one automaton per goroutine (Figs 6 and 9). */
export function toMachine(
  { program, parameters }: CheckedProgram,
  withWayOut: ReadonlySet<NodeId> = new Set(),
): Machine {
  const builder = new MachineBuilder(program.body, withWayOut);
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

interface Origin {
  readonly node: NodeId | null;
  readonly span: Span;
  readonly spawnedAt: Process['spawnedAt'];
}

class MachineBuilder {
  readonly resources: Resources;
  readonly loops: Loop[] = [];
  readonly #processes: (Process | null)[] = [];
  readonly #withWayOut: ReadonlySet<NodeId>;

  constructor(program: Block, withWayOut: ReadonlySet<NodeId>) {
    this.resources = new Resources(program);
    this.#withWayOut = withWayOut;
  }

  get processes(): readonly Process[] {
    return this.#processes.map((process) => process!);
  }

  process(body: Block, origin: Origin): ProcessIndex {
    const index = this.#processes.length;
    this.#processes.push(null);
    const points = new PointList(this.#withWayOut);
    this.#block(body, index, points);
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

  #block(block: Block, process: ProcessIndex, points: PointList): void {
    for (const statement of block) this.#statement(statement, process, points);
  }

  #statement(statement: Statement, process: ProcessIndex, points: PointList): void {
    const at = points.length;
    switch (statement.kind) {
      case 'skip':
        return;
      case 'waitgroup':
        return this.resources.waitgroupCreatedIn(statement.name, process);
      case 'channel': {
        const channel = this.resources.channel(statement.name);
        this.resources.channelCreatedAt(statement.name, process, at);
        return points.add({ kind: 'make-channel', channel, next: at + 1 }, statement);
      }
      case 'send': {
        const channel = this.resources.channel(statement.channel);
        points.add({ kind: 'send', channel, rendezvous: at + 1, next: at + 2 }, statement);
        return points.add({ kind: 'acknowledged', channel, next: at + 2 }, statement);
      }
      case 'receive': {
        const channel = this.resources.channel(statement.channel);
        return points.add({ kind: 'receive', channel, next: at + 1 }, statement);
      }
      case 'add': {
        const { waitgroup: name, amount } = statement;
        const waitgroup = this.resources.waitgroup(name);
        return points.add({ kind: 'add', waitgroup, amount, next: at + 1 }, statement);
      }
      case 'wait': {
        const waitgroup = this.resources.waitgroup(statement.waitgroup);
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
    const loop = this.loops.length;
    const head = points.reserve(statement);
    const { from, to, id: node, span } = statement;
    const variable = statement.variable?.name ?? '';
    this.loops.push({ variable, from, to, process, head, increment: 0, exit: 0, node, span });
    points.inside(loop, () => this.#block(statement.body, process, points));
    const increment = points.reserve(statement);
    const exit = points.length;
    this.loops[loop] = { ...this.loops[loop]!, increment, exit };
    points.fill(head, { kind: 'loop-head', loop, body: head + 1, exit });
    points.fill(increment, { kind: 'loop-next', loop, head });
  }
}
