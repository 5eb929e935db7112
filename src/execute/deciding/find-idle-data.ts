import type { FunctionId } from '../../go/plain/ids.ts';
import { opaqueKind } from '../../go/plain/reached.ts';
import type { PlainFunction, PlainProgram } from '../../go/plain/program.ts';
import { visitStatements } from '../../go/plain/walk.ts';
import { clockNode, FlowGraph } from './graph.ts';
import { IdleData } from './idle-data.ts';
import { readFunction } from './statements.ts';
import { totalKind } from './total.ts';

/** Looks at all that is called from any function of the text on. */
export function findIdleData(program: PlainProgram): IdleData {
  const graph = new FlowGraph(program);
  const reached = new Set<FunctionId>();
  const work: FunctionId[] = [];
  const reach = (id: FunctionId): void => {
    const fn = program.functions[id]!;
    if (reached.has(id) || opaqueKind(fn) !== null || totalKind(fn) !== null) return;
    reached.add(id);
    work.push(id);
  };
  const reachAnyhow = (id: FunctionId): void => {
    graph.decide(program.functions[id]!.results.map((local) => graph.local(id, local)));
    reach(id);
  };
  const reachMethod = (key: string): void => {
    for (const { methods } of program.types) {
      const id = methods.get(key);
      if (id !== undefined) reachAnyhow(id);
    }
  };
  startAt(program, reach, reachAnyhow);
  readClock(graph);
  for (let id = work.pop(); id !== undefined; id = work.pop())
    readFunction(graph, program.functions[id]!, { reach, reachAnyhow, reachMethod });
  return new IdleData(graph, reached);
}

/** All of the text; its methods are called by the library, too. */
function startAt(
  program: PlainProgram,
  reach: (id: FunctionId) => void,
  reachAnyhow: (id: FunctionId) => void,
): void {
  const { functions, initialize, starts, types } = program;
  const isOwn = (fn: PlainFunction): boolean => fn.origin === 'text' || wrapsText(program, fn);
  for (const fn of functions) if (isOwn(fn)) reach(fn.id);
  for (const { methods } of types)
    for (const id of methods.values()) if (isOwn(functions[id]!)) reachAnyhow(id);
  reach(initialize);
  if (starts.test !== null) reach(starts.test);
  if (starts.context !== null) reach(starts.context);
}

function wrapsText({ functions }: PlainProgram, { origin, body }: PlainFunction): boolean {
  if (origin !== 'wrapper') return false;
  let found = false;
  visitStatements(body, (one) => {
    if (one.kind === 'call' && one.callee.kind === 'static')
      found ||= functions[one.callee.function]!.origin === 'text';
  });
  return found;
}

/** Tickers and timers send the time. */
function readClock(graph: FlowGraph): void {
  for (const { id, named, shape } of graph.program.types)
    if (named?.package === 'time' && named.name === 'Time' && shape.kind === 'struct')
      graph.compute(id, [clockNode]);
}
