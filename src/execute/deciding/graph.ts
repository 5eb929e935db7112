import type { FunctionId, GlobalId, LocalId, TypeId } from '../../go/plain/ids.ts';
import type { PlainProgram } from '../../go/plain/program.ts';
import type { Shape } from '../../go/plain/types.ts';
import { isPlainData } from './plain-data.ts';
import { untagged } from './untagged.ts';

/** A variable, the same field of all structs of one shape, or what all channels of one kind carry. */
export type Node = string;

export const clockNode: Node = 'clock';

/** Which values are computed of which, and which decide something by themselves. */
export class FlowGraph {
  readonly program: PlainProgram;
  readonly #needs = new Map<Node, Node[]>();
  readonly #roots = new Set<Node>();
  readonly #computed = new Set<TypeId>();
  readonly #exposed = new Set<TypeId>();
  #reflects: boolean | null = null;

  constructor(program: PlainProgram) {
    this.program = program;
  }

  shape(type: TypeId): Shape {
    return this.program.types[type]!.shape;
  }

  /** What is computed of `sources` is put where `node` is. What methods of the person's may be called of decides. */
  flow(node: Node, type: TypeId, sources: readonly Node[]): void {
    if (!isPlainData(this.program, type)) return this.decide(sources);
    const known = this.#needs.get(node);
    if (known === undefined) this.#needs.set(node, [...sources]);
    else known.push(...sources);
  }

  /** A function that is not looked into makes such a struct of `sources`. */
  compute(struct: TypeId, sources: readonly Node[]): void {
    const shape = this.shape(struct);
    if (shape.kind !== 'struct') return;
    this.#computed.add(struct);
    shape.fields.forEach((field, at) => {
      this.flow(this.field(struct, at), field.type, sources);
    });
  }

  isComputed(struct: TypeId): boolean {
    return this.#computed.has(struct);
  }

  decide(nodes: readonly Node[]): void {
    for (const node of nodes) this.#roots.add(node);
  }

  /** Somebody whose text is not looked into gets hold of a value of the type, and of all that it leads to. */
  expose(type: TypeId): void {
    if (this.#exposed.has(type)) return;
    this.#exposed.add(type);
    const shape = this.shape(type);
    switch (shape.kind) {
      case 'struct':
        shape.fields.forEach((field, at) => {
          this.decide([this.field(type, at)]);
          this.expose(field.type);
        });
        return;
      case 'channel':
        this.decide([this.sent(shape.element)]);
        this.expose(shape.element);
        return;
      case 'map':
        this.expose(shape.key);
        this.expose(shape.value);
        return;
      case 'pointer':
        if (!this.#isOfContexts(shape.element)) this.expose(shape.element);
        return;
      case 'slice':
      case 'array':
        this.expose(shape.element);
        return;
      case 'boolean':
      case 'integer':
      case 'float':
      case 'complex':
      case 'string':
      case 'function':
      case 'interface':
      case 'native':
      case 'unknown':
        return;
    }
  }

  /** Behind a pointer nobody reads its fields but the package, all of which is looked into, and whoever reflects. */
  #isOfContexts(type: TypeId): boolean {
    const { types, functions } = this.program;
    this.#reflects ??= functions.some((fn) => fn.package === 'reflect');
    const named = types[type]!.named;
    return !this.#reflects && named?.package === 'context';
  }

  /** What package variables of the library lead to its functions may read. */
  exposeGlobal(global: GlobalId): void {
    const { globals, files } = this.program;
    const { type, span } = globals[global]!;
    if (files[span.file]?.library !== false) this.expose(type);
  }

  /** All that decides something, by way of others, too. */
  deciding(): ReadonlySet<Node> {
    const found = new Set(this.#roots);
    const work = [...found];
    for (let node = work.pop(); node !== undefined; node = work.pop())
      for (const source of this.#needs.get(node) ?? [])
        if (!found.has(source)) {
          found.add(source);
          work.push(source);
        }
    return found;
  }

  local(fn: FunctionId, local: LocalId): Node {
    return `local ${String(fn)} ${String(local)}`;
  }

  global(global: GlobalId): Node {
    return `global ${String(global)}`;
  }

  /** Structs are converted into each other that differ in no more than tags, their own and those of structs within. */
  field(struct: TypeId, field: number): Node {
    const shape = this.shape(struct);
    if (shape.kind !== 'struct') return 'nothing';
    const fields = shape.fields.map(({ name, type }) => `${name}:${untagged(this.program, type)}`);
    return `field ${String(field)} of ${fields.join(',')}`;
  }

  sent(element: TypeId): Node {
    return `sent ${String(element)}`;
  }
}
