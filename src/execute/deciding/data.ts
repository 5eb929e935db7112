import type { PlainExpression } from '../../go/plain/expression.ts';
import type { DataStatement } from '../../go/plain/statement-groups.ts';
import { typeOfExpression, typeOfPlace } from '../../go/plain/type-of.ts';
import type { ExpressionFlows } from './expressions.ts';

/** What flows where in a statement that touches nothing but data. */
export function readData(flows: ExpressionFlows, statement: DataStatement): void {
  switch (statement.kind) {
    case 'assign':
      return flows.set(statement.target, flows.sources(statement.value));
    case 'load': {
      const { place } = statement;
      const node = flows.variable(place);
      if (place.kind === 'global') flows.graph.exposeGlobal(place.global);
      return flows.set(statement.target, node === null ? [] : [node]);
    }
    case 'store':
      return store(flows, statement);
    case 'new':
      return flows.need(statement.value);
    case 'make-slice':
      return flows.need(statement.length, statement.capacity);
    case 'slice-literal':
      return flows.need(...statement.elements.map(({ value }) => value));
    case 'append':
      return flows.need(...statement.elements);
    case 'append-slice':
      return flows.need(statement.other);
    case 'copy':
      return flows.need(statement.from);
    case 'map-get':
    case 'map-delete':
      return key(flows, statement.key);
    case 'map-set':
      key(flows, statement.key);
      return flows.need(statement.value);
    case 'decode-rune':
      return flows.need(statement.text, statement.at);
    case 'declare':
    case 'clear-slice':
    case 'make-map':
    case 'map-clear':
    case 'map-length':
    case 'assert':
    case 'frame':
      return;
  }
}

function store(
  flows: ExpressionFlows,
  { place, value }: DataStatement & { readonly kind: 'store' },
): void {
  const node = flows.variable(place);
  if (node === null) return flows.need(value);
  flows.graph.flow(node, typeOfPlace(place, flows.typing), flows.sources(value));
}

function key(flows: ExpressionFlows, one: PlainExpression): void {
  flows.need(one);
  flows.graph.expose(typeOfExpression(one, flows.typing));
}
