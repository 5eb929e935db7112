import type { OperationFamily } from '../../go/std/natives.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { clockNode } from './graph.ts';
import type { ExpressionFlows } from './expressions.ts';

type Native = PlainStatement & { readonly kind: 'native' };

/** Whether its operations look at what they are given behind what it is: at fields, elements, what a pointer leads to. */
const looksInside: Readonly<Record<OperationFamily, boolean>> = {
  mutex: false,
  rwmutex: false,
  waitgroup: false,
  cond: false,
  atomic: false,
  timer: false,
  goroutine: false,
  process: false,
  output: true,
  input: true,
  choice: false,
  signal: true,
  format: true,
  dynamic: true,
  text: true,
  unicode: true,
  math: true,
};

/** What an operation of the library's makes of its operands, and what it decides. */
export function readNative(flows: ExpressionFlows, statement: Native): void {
  const { operation } = statement;
  if (operation === 'print' || operation === 'println')
    return statement.operands.forEach((one) => flows.evaluate(one));
  const family = operation.slice(0, operation.indexOf('.')) as OperationFamily;
  if (family === 'atomic') return readAtomic(flows, statement);
  for (const one of statement.operands) flows.evaluate(one);
  flows.need(...statement.operands);
  const readsTimes = operation === 'timer.between' || operation === 'timer.part';
  if (looksInside[family] || readsTimes)
    for (const type of statement.operandTypes) flows.graph.expose(type);
  if (operation === 'timer.now' || operation === 'timer.look')
    setResults(flows, statement, [clockNode]);
}

function readAtomic(flows: ExpressionFlows, statement: Native): void {
  const [place, ...operands] = statement.operands;
  for (const one of operands) flows.evaluate(one);
  const node = place?.kind === 'address' ? flows.variable(place.place) : null;
  if (place?.kind !== 'address' || node === null) {
    flows.evaluate(place!);
    return flows.need(...operands);
  }
  flows.locate(place.place);
  const isChoice = statement.operation === 'atomic.compareAndSwap';
  if (isChoice) flows.graph.decide([node]);
  if (isChoice) flows.need(...operands);
  const type = statement.operandTypes[1];
  const sources = operands.flatMap((one) => flows.sources(one));
  if (type !== undefined) flows.graph.flow(node, type, sources);
  if (!isChoice) setResults(flows, statement, [node, ...sources]);
}

function setResults(flows: ExpressionFlows, statement: Native, sources: readonly string[]): void {
  for (const result of statement.results)
    if (result !== null)
      flows.graph.flow(flows.local(result), flows.function.locals[result]!.type, sources);
}
