import type { FunctionLiteral } from '../../syntax/node.ts';
import type { SignatureType } from '../../types/type.ts';
import type { PlainExpression } from '../expression.ts';
import { typeOf, unknownValue, type Context } from './context.ts';
import { declareSignature } from './declaration.ts';
import { FunctionBuilder, type Header } from './function-builder.ts';
import { ready, type Late } from './late.ts';

/** Lowered here and now: it may capture what is declared so far. */
export function lowerLiteral(context: Context, literal: FunctionLiteral): Late<PlainExpression> {
  const type = typeOf(context, literal);
  const signature = context.info.types.get(literal)?.type;
  if (signature?.kind !== 'signature') return ready(unknownValue(context, literal.span, type));
  const fn = lowerInner(context, signature, literal);
  context.program.define(fn.finish());
  return ready({ kind: 'closure', function: fn.header.id, captures: fn.captured, type });
}

function lowerInner(
  context: Context,
  signature: SignatureType,
  literal: FunctionLiteral,
): FunctionBuilder {
  const { body, span } = literal;
  const fn = new FunctionBuilder(innerHeader(context, span), context.fn);
  const inner: Context = { ...context, fn, jumps: [], frame: null, returning: fn };
  declareSignature(inner, signature, context.boxing.results.has(literal));
  context.lower.body(inner, body);
  return fn;
}

export function innerHeader(context: Context, span: FunctionLiteral['span']): Header {
  const { header } = context.fn;
  const number = context.fn.nextLiteral();
  // As Go names them: main.func1, and inside of it main.func1.1.
  const isInner = context.fn.parent !== null;
  const start = context.file.text.slice(span.start, span.start + 4) === 'func' ? 4 : 1;
  return {
    ...header,
    id: context.program.reserve(),
    name: `${header.name}.${isInner ? '' : 'func'}${number}`,
    qualified: null,
    span,
    nameSpan: { start: span.start, end: span.start + start },
  };
}
