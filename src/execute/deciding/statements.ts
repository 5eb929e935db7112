import type { LocalId } from '../../go/plain/ids.ts';
import type { PlainFunction } from '../../go/plain/program.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { PlainBlock, PlainStatement } from '../../go/plain/statement.ts';
import { visitStatements, walkOperands } from '../../go/plain/walk.ts';
import { typeOfExpression } from '../../go/plain/type-of.ts';
import { isDataStatement } from '../../go/plain/statement-groups.ts';
import { readData } from './data.ts';
import { CallFlows, type Reaching } from './calls.ts';
import type { FlowGraph } from './graph.ts';
import { ExpressionFlows } from './expressions.ts';
import { readNative } from './natives.ts';
import { listsForText, type Lists } from './lists.ts';

/** Adds what flows where in one function. */
export function readFunction(graph: FlowGraph, origin: PlainFunction, reaching: Reaching): void {
  new FunctionFlows(graph, origin, reaching).read(origin.body);
}

class FunctionFlows {
  readonly #graph: FlowGraph;
  readonly #flows: ExpressionFlows;
  readonly #calls: CallFlows;
  readonly #lists: Lists;

  constructor(graph: FlowGraph, origin: PlainFunction, reaching: Reaching) {
    this.#graph = graph;
    this.#lists = listsForText(graph.program, origin);
    this.#flows = new ExpressionFlows(graph, origin, (closure) => {
      reaching.reachAnyhow(closure.function);
      const { captures } = graph.program.functions[closure.function]!;
      captures.forEach((inner, at) => {
        const outer = this.#flows.local(closure.captures[at]!);
        const { type } = origin.locals[closure.captures[at]!]!;
        graph.flow(outer, type, [graph.local(closure.function, inner)]);
        graph.flow(graph.local(closure.function, inner), type, [outer]);
      });
    });
    this.#calls = new CallFlows(this.#flows, this.#lists, reaching);
  }

  read(block: PlainBlock): void {
    visitStatements(block, (statement) => this.#statement(statement));
  }

  #statement(statement: PlainStatement): void {
    const flows = this.#flows;
    if (statement.kind === 'slice-literal' && this.#lists.has(statement.target)) return;
    if (statement.kind === 'native') return readNative(flows, statement);
    walkOperands(statement, flows.visitor);
    if (isDataStatement(statement)) return readData(flows, statement);
    switch (statement.kind) {
      case 'call':
        return this.#calls.read(statement, statement.results);
      case 'go':
      case 'defer':
        return this.#calls.read(statement, []);
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
      case 'range-map':
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

  #send({ channel, value }: { channel: PlainExpression; value: PlainExpression }): void {
    const flows = this.#flows;
    const shape = this.#graph.shape(typeOfExpression(channel, flows.typing));
    if (shape.kind !== 'channel') return flows.handOver([value], []);
    this.#graph.flow(this.#graph.sent(shape.element), shape.element, flows.sources(value));
  }

  #receive({ channel, value }: { channel: PlainExpression; value: LocalId | null }): void {
    const shape = this.#graph.shape(typeOfExpression(channel, this.#flows.typing));
    if (shape.kind === 'channel') this.#flows.set(value, [this.#graph.sent(shape.element)]);
  }
}
