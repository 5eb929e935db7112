import { opaqueKind } from '../../go/plain/reached.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { FunctionId, LocalId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { CallParts } from '../../go/plain/statement.ts';
import { typeOfExpression } from '../../go/plain/type-of.ts';
import type { ExpressionFlows } from './expressions.ts';
import { clockNode, type Node } from './graph.ts';
import { isPlainData } from './plain-data.ts';
import type { Lists } from './lists.ts';
import { totalKind } from './total.ts';

/** Who else is to be read. */
export interface Reaching {
  readonly reach: (fn: FunctionId) => void;
  /** Nobody knows by whom it is called. */
  readonly reachAnyhow: (fn: FunctionId) => void;
  readonly reachMethod: (key: string) => void;
}

/** What flows into the calls of one function, and back. */
export class CallFlows {
  readonly #flows: ExpressionFlows;
  readonly #lists: Lists;
  readonly #reaching: Reaching;

  constructor(flows: ExpressionFlows, lists: Lists, reaching: Reaching) {
    this.#flows = flows;
    this.#lists = lists;
    this.#reaching = reaching;
  }

  read(call: CallParts, results: readonly (LocalId | null)[]): void {
    const { callee, arguments: given } = call;
    if (callee.kind === 'method') this.#reaching.reachMethod(callee.method);
    if (callee.kind !== 'static') return this.#flows.handOver(given, results);
    const fn = this.#flows.graph.program.functions[callee.function]!;
    const total = totalKind(fn);
    if (total === 'text') return this.#text(given, results);
    if (total !== null) return this.#compute(fn, total === 'clock', given, results);
    if (opaqueKind(fn) !== null) return this.#flows.handOver(given, results);
    this.#reaching.reach(fn.id);
    fn.parameters.forEach((parameter, at) => {
      const { type } = fn.locals[parameter]!;
      this.#flows.graph.flow(
        this.#flows.graph.local(fn.id, parameter),
        type,
        this.#flows.sources(given[at]!),
      );
    });
    results.forEach((result, at) =>
      this.#flows.set(result, [this.#flows.graph.local(fn.id, fn.results[at]!)]),
    );
  }

  /** Only who looks at the text learns what it was made of. */
  #text(given: readonly PlainExpression[], results: readonly (LocalId | null)[]): void {
    const last = given.at(-1);
    const list = last?.kind === 'local' ? this.#lists.get(last.local) : undefined;
    if (list === undefined) return this.#flows.handOver(given, results);
    this.#flows.need(...given.slice(0, -1));
    const isRead = results.some((result) => result !== null);
    const sources = list.flatMap((value) => this.#shown(value, isRead));
    for (const result of results) this.#flows.set(result, sources);
  }

  #shown(value: PlainExpression, isRead: boolean): readonly Node[] {
    const flows = this.#flows;
    if (value.kind !== 'box') {
      flows.evaluate(value);
      return [];
    }
    flows.evaluate(value.operand);
    if (isPlainData(this.#flows.graph.program, value.from)) return flows.sources(value.operand);
    flows.need(value.operand);
    if (isRead) this.#flows.graph.expose(value.from);
    return [];
  }

  #compute(
    fn: PlainFunction,
    looksAtClock: boolean,
    given: readonly PlainExpression[],
    results: readonly (LocalId | null)[],
  ): void {
    const graph = this.#flows.graph;
    const sources = [
      ...given.flatMap((one) => this.#parts(one)),
      ...(looksAtClock ? [clockNode] : []),
    ];
    fn.results.forEach((result, at) => {
      const { type } = fn.locals[result]!;
      if (graph.shape(type).kind === 'struct') graph.compute(type, sources);
      else this.#flows.set(results[at] ?? null, sources);
    });
  }

  #parts(value: PlainExpression): readonly Node[] {
    const type = typeOfExpression(value, this.#flows.typing);
    const shape = this.#flows.graph.shape(type);
    const sources = this.#flows.sources(value);
    if (shape.kind !== 'struct') return sources;
    return [...sources, ...shape.fields.map((_, at) => this.#flows.graph.field(type, at))];
  }
}
