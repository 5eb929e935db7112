import type { NodeId, Statement } from '../virgo/ast.ts';
import type { Instruction, LoopIndex, Point, PointIndex } from './machine.ts';

type Unfinished = Omit<Point, 'instruction'> & { readonly instruction: Instruction | null };

/** The points of one process while it is built: some are reserved first and filled in later. */
export class PointList {
  readonly #points: Unfinished[] = [];
  readonly #withEscape: ReadonlySet<NodeId>;
  #loop: LoopIndex | null = null;

  constructor(withEscape: ReadonlySet<NodeId>) {
    this.#withEscape = withEscape;
  }

  get length(): number {
    return this.#points.length;
  }

  reserve({ id: node, span }: Statement): PointIndex {
    const hasEscape = this.#withEscape.has(node);
    return this.#points.push({ instruction: null, node, span, loop: this.#loop, hasEscape }) - 1;
  }

  fill(point: PointIndex, instruction: Instruction): void {
    this.#points[point] = { ...this.#points[point]!, instruction };
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
