import type { Span } from '../../base/span.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Expression } from '../../virgo/ast.ts';
import type {
  ChannelUse,
  ContextDeclaration,
  ExtendedBlock,
  ExtendedFor,
  ExtendedProgram,
  ExtendedStatement,
  OnceDo,
  Select,
} from '../../virgo/extended/ast.ts';
import type { GraphBuilder, LoopDraft, Origin } from './builder.ts';
import type { ClassIndex, GraphPointIndex } from './graph.ts';
import type { ChannelRef, EdgeLabel } from './label.ts';
import type { GraphResources } from './resources.ts';

/** Where control goes from inside of a block. */
interface Surroundings {
  readonly class: ClassIndex;
  readonly end: GraphPointIndex;
  /** Of the innermost loop. */
  readonly loop: { readonly head: GraphPointIndex; readonly exit: GraphPointIndex } | null;
  /** The loops around, across goroutines, whose variable indexes arrays. */
  readonly indices: ReadonlyMap<string, number>;
}

type ControlStatement = Extract<
  ExtendedStatement,
  {
    readonly kind:
      'return' | 'break' | 'continue' | 'if' | 'choose' | 'select' | 'for' | 'range' | 'loop';
  }
>;

/** Turns blocks into points and edges; the last statement of a block leads to where the block does. */
export class BlockCutter {
  readonly #builder: GraphBuilder;
  readonly #resources: GraphResources;
  readonly #program: ExtendedProgram;
  readonly #named = new Map<string, ClassIndex>();

  constructor(builder: GraphBuilder, resources: GraphResources, program: ExtendedProgram) {
    this.#builder = builder;
    this.#resources = resources;
    this.#program = program;
  }

