import type { FunctionNode, Resolution } from '../../go/resolve/variable.ts';
import type { FunctionDeclaration, GoType } from '../../go/syntax.ts';
import { visitStatement } from '../../go/visit.ts';
import { readCell, writeCell } from '../store.ts';
import type { Activation, Cell, PreparedCall, Value } from '../value.ts';
import { executeAll, newCell, report, type Builder, type Frame, type Here } from './context.ts';
import { returnFrom, runDeferred } from './defers.ts';
import { inScope } from './join.ts';
import { isChannelType, underlying, withoutPointer } from './sources.ts';
import { primitiveKindOf, zeroValue } from './zero.ts';
import { carries, unknownHere } from './variables.ts';
import { bind, bindParameters } from './bind-parameters.ts';

interface Inlined {
  readonly node: FunctionNode;
  readonly name: string;
  readonly receiver: Value | null;
  readonly parent: Activation | null;
  readonly resolution: Resolution;
}

/** Calls in calls: nobody follows more, and the stack has an end. */
const deepest = 60;

/** Runs a function's body in place of its call; as a process, `return` ends the goroutine. */
export function inline(
  here: Here,
  inlined: Inlined,
  call: PreparedCall,
  asProcess: boolean,
): Value {
  const { builder, flow } = here;
  const { node } = inlined;
  if (node.body === null || flow.store === null) return { kind: 'nil' };
  let depth = 0;
  for (let frame: Frame | null = here.frame; frame !== null; frame = frame.caller) {
    depth++;
    if (frame.function === node) {
      report(builder, 'go-recursion', call.span, { name: inlined.name });
      return resultOf(here, node, call, null);
    }
  }
  if (depth > deepest) {
    report(builder, 'go-too-large', builder.rootSpan, {});
    return resultOf(here, node, call, null);
  }
  const activation: Activation = {
    parent: inlined.parent,
    resolution: inlined.resolution,
    cells: new Map(),
  };
  let results: readonly Cell[] = [];
  inScope(here, 'call', call.span, (inner, label) => {
    results = node.signature.results.map((result) =>
      newCell(builder, result.name?.name ?? call.text),
    );
    const frame: Frame = {
      function: node,
      name: inlined.name,
      caller: here.frame,
      isProcess: asProcess,
      label,
      activation,
      results,
      deferred: newCell(builder, 'defer'),
      recovers: recovers(node),
      targets: [],
    };
    runBody({ ...inner, frame }, node, inlined.receiver, call);
  });
  return resultOf(here, node, call, results);
}

function runBody(here: Here, node: FunctionNode, receiver: Value | null, call: PreparedCall): void {
  const { frame, flow } = here;
  if (node.body === null || flow.store === null) return;
  writeCell(flow.store, frame.deferred, { kind: 'deferred', items: [] });
  if (node.kind === 'function' && node.receiver !== null)
    bind(here, node.receiver, receiver ?? { kind: 'nil' }, call.span);
  bindParameters(here, node.signature.parameters, call);
  node.signature.results.forEach((result, at) => {
    const cell = frame.results[at]!;
    if (flow.store === null) return;
    writeCell(
      flow.store,
      cell,
      zeroValue(here, result.type, result.name?.name ?? '_', result.span),
    );
    const variable =
      result.name === null ? undefined : frame.activation.resolution.variables.get(result.name);
    if (variable !== undefined) frame.activation.cells.set(variable, cell);
  });
  executeAll(here, node.body);
  if (here.flow.store === null) return;
  const end = { start: node.body.span.end - 1, end: node.body.span.end };
  // At the closing brace there is nothing left to leave.
  if (frame.isProcess) runDeferred(here);
  else returnFrom(here, end);
}

function resultOf(
  here: Here,
  node: FunctionNode,
  call: PreparedCall,
  cells: readonly Cell[] | null,
): Value {
  const { store } = here.flow;
  const values = node.signature.results.map((result, at): Value => {
    const cell = cells?.[at];
    const value = cell === undefined || store === null ? null : readCell(store, cell);
    return value ?? unknownHere(here, call.text, result.type, call.span);
  });
  return values.length === 1 ? values[0]! : { kind: 'tuple', values };
}

/** A deferred function literal of this very function calls recover. */
function recovers(node: FunctionNode): boolean {
  let found = false;
  if (node.body === null) return false;
  for (const statement of node.body.statements) {
    if (statement.kind !== 'defer') continue;
    visitStatement(statement, {
      statement: () => undefined,
      expression: (inner) => {
        if (
          inner.kind === 'call' &&
          inner.callee.kind === 'name' &&
          inner.callee.name === 'recover'
        )
          found = true;
      },
    });
  }
  return found;
}

/** A call is unrolled if it carries a primitive in, or may bring one back. */
export function mustInline(
  here: Here,
  declaration: FunctionDeclaration,
  receiver: Value | null,
  call: PreparedCall,
): boolean {
  if (declaration.body === null) return false;
  if (receiver !== null && carries(here, receiver)) return true;
  if (call.arguments.some((argument) => carries(here, argument))) return true;
  return declaration.signature.results.some(({ type }) => holdsPrimitive(here.builder, type));
}

export function holdsPrimitive(builder: Pick<Builder, 'index'>, type: GoType, depth = 0): boolean {
  const { index } = builder;
  if (depth > 4) return false;
  if (isChannelType(index, type)) return true;
  const under = underlying(index, withoutPointer(underlying(index, type)));
  if (primitiveKindOf(under) !== null) return true;
  if (under.kind === 'slice' || under.kind === 'array')
    return holdsPrimitive(builder, under.element, depth + 1);
  return (
    under.kind === 'struct' &&
    under.fields.some((field) => holdsPrimitive(builder, field.type, depth + 1))
  );
}
