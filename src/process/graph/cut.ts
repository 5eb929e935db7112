import type { Span } from '../../base/span.ts';
import type {
  ExtendedBlock,
  ExtendedProgram,
  ExtendedStatement,
} from '../../virgo/extended/ast.ts';
import type { GraphBuilder, LoopDraft, Origin } from './builder.ts';
import type { ClassIndex, GraphPointIndex } from './graph.ts';
import type { GraphResources } from './resources.ts';
import type { Cutter, OpenLoop, Surroundings, Way } from './rule/rule.ts';
import { cutStatement, hasEdges } from './rule/rules.ts';

/** Turns blocks into points and edges; the last statement of a block leads to where the block does. */
export class BlockCutter implements Cutter {
  readonly builder: GraphBuilder;
  readonly resources: GraphResources;
  readonly #program: ExtendedProgram;
  readonly #named = new Map<string, ClassIndex>();

  constructor(builder: GraphBuilder, resources: GraphResources, program: ExtendedProgram) {
    this.builder = builder;
    this.resources = resources;
    this.#program = program;
  }

  process(
    name: string,
    body: ExtendedBlock,
    span: Span,
    indices: Surroundings['indices'] = new Map(),
  ): ClassIndex {
    const index = this.newClass(name, span, false);
    const { start, end } = this.builder.classes[index]!;
    this.builder.outsideLoops(() => {
      const around = { class: index, end, loop: null, blocks: new Map(), indices };
      this.block(body, { from: start, to: end, around });
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
      const { start, end } = this.builder.classes[index]!;
      const around: Surroundings = {
        ...{ class: index, end, loop: null },
        ...{ blocks: new Map(), indices: new Map() },
      };
      const { body } = next;
      this.builder.outsideLoops(() => {
        this.block(body, { from: start, to: end, around });
      });
    }
  }

  #uncut(cut: ReadonlySet<string>) {
    return this.#program.processes.find(({ name }) => this.#named.has(name) && !cut.has(name));
  }

  newClass(name: string, span: Span, environment: boolean): ClassIndex {
    const builder = this.builder;
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

  block(block: ExtendedBlock, { from, to, around }: Way): void {
    const doing = block.filter(hasEdges);
    if (doing.length === 0) {
      const span = block[0]?.span ?? this.builder.points[from]!.span;
      this.builder.edge(from, to, { kind: 'tau' }, { id: null, span });
      return;
    }
    let at = from;
    for (const [index, statement] of doing.entries()) {
      this.builder.points[at] = { class: around.class, span: statement.span };
      const isLast = index === doing.length - 1 || endsBlock(statement);
      const next = isLast ? to : this.builder.point(around.class, doing[index + 1]!.span);
      cutStatement(this, statement, { from: at, to: next, around });
      // Nothing leads behind a jump.
      if (isLast) return;
      at = next;
    }
  }

  /** Where a branch starts; one without statements is where it ends. */
  branch(block: ExtendedBlock, to: GraphPointIndex, around: Surroundings): GraphPointIndex {
    const first = block.find(hasEdges);
    if (first === undefined) return to;
    const start = this.builder.point(around.class, first.span);
    this.block(block, { from: start, to, around });
    return start;
  }

  namedClass(name: string): ClassIndex {
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    const { span } = this.#program.processes.find((one) => one.name === name)!;
    const index = this.newClass(name, span, false);
    this.#named.set(name, index);
    return index;
  }

  openLoop(kind: LoopDraft['kind'], statement: Origin, { from, around }: Way): OpenLoop {
    const builder = this.builder;
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

function endsBlock({ kind }: ExtendedStatement): boolean {
  return kind === 'return' || kind === 'break' || kind === 'continue' || kind === 'leave';
}
