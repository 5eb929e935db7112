import { unreachable } from '../../base/unreachable.ts';
import type { Place, PlainExpression } from '../../go/plain/expression.ts';
import type { LocalId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import { typeOfExpression, typingOf, type Typing } from '../../go/plain/type-of.ts';
import { walkExpression, walkPlace } from '../../go/plain/walk-expression.ts';
import type { FlowGraph, Node } from './graph.ts';
import { isPlainData } from './plain-data.ts';
import { placeNode } from './place-node.ts';
import { sourcesOf } from './sources.ts';

/** What the values of one function's expressions are computed of, and what their evaluation decides. */
export class ExpressionFlows {
  readonly graph: FlowGraph;
  readonly function: PlainFunction;
  readonly typing: Typing;
  readonly #made: (closure: PlainExpression & { readonly kind: 'closure' }) => void;

  constructor(
    graph: FlowGraph,
    origin: PlainFunction,
    made: (closure: PlainExpression & { readonly kind: 'closure' }) => void,
  ) {
    this.graph = graph;
    this.function = origin;
    this.typing = typingOf(graph.program, origin);
    this.#made = made;
  }

  need(...some: readonly (PlainExpression | null)[]): void {
    for (const one of some) if (one !== null) this.graph.decide(this.sources(one));
  }

  local(local: number): Node {
    return this.graph.local(this.function.id, local);
  }

  set(target: LocalId | null, sources: readonly Node[]): void {
    if (target === null) return;
    const { type } = this.function.locals[target]!;
    this.graph.flow(this.local(target), type, sources);
  }

  /** Nobody knows what becomes of what is given, and who else has what comes back. */
  handOver(given: readonly PlainExpression[], results: readonly (LocalId | null)[]): void {
    this.need(...given);
    for (const result of results)
      if (result !== null) this.graph.expose(this.function.locals[result]!.type);
    for (const one of given) this.graph.expose(typeOfExpression(one, this.typing));
  }

  /** What a value is computed of; what it leads to is known by its types. */
  sources(expression: PlainExpression): readonly Node[] {
    return sourcesOf(this.graph, this.function.id, expression, this.typing);
  }

  /** The variable that a place stands for; null for memory that is known by nothing but its type. */
  variable(place: Place): Node | null {
    return placeNode(this.graph, this.function.id, place, this.typing);
  }

  /** What the evaluation itself decides: whether it panics, and what is made of it that others look at. */
  evaluate(expression: PlainExpression): void {
    walkExpression(expression, this.visitor);
  }

  locate(place: Place): void {
    walkPlace(place, this.visitor);
  }

  readonly visitor = {
    expression: (one: PlainExpression): void => this.#visit(one),
    place: (one: Place): void => {
      if (one.kind === 'element' || one.kind === 'slice-element') this.need(one.index);
    },
  };

  #visit(one: PlainExpression): void {
    switch (one.kind) {
      case 'arithmetic':
        if (mayPanic(one)) this.need(one.right);
        return;
      case 'comparison':
        this.#compare(one.operandType);
        return;
      case 'convert':
        if (!this.#isPlain(one.to)) this.need(one.operand);
        return;
      case 'box':
        this.need(one.operand);
        this.graph.expose(one.from);
        return;
      case 'struct':
        one.fields.forEach((field, at) => {
          const type = typeOfExpression(field, this.typing);
          this.graph.flow(this.graph.field(one.type, at), type, this.sources(field));
        });
        return;
      case 'array':
        return this.need(...one.elements);
      case 'element':
        return this.need(one.operand, one.index);
      case 'slice':
        return this.need(one.operand, one.low, one.high, one.max);
      case 'address': {
        const node = this.variable(one.place);
        if (node !== null) this.graph.decide([node]);
        return;
      }
      case 'closure':
        return this.#made(one);
      case 'local':
      case 'constant':
      case 'zero':
      case 'unary':
      case 'and':
      case 'or':
      case 'complex':
      case 'real':
      case 'imaginary':
      case 'field':
      case 'length':
      case 'capacity':
      case 'unknown':
        return;
      default:
        unreachable(one);
    }
  }

  /** Structs and arrays are compared by all that they hold. */
  #compare(type: number): void {
    const { kind } = this.graph.shape(type);
    if (kind === 'struct' || kind === 'array') this.graph.expose(type);
  }

  #isPlain(type: number): boolean {
    return isPlainData(this.graph.program, type);
  }
}

/** A division by zero, a shift by less than nothing. */
function mayPanic({ operator, right }: PlainExpression & { readonly kind: 'arithmetic' }): boolean {
  if (operator === '<<' || operator === '>>') return right.kind !== 'constant';
  if (operator !== '/' && operator !== '%') return false;
  return !(right.kind === 'constant' && right.value.kind === 'integer' && right.value.value !== 0n);
}
