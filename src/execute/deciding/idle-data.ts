import type { FunctionId, LocalId, TypeId } from '../../go/plain/ids.ts';
import type { Place } from '../../go/plain/expression.ts';
import { typeOfPlace, typingOf } from '../../go/plain/type-of.ts';
import { placeNode } from './place-node.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import { clockNode, type FlowGraph, type Node } from './graph.ts';
import { isPlainData } from './plain-data.ts';

/** What of the data that one function speaks of has no influence on what a run does, besides what it prints. */
export interface IdleWithin {
  /** A local that lives in no cell. */
  readonly local: (local: LocalId) => boolean;
  /** What is stored there. */
  readonly place: (place: Place) => boolean;
  readonly field: (struct: TypeId, field: number) => boolean;
  /** What channels carry. */
  readonly sent: (element: TypeId) => boolean;
}

export class IdleData {
  readonly #graph: FlowGraph;
  readonly #read: ReadonlySet<FunctionId>;
  readonly #deciding: ReadonlySet<Node>;

  constructor(graph: FlowGraph, read: ReadonlySet<FunctionId>) {
    this.#graph = graph;
    this.#read = read;
    this.#deciding = graph.deciding();
  }

  /** Besides the order in which timers fire, nothing hangs on the time. */
  get clock(): boolean {
    return !this.#deciding.has(clockNode);
  }

  /** A function of the library that was not looked into has its own data, besides what it computes for others. */
  within(fn: PlainFunction): IdleWithin {
    const { program } = this.#graph;
    const typing = typingOf(program, fn);
    const isRead = this.#read.has(fn.id);
    const field = (struct: TypeId, at: number): boolean =>
      (isRead || this.#graph.isComputed(struct)) && this.#isField(struct, at);
    return {
      field,
      local: (local) => isRead && this.#isLocal(fn, local),
      place: (place) => {
        if (place.kind === 'field') return field(typeOfPlace(place.base, typing), place.field);
        const node = placeNode(this.#graph, fn.id, place, typing);
        if (!isRead || node === null || isOfLibrary(program, place)) return false;
        return this.#isIdle(typeOfPlace(place, typing), node);
      },
      sent: (element) => isRead && this.#isIdle(element, this.#graph.sent(element)),
    };
  }

  #isLocal(fn: PlainFunction, local: LocalId): boolean {
    const found = fn.locals[local];
    if (found === undefined || found.boxed) return false;
    return this.#isIdle(found.type, this.#graph.local(fn.id, local));
  }

  #isField(struct: TypeId, field: number): boolean {
    const shape = this.#graph.shape(struct);
    if (shape.kind !== 'struct') return false;
    return this.#isIdle(shape.fields[field]!.type, this.#graph.field(struct, field));
  }

  #isIdle(type: TypeId, node: Node): boolean {
    return isPlainData(this.#graph.program, type) && !this.#deciding.has(node);
  }
}

/** A package variable that functions may read which are not looked into. */
function isOfLibrary({ globals, files }: PlainProgram, place: Place): boolean {
  return place.kind === 'global' && files[globals[place.global]!.span.file]?.library !== false;
}
