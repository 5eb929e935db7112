import { unreachable } from '../../base/unreachable.ts';
import type { PlainExpression } from '../../go/plain/expression.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import { typeOfExpression, type Typing } from '../../go/plain/type-of.ts';
import type { FlowGraph, Node } from './graph.ts';

/** What a value is computed of; what it leads to is known by its types. */
export function sourcesOf(
  graph: FlowGraph,
  fn: FunctionId,
  expression: PlainExpression,
  typing: Typing,
): readonly Node[] {
  const of = (part: PlainExpression): readonly Node[] => sourcesOf(graph, fn, part, typing);
  switch (expression.kind) {
    case 'local':
      return [graph.local(fn, expression.local)];
    case 'unary':
    case 'convert':
    case 'real':
    case 'imaginary':
    case 'length':
    case 'capacity':
    case 'slice':
      return of(expression.operand);
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
      return [...of(expression.left), ...of(expression.right)];
    case 'complex':
      return [...of(expression.real), ...of(expression.imaginary)];
    case 'field':
      return [
        graph.field(typeOfExpression(expression.operand, typing), expression.field),
        ...of(expression.operand),
      ];
    case 'element':
      return of(expression.operand);
    case 'constant':
    case 'zero':
    case 'struct':
    case 'array':
    case 'address':
    case 'closure':
    case 'box':
    case 'unknown':
      return [];
    default:
      return unreachable(expression);
  }
}
