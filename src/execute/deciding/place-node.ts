import { unreachable } from '../../base/unreachable.ts';
import type { Place } from '../../go/plain/expression.ts';
import type { FunctionId } from '../../go/plain/ids.ts';
import { typeOfPlace, type Typing } from '../../go/plain/type-of.ts';
import type { FlowGraph, Node } from './graph.ts';

/** The variable that a place stands for; null for memory that is known by nothing but its type. */
export function placeNode(
  graph: FlowGraph,
  fn: FunctionId,
  place: Place,
  typing: Typing,
): Node | null {
  switch (place.kind) {
    case 'local':
    case 'cell':
      return graph.local(fn, place.local);
    case 'global':
      return graph.global(place.global);
    case 'field': {
      const struct = typeOfPlace(place.base, typing);
      return graph.shape(struct).kind === 'struct' ? graph.field(struct, place.field) : null;
    }
    case 'pointee':
    case 'element':
    case 'slice-element':
      return null;
    default:
      return unreachable(place);
  }
}
