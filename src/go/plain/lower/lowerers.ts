import { lowerCall } from './call.ts';
import { lowerComposite } from './composite.ts';
import type { Lowerers } from './context.ts';
import { lowerAccess, lowerExpression } from './expression.ts';
import { lowerLiteral } from './function-literal.ts';
import { lowerBlock, lowerStatement } from './statement.ts';

export const lowerers: Lowerers = {
  expression: lowerExpression,
  access: lowerAccess,
  statement: lowerStatement,
  block: lowerBlock,
  body: lowerBlock,
  call: lowerCall,
  composite: lowerComposite,
  literal: lowerLiteral,
};
