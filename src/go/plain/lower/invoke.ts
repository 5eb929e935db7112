import type { NativeOperation } from '../../std/natives.ts';
import type { Span } from '../../../base/span.ts';
import type { PlainExpression } from '../expression.ts';
import type { LocalId, TypeId } from '../ids.ts';
import type { Callee } from '../statement.ts';
import type { Context } from './context.ts';
import type { FunctionReference } from './declaration.ts';

/** What is called, resolved as far as the text tells. */
export type Invoked = Callee | { readonly kind: 'native'; readonly operation: NativeOperation };

export interface Invocation {
  readonly callee: Invoked;
  readonly arguments: readonly PlainExpression[];
  readonly parameters: readonly TypeId[];
  readonly results: readonly TypeId[];
}

export function invoked(reference: FunctionReference, results: readonly TypeId[]): Invoked {
  switch (reference.kind) {
    case 'function':
      return { kind: 'static', function: reference.id };
    case 'native':
      return reference;
    case 'unknown':
      return { ...reference, results };
  }
}

/** Calls it now; each result is in a local of its own. */
export function emitCall(context: Context, call: Invocation, span: Span): readonly LocalId[] {
  const results = call.results.map((type) => context.fn.temporary(type, span));
  emitCallInto(context, call, results, span);
  return results;
}

export function emitCallInto(
  context: Context,
  { callee, arguments: given, parameters, results: resultTypes }: Invocation,
  results: readonly (LocalId | null)[],
  span: Span,
): void {
  if (callee.kind === 'native') {
    const { operation } = callee;
    const operandTypes = parameters;
    const operands = given;
    context.fn.emit(
      { kind: 'native', operation, operands, operandTypes, resultTypes, results },
      span,
    );
  } else context.fn.emit({ kind: 'call', callee, arguments: given, results }, span);
}
