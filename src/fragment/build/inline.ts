import type { Span } from '../../base/span.ts';
import type { FunctionNode, Resolution } from '../../go/resolve/variable.ts';
import type { FunctionDeclaration, GoType, Parameter } from '../../go/syntax.ts';
import { visitStatement } from '../../go/visit.ts';
import { integer } from '../quantity.ts';
import { readCell, writeCell } from '../store.ts';
import type { Activation, Cell, PreparedCall, Value } from '../value.ts';
import { executeAll, newCell, report, type Builder, type Frame, type Here } from './context.ts';
import { returnFrom, runDeferred } from './defers.ts';
import { inScope } from './join.ts';
import { passedAs } from './fields.ts';
import { zeroValue } from './zero.ts';
import { carries, unknownHere } from './variables.ts';
import { isChannelType, ofType, underlying, withoutPointer } from './sources.ts';
import { primitiveKindOf } from './zero.ts';

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

function bindParameters(here: Here, parameters: readonly Parameter[], call: PreparedCall): void {
  const { arguments: values, argumentSpans, spread, span } = call;
  parameters.forEach((parameter, at) => {
    const { name, type } = parameter;
    const place = argumentSpans[at] ?? span;
    const elements = values.slice(at);
    const length = integer(elements.length);
    if (parameter.variadic && !spread)
      return bind(
        here,
        parameter,
        { kind: 'collection', elements, length, elementType: type },
        place,
      );
    const value = values[at] ?? unknownHere(here, name?.name ?? '_', type, parameter.span);
    return bind(here, parameter, value, place);
  });
}

function bind(here: Here, parameter: Parameter, value: Value, at: Span): void {
  const { builder, frame, flow } = here;
  const variable =
    parameter.name === null ? undefined : frame.activation.resolution.variables.get(parameter.name);
  if (variable === undefined || flow.store === null) return;
  const cell = newCell(builder, variable.name);
  frame.activation.cells.set(variable, cell);
  if (copiesLock(here.builder, parameter.type, value)) {
    const name = value.kind === 'primitive' ? value.primitive.name : variable.name;
    report(builder, 'go-copy', at, { name });
  }
  // The parameter's type tells more than the argument's, where that is not known at all.
  const typed =
    value.kind === 'opaque' && value.type === null
      ? { ...value, type: parameter.type }
      : passedAs(here, parameter.type, ofType(builder.index, value, parameter.type), at);
  writeCell(flow.store, cell, typed);
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

/** A waitgroup or lock handed over by value, alone or inside a struct: the callee has another one. */
function copiesLock(
  builder: Pick<Builder, 'index'>,
  type: GoType,
  value: Value,
  depth = 0,
): boolean {
  if (depth > 4) return false;
  const under = underlying(builder.index, type);
  if (primitiveKindOf(under) !== null) return value.kind === 'primitive' || depth > 0;
  if (under.kind !== 'struct' || (depth === 0 && value.kind !== 'object')) return false;
  return under.fields.some((field) => copiesLock(builder, field.type, value, depth + 1));
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
