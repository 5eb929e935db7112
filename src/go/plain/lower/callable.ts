import type { Span } from '../../../base/span.ts';
import type { FunctionObject } from '../../types/type.ts';
import type { PlainExpression } from '../expression.ts';
import type { FunctionId, TypeId } from '../ids.ts';
import { local, type Context } from './context.ts';
import { referenceTo, wrapperFor, type FunctionReference } from './declaration.ts';
import { emitCallInto, invoked, type Invocation } from './invoke.ts';

/** A declared function as a value; one that is native gets a function around it. */
export function functionValue(
  context: Context,
  object: FunctionObject,
  given: readonly TypeId[],
  type: TypeId,
  span: Span,
): PlainExpression | null {
  const reference = referenceTo(context, object, given);
  const id = functionOf(context, reference, type, span);
  return id === null ? null : { kind: 'closure', function: id, captures: [], type };
}

function functionOf(
  context: Context,
  reference: FunctionReference,
  type: TypeId,
  span: Span,
): FunctionId | null {
  const shape = context.program.types.shape(type);
  if (reference.kind === 'function') return reference.id;
  if (reference.kind === 'unknown' || shape.kind !== 'function') return null;
  const { operation } = reference;
  const { parameters, results } = shape;
  const parts = aroundNative(`native ${operation} ${type}`, operation, shape, span);
  return wrapperFor(context, parts, (inner, locals) => {
    const callee = invoked(reference, results);
    const given = locals.parameters.map(local);
    const call = { callee, arguments: given, parameters, results };
    emitCallInto(inner, call, locals.results, span);
  });
}

/** The function that is put around a native. */
export function aroundNative(
  key: string,
  name: string,
  { parameters, results }: Pick<Invocation, 'parameters' | 'results'>,
  span: Span,
) {
  return { key, name, package: '', file: null, span, parameters, results, captures: [] };
}