  process(
    name: string,
    body: ExtendedBlock,
    span: Span,
    indices: Surroundings['indices'] = new Map(),
  ): ClassIndex {
    const index = this.#newClass(name, span, false);
    const { start, end } = this.#builder.classes[index]!;
    this.#builder.outsideLoops(() => {
      this.#block(body, start, end, { class: index, end, loop: null, indices });
    });
    return index;
  }

  /** The bodies of those that something spawns; the others never run. */
  namedProcesses(): void {
    const cut = new Set<string>();
    // One body may spawn processes that nothing spawned before.
    for (let next = this.#uncut(cut); next !== undefined; next = this.#uncut(cut)) {
      cut.add(next.name);
      const index = this.#named.get(next.name)!;
      const { start, end } = this.#builder.classes[index]!;
      const around: Surroundings = { class: index, end, loop: null, indices: new Map() };
      const { body } = next;
      this.#builder.outsideLoops(() => {
        this.#block(body, start, end, around);
      });
    }
  }

  #uncut(cut: ReadonlySet<string>) {
    return this.#program.processes.find(({ name }) => this.#named.has(name) && !cut.has(name));
  }

  #newClass(name: string, span: Span, environment: boolean): ClassIndex {
    const builder = this.#builder;
    const index = builder.classes.length;
    let start = 0;
    let end = 0;
    builder.outsideLoops(() => {
      start = builder.point(index, span);
      end = builder.point(index, { start: span.end, end: span.end });
    });
    builder.classes.push({ index, name, start, end, environment, span });
    return index;
  }

  #block(
    block: ExtendedBlock,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    const doing = block.filter((statement) => this.#needsEdges(statement));
    if (doing.length === 0) {
      this.#builder.edge(from, to, { kind: 'tau' }, { id: null, span: spanOf(block, from, this) });
      return;
    }
    let at = from;
    for (const [index, statement] of doing.entries()) {
      this.#builder.points[at] = { class: around.class, span: statement.span };
      const isLast = index === doing.length - 1 || endsBlock(statement);
      const next = isLast ? to : this.#builder.point(around.class, doing[index + 1]!.span);
      this.#statement(statement, at, next, around);
      // Nothing leads behind a jump.
      if (isLast) return;
      at = next;
    }
  }

  /** The place of a point, for a block without statements. */
  spanAt(point: GraphPointIndex): Span {
    return this.#builder.points[point]!.span;
  }

  #needsEdges(statement: ExtendedStatement): boolean {
    switch (statement.kind) {
      case 'skip':
      case 'waitgroup':
      case 'mutex':
      case 'rwmutex':
      case 'once':
      case 'timer':
      case 'choice':
        return false;
      case 'channel':
      case 'array':
        return statement.capacity.kind !== 'integer' || statement.capacity.value < 0n;
      case 'context':
        return statement.deadline;
      case 'add':
      case 'break':
      case 'cancel':
      case 'choose':
      case 'close':
      case 'continue':
      case 'count-down':
      case 'for':
      case 'go-named':
      case 'go':
      case 'if':
      case 'lock':
      case 'loop':
      case 'once-do':
      case 'range':
      case 'read-lock':
      case 'read-unlock':
      case 'receive-ok':
      case 'receive':
      case 'return':
      case 'select':
      case 'send':
      case 'unlock':
      case 'wait':
        return true;
      default:
        return unreachable(statement);
    }
  }

  #statement(
    statement: ExtendedStatement,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    const add = (target: GraphPointIndex, label: EdgeLabel) =>
      this.#builder.edge(from, target, label, statement);
    switch (statement.kind) {
      case 'channel':
      case 'array': {
        const channel = this.#resources.find('channels', statement.name);
        return void add(to, { kind: 'make', channel, element: null });
      }
      case 'send':
      case 'close':
        return void add(to, { kind: statement.kind, ...this.#channel(statement, around) });
      case 'receive':
        return this.#receive(statement, from, to, to, statement, around);
      case 'receive-ok': {
        const [then, otherwise] = [statement.then, statement.otherwise];
        const value = this.#branch(then, to, around);
        const closed = this.#branch(otherwise, to, around);
        return this.#receive(statement, from, value, closed, statement, around);
      }
      case 'add':
      case 'wait':
      case 'count-down':
        return this.#waitgroup(statement, from, to, around);
      case 'lock':
      case 'unlock':
      case 'read-lock':
      case 'read-unlock':
        return this.#lock(statement.kind, statement.lock, from, to, statement, around);
      case 'once-do':
        return this.#once(statement, from, to, around);
      case 'cancel': {
        const channel = this.#resources.find('channels', statement.context);
        add(to, { kind: 'cancel-first', channel });
        return void add(to, { kind: 'cancel-again', channel });
      }
      case 'context':
      case 'go':
      case 'go-named':
        return void add(to, { kind: 'spawn', class: this.#spawned(statement, around) });
      case 'return':
      case 'break':
      case 'continue':
      case 'if':
      case 'choose':
      case 'select':
      case 'for':
      case 'range':
      case 'loop':
        return this.#control(statement, from, to, around);
      case 'skip':
      case 'waitgroup':
      case 'mutex':
      case 'rwmutex':
      case 'once':
      case 'timer':
      case 'choice':
        throw new Error(`${statement.kind} needs no edges`);
      default:
        return unreachable(statement);
    }
  }

  /** The class of what a statement starts. */
  #spawned(
    statement: Extract<ExtendedStatement, { readonly kind: 'context' | 'go' | 'go-named' }>,
    around: Surroundings,
  ): ClassIndex {
    if (statement.kind === 'context') return this.#deadline(statement);
    if (statement.kind === 'go-named') return this.#namedClass(statement.process);
    const name = `goroutine ${this.#builder.classes.length}`;
    return this.process(name, statement.body, statement.span, around.indices);
  }

  /** Branches, loops, and the escapes of them. */
  #control(
    statement: ControlStatement,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    const add = (target: GraphPointIndex, label: EdgeLabel) =>
      this.#builder.edge(from, target, label, statement);
    switch (statement.kind) {
      case 'return':
        return void add(around.end, { kind: 'tau' });
      case 'break':
        return void add(around.loop!.exit, { kind: 'tau' });
      case 'continue':
        return void add(around.loop!.head, { kind: 'tau' });
      case 'if': {
        const { condition } = statement;
        const label = (taken: boolean): EdgeLabel => ({ kind: 'branch', condition, taken });
        add(this.#branch(statement.then, to, around), label(true));
        return void add(this.#branch(statement.otherwise, to, around), label(false));
      }
      case 'choose':
        add(this.#branch(statement.then, to, around), { kind: 'tau' });
        return void add(this.#branch(statement.otherwise, to, around), { kind: 'tau' });
      case 'select':
        return this.#select(statement, from, to, around);
      case 'for':
        return this.#for(statement, from, to, around);
      case 'range':
        return this.#range(statement, from, to, around);
      case 'loop':
        return this.#endless(statement, from, to, around);
      default:
        return unreachable(statement);
    }
  }

  /** Where a branch starts; one without statements is where it ends. */
  #branch(block: ExtendedBlock, to: GraphPointIndex, around: Surroundings): GraphPointIndex {
    const first = block.find((statement) => this.#needsEdges(statement));
    if (first === undefined) return to;
    const start = this.#builder.point(around.class, first.span);
    this.#block(block, start, to, around);
    return start;
  }

  #channel({ channel, index }: ChannelUse, { indices }: Surroundings): ChannelRef {
    const element = index === undefined ? null : indices.get(index)!;
    return { channel: this.#resources.find('channels', channel), element };
  }

  /** A receive has two ways to end, unless nobody can send, or it waits for a timer. */
  #receive(
    use: ChannelUse,
    from: GraphPointIndex,
    value: GraphPointIndex,
    closed: GraphPointIndex,
    origin: Origin,
    around: Surroundings,
  ): void {
    if (this.#resources.timers.has(use.channel)) {
      this.#builder.edge(from, value, { kind: 'elapse' }, origin);
      return;
    }
    const ref = this.#channel(use, around);
    const isContext = this.#resources.channels[ref.channel]!.kind === 'context';
    if (!isContext) this.#builder.edge(from, value, { kind: 'receive', ...ref }, origin);
    this.#builder.edge(from, closed, { kind: 'receive-closed', ...ref }, origin);
  }

  #waitgroup(
    statement: Extract<ExtendedStatement, { kind: 'add' | 'wait' | 'count-down' }>,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    const waitgroup = this.#resources.find('waitgroups', statement.waitgroup);
    const add = (target: GraphPointIndex, label: EdgeLabel) =>
      this.#builder.edge(from, target, label, statement);
    if (statement.kind === 'wait') return void add(to, { kind: 'wait', waitgroup });
    const amount: Expression = statement.amount;
    if (statement.kind === 'add') return void add(to, { kind: 'add', waitgroup, amount });
    add(this.#branch(statement.then, to, around), { kind: 'count-zero', waitgroup, amount });
    add(this.#branch(statement.otherwise, to, around), { kind: 'count-more', waitgroup, amount });
  }

  #lock(
    kind: 'lock' | 'unlock' | 'read-lock' | 'read-unlock',
    name: string,
    from: GraphPointIndex,
    to: GraphPointIndex,
    origin: Origin,
    around: Surroundings,
  ): void {
    const lock = this.#resources.find('locks', name);
    if (kind !== 'lock' || this.#resources.locks[lock]!.kind === 'mutex') {
      this.#builder.edge(from, to, { kind, lock }, origin);
      return;
    }
    const announced = this.#builder.point(around.class, origin.span);
    this.#builder.edge(from, announced, { kind, lock }, origin);
    this.#builder.edge(announced, to, { kind: 'drain', lock }, origin);
  }

  #once(statement: OnceDo, from: GraphPointIndex, to: GraphPointIndex, around: Surroundings): void {
    const once = this.#resources.find('onces', statement.once);
    const done = this.#builder.point(around.class, statement.span);
    const start = this.#branch(statement.body, done, around);
    this.#builder.edge(from, start, { kind: 'once-first', once }, statement);
    this.#builder.edge(done, to, { kind: 'once-done', once }, statement);
    this.#builder.edge(from, to, { kind: 'once-later', once }, statement);
  }

  /** The environment cancels the context in the end, if nobody did before. */
  #deadline(statement: ContextDeclaration): ClassIndex {
    const channel = this.#resources.find('channels', statement.name);
    const index = this.#newClass(`deadline of ${statement.name}`, statement.span, true);
    const { start, end } = this.#builder.classes[index]!;
    this.#builder.edge(start, end, { kind: 'cancel-first', channel }, statement);
    this.#builder.edge(start, end, { kind: 'cancel-again', channel }, statement);
    return index;
  }

  #namedClass(name: string): ClassIndex {
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    const { span } = this.#program.processes.find((one) => one.name === name)!;
    const index = this.#newClass(name, span, false);
    this.#named.set(name, index);
    return index;
  }

  #select(
    statement: Select,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    for (const one of statement.cases) {
      const body = this.#branch(one.body, to, around);
      switch (one.kind) {
        case 'default':
          this.#builder.edge(from, body, { kind: 'default' }, one);
          break;
        case 'send':
          this.#builder.edge(from, body, { kind: 'send', ...this.#channel(one, around) }, one);
          break;
        case 'receive': {
          const closed = one.closed === null ? body : this.#branch(one.closed, to, around);
          this.#receive(one, from, body, closed, one, around);
          break;
        }
        default:
          unreachable(one);
      }
    }
  }

  #for(
    statement: ExtendedFor,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    const { variable, span } = statement;
    const bounds = { from: statement.from, to: statement.to };
    const { loop, index, head } = this.#openLoop('for', statement, from, around);
    const indices = new Map(around.indices);
    if (variable !== null) indices.set(variable.name, index);
    const inside = { ...around, loop: { head, exit: to }, indices };
    let start = head;
    this.#builder.insideLoop(loop, () => {
      start = this.#branch(statement.body, head, inside);
    });
    const iteration = this.#builder.edge(
      head,
      start,
      { kind: 'iteration', loop: index },
      statement,
    );
    const exit = this.#builder.edge(head, to, { kind: 'exit', loop: index }, statement);
    this.#builder.loops[index] = {
      ...this.#builder.loops[index]!,
      ...{ variable: variable?.name ?? null, bounds, iteration, exit, span },
    };
  }

  #range(
    statement: Extract<ExtendedStatement, { kind: 'range' }>,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    const { loop, head } = this.#openLoop('range', statement, from, around);
    const inside = { ...around, loop: { head, exit: to } };
    let start = head;
    this.#builder.insideLoop(loop, () => {
      start = this.#branch(statement.body, head, inside);
    });
    const ref = this.#channel(statement, around);
    this.#builder.edge(head, start, { kind: 'receive', ...ref }, statement);
    this.#builder.edge(head, to, { kind: 'receive-closed', ...ref }, statement);
  }

  #endless(
    statement: Extract<ExtendedStatement, { kind: 'loop' }>,
    from: GraphPointIndex,
    to: GraphPointIndex,
    around: Surroundings,
  ): void {
    const { loop, head } = this.#openLoop('endless', statement, from, around);
    this.#builder.insideLoop(loop, () => {
      this.#block(statement.body, head, head, { ...around, loop: { head, exit: to } });
    });
  }

  #openLoop(
    kind: LoopDraft['kind'],
    statement: Origin,
    from: GraphPointIndex,
    around: Surroundings,
  ): { readonly loop: LoopDraft; readonly index: number; readonly head: GraphPointIndex } {
    const builder = this.#builder;
    const index = builder.loops.length;
    const head = builder.point(around.class, statement.span);
    const enter = builder.edge(from, head, { kind: 'enter', loop: index }, statement);
    const points = new Set([head]);
    const loop: LoopDraft = {
      ...{ kind, class: around.class, variable: null, bounds: null, head, enter },
      ...{ iteration: null, exit: null, points, once: new Set<number>(), span: statement.span },
    };
    builder.loops.push(loop);
    return { loop, index, head };
  }
}

function spanOf(block: ExtendedBlock, from: GraphPointIndex, cutter: BlockCutter): Span {
  return block[0]?.span ?? cutter.spanAt(from);
}

function endsBlock({ kind }: ExtendedStatement): boolean {
  return kind === 'return' || kind === 'break' || kind === 'continue';
}
