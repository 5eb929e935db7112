import type { Span } from '../../base/span.ts';
import type { GoType, Parameter } from '../../go/syntax.ts';
import { integer } from '../../expression/expression.ts';
import { writeCell } from '../store.ts';
import type { PreparedCall, Value } from '../value.ts';
import { newCell, report, type Builder, type Here } from './context.ts';
import { passedAs } from './fields.ts';
import { ofType, underlying } from './sources.ts';
import { unknownHere } from './variables.ts';
import { primitiveKindOf } from './zero.ts';

export function bindParameters(
  here: Here,
  parameters: readonly Parameter[],
  call: PreparedCall,
): void {
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

export function bind(here: Here, parameter: Parameter, value: Value, at: Span): void {
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
