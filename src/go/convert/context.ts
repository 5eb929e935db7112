import type { Span } from '../../base/span.ts';
import type { Concrete } from '../concrete.ts';
import type { Block, GoExpression, GoStatement, GoType } from '../syntax.ts';

/** The converters need each other (a function literal is an expression that holds statements). */
export interface Converter {
  readonly text: string;
  readonly type: (node: Concrete) => GoType;
  readonly expression: (node: Concrete) => GoExpression;
  readonly statement: (node: Concrete) => GoStatement;
  readonly block: (node: Concrete) => Block;
}

export function spanOf(node: Concrete): Span {
  return { start: node.start, end: node.end };
}

export function textOf(converter: Converter, node: Concrete): string {
  return converter.text.slice(node.start, node.end);
}
