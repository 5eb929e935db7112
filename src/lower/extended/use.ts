import type { Span } from '../../base/span.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import { loopsOf, type Quantity } from '../../model/quantity.ts';
import type { Expression } from '../../virgo/ast.ts';
import { emitExpression } from '../emit-expression.ts';
import type { Emitter } from './emitter.ts';

/** A value that is the same in the whole run. */
export function value(emitter: Emitter, quantity: Quantity, span: Span, name: string): Expression {
  if (loopsOf(quantity).size > 0)
    emitter.diagnostics.push(diagnose(goCatalogue, 'go-varying-value', span, { name }));
  return emitExpression(quantity, span, emitter.names);
}

/** The element that belongs to this iteration, where there is one channel in each. */
export function indexOf(
  { elements, variables }: Emitter,
  primitive: { readonly id: number },
): { readonly index?: string } {
  const element = elements.get(primitive.id);
  return element === undefined ? {} : { index: variables.get(element.loop)! };
}
