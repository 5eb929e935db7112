import type { FunctionId, LocalId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import { opaqueKind } from '../../go/plain/reached.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { CallParts, PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { visitStatements, walkOperands } from '../../go/plain/walk.ts';
import { typeOfExpression, typeOfPlace } from '../../go/plain/type-of.ts';
import { clockNode, isPlainData, type FlowGraph, type Node } from './graph.ts';
import { ExpressionFlows } from './expressions.ts';
import { readNative } from './natives.ts';
import { listsForText, type Lists } from './lists.ts';
import { totalKind } from './total.ts';

/** Who else is to be read. */
export interface Calls {
  readonly reach: (fn: FunctionId) => void;
  /** Nobody knows by whom it is called. */
  readonly reachAnyhow: (fn: FunctionId) => void;
  readonly reachMethod: (key: string) => void;
}

type Of<Kind extends PlainStatement['kind']> = PlainStatement & { readonly kind: Kind };

/** Adds what flows where in one function. */
export function readFunction(graph: FlowGraph, origin: PlainFunction, calls: Calls): void {
  new FunctionFlows(graph, origin, calls).read(origin.body);
}

class FunctionFlows {
  readonly #graph: FlowGraph;
  readonly #flows: ExpressionFlows;
  readonly #calls: Calls;
  readonly #lists: Lists;

  constructor(graph: FlowGraph, origin: PlainFunction, calls: Calls) {
    this.#graph = graph;
    this.#calls = calls;
    this.#lists = listsForText(graph.program, origin);
    this.#flows = new ExpressionFlows(graph, origin, (closure) => {
      calls.reachAnyhow(closure.function);
      const { captures } = graph.program.functions[closure.function]!;
      captures.forEach((inner, at) => {
        const outer = this.#flows.local(closure.captures[at]!);
        const { type } = origin.locals[closure.captures[at]!]!;
        graph.flow(outer, type, [graph.local(closure.function, inner)]);
        graph.flow(graph.local(closure.function, inner), type, [outer]);
      });
    });
  }

  read(block: PlainBlock): void {
    visitStatements(block, (statement) => this.#statement(statement));
  }

  #statement(statement: PlainStatement): void {
    const flows = this.#flows;
    if (statement.kind === 'slice-literal' && this.#lists.has(statement.target)) return;
    if (statement.kind === 'native') return readNative(flows, statement);
    walkOperands(statement, flows.visitor);
    switch (statement.kind) {
      case 'assign':
        return this.#set(statement.target, flows.sources(statement.value));
      case 'load': {
        const { place } = statement;
        const node = flows.variable(place);
        if (place.kind === 'global') this.#graph.exposeGlobal(place.global);
        return this.#set(statement.target, node === null ? [] : [node]);
      }
      case 'store':
        return this.#store(statement);
      case 'new':
        return flows.need(statement.value);
      case 'make-slice':
        return flows.need(statement.length, statement.capacity);
      case 'slice-literal':
        return flows.need(...statement.elements.map(({ value }) => value));
      case 'append':
        return flows.need(...statement.elements);
      case 'append-slice':
        return flows.need(statement.other);
      case 'copy':
        return flows.need(statement.from);
      case 'map-get':
      case 'map-delete':
        return this.#key(statement.key);
      case 'map-set':
        this.#key(statement.key);
        return flows.need(statement.value);
      case 'decode-rune':
        return flows.need(statement.text, statement.at);
      case 'call':
        return this.#call(statement, statement.results);
      case 'go':
      case 'defer':
        return this.#call(statement, []);
      case 'panic':
        return flows.need(statement.value);
      case 'make-channel':
        return flows.need(statement.capacity);
      case 'send':
        return this.#send(statement);
      case 'receive':
        return this.#receive(statement);
      case 'select':
        for (const { communication } of statement.cases)
          if (communication.kind === 'send') this.#send(communication);
          else this.#receive(communication);
        return;
      case 'if':
        return flows.need(statement.condition);
      case 'declare':
      case 'clear-slice':
      case 'make-map':
      case 'map-clear':
      case 'map-length':
      case 'range-map':
      case 'assert':
      case 'frame':
      case 'return':
      case 'recover':
      case 'close':
      case 'channel-length':
      case 'loop':
      case 'block':
      case 'break':
      case 'continue':
        return;
    }
  }

  #set(target: LocalId | null, sources: readonly Node[]): void {
    if (target === null) return;
    const { type } = this.#flows.function.locals[target]!;
    this.#graph.flow(this.#flows.local(target), type, sources);
  }

  #store({ place, value }: Of<'store'>): void {
    const flows = this.#flows;
    const node = flows.variable(place);
    if (node === null) return flows.need(value);
    this.#graph.flow(node, typeOfPlace(place, flows.typing), flows.sources(value));
  }

  #key(key: PlainExpression): void {
    this.#flows.need(key);
    this.#graph.expose(typeOfExpression(key, this.#flows.typing));
  }

  #send({ channel, value }: { channel: PlainExpression; value: PlainExpression }): void {
    const flows = this.#flows;
    const shape = this.#graph.shape(typeOfExpression(channel, flows.typing));
    if (shape.kind !== 'channel') return this.#handOver([value], []);
    this.#graph.flow(this.#graph.sent(shape.element), shape.element, flows.sources(value));
  }

  #receive({ channel, value }: { channel: PlainExpression; value: LocalId | null }): void {
    const shape = this.#graph.shape(typeOfExpression(channel, this.#flows.typing));
    if (shape.kind === 'channel') this.#set(value, [this.#graph.sent(shape.element)]);
  }

  #call(call: CallParts, results: readonly (LocalId | null)[]): void {
    const { callee, arguments: given } = call;
    if (callee.kind === 'method') this.#calls.reachMethod(callee.method);
    if (callee.kind !== 'static') return this.#handOver(given, results);
    const fn = this.#graph.program.functions[callee.function]!;
    const total = totalKind(fn);
    if (total === 'text') return this.#text(given, results);
    if (total !== null) return this.#compute(fn, total === 'clock', given, results);
    if (opaqueKind(fn) !== null) return this.#handOver(given, results);
    this.#calls.reach(fn.id);
    fn.parameters.forEach((parameter, at) => {
      const { type } = fn.locals[parameter]!;
      this.#graph.flow(this.#graph.local(fn.id, parameter), type, this.#flows.sources(given[at]!));
    });
    results.forEach((result, at) => this.#set(result, [this.#graph.local(fn.id, fn.results[at]!)]));
  }

  /** Nobody knows what becomes of what is given, and who else has what comes back. */
  #handOver(given: readonly PlainExpression[], results: readonly (LocalId | null)[]): void {
    this.#flows.need(...given);
    for (const result of results)
      if (result !== null) this.#graph.expose(this.#flows.function.locals[result]!.type);
    for (const one of given) this.#graph.expose(typeOfExpression(one, this.#flows.typing));
  }

  /** Only who looks at the text learns what it was made of. */
  #text(given: readonly PlainExpression[], results: readonly (LocalId | null)[]): void {
    const last = given.at(-1);
    const list = last?.kind === 'local' ? this.#lists.get(last.local) : undefined;
    if (list === undefined) return this.#handOver(given, results);
    this.#flows.need(...given.slice(0, -1));
    const isRead = results.some((result) => result !== null);
    const sources = list.flatMap((value) => this.#shown(value, isRead));
    for (const result of results) this.#set(result, sources);
  }

  #shown(value: PlainExpression, isRead: boolean): readonly Node[] {
    const flows = this.#flows;
    if (value.kind !== 'box') {
      flows.evaluate(value);
      return [];
    }
    flows.evaluate(value.operand);
    if (isPlainData(this.#graph.program, value.from)) return flows.sources(value.operand);
    flows.need(value.operand);
    if (isRead) this.#graph.expose(value.from);
    return [];
  }

  #compute(
    fn: PlainFunction,
    looksAtClock: boolean,
    given: readonly PlainExpression[],
    results: readonly (LocalId | null)[],
  ): void {
    const graph = this.#graph;
    const sources = [
      ...given.flatMap((one) => this.#parts(one)),
      ...(looksAtClock ? [clockNode] : []),
    ];
    fn.results.forEach((result, at) => {
      const { type } = fn.locals[result]!;
      if (graph.shape(type).kind === 'struct') graph.compute(type, sources);
      else this.#set(results[at] ?? null, sources);
    });
  }

  #parts(value: PlainExpression): readonly Node[] {
    const type = typeOfExpression(value, this.#flows.typing);
    const shape = this.#graph.shape(type);
    const sources = this.#flows.sources(value);
    if (shape.kind !== 'struct') return sources;
    return [...sources, ...shape.fields.map((_, at) => this.#graph.field(type, at))];
  }
}
