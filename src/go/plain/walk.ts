import { unreachable } from '../../base/unreachable.ts';
import type { Place, PlainExpression } from './expression.ts';
import { isDataStatement, type DataStatement } from './statement-groups.ts';
import type { Callee, CallParts, PlainBlock, PlainStatement } from './statement.ts';
import { walkExpression, walkPlace } from './walk-expression.ts';

/** What is called for each node of its sort, an outer one before those inside. */
export interface PlainVisitor {
  readonly statement?: (statement: PlainStatement) => void;
  readonly callee?: (callee: Callee) => void;
  readonly expression?: (expression: PlainExpression) => void;
  readonly place?: (place: Place) => void;
}

/** All that stands in a block. */
export function walkBlock(block: PlainBlock, visitor: PlainVisitor): void {
  visitStatements(block, (statement) => {
    visitor.statement?.(statement);
    walkOperands(statement, visitor);
  });
}

/** Every statement of a block, however deep; an outer one comes before those inside. */
export function visitStatements(
  block: PlainBlock,
  visit: (statement: PlainStatement) => void,
): void {
  for (const statement of block) {
    visit(statement);
    for (const inner of blocksOf(statement)) visitStatements(inner, visit);
  }
}

/** The blocks directly within a statement. */
export function blocksOf(statement: PlainStatement): readonly PlainBlock[] {
  if (isDataStatement(statement)) return [];
  switch (statement.kind) {
    case 'if':
      return [statement.then, statement.otherwise];
    case 'loop':
    case 'range-map':
    case 'block':
      return [statement.body];
    case 'select': {
      const bodies = statement.cases.map(({ body }) => body);
      return statement.default === null ? bodies : [...bodies, statement.default];
    }
    case 'call':
    case 'go':
    case 'defer':
    case 'return':
    case 'break':
    case 'continue':
    case 'panic':
    case 'recover':
    case 'send':
    case 'receive':
    case 'close':
    case 'make-channel':
    case 'channel-length':
    case 'native':
      return [];
    default:
      return unreachable(statement);
  }
}

/** The values and places that a statement itself names; not those of the statements below. */
export function walkOperands(statement: PlainStatement, visitor: PlainVisitor): void {
  if (isDataStatement(statement)) return walkData(statement, visitor);
  const value = (one: PlainExpression | null): void => {
    if (one !== null) walkExpression(one, visitor);
  };
  switch (statement.kind) {
    case 'call':
    case 'go':
    case 'defer':
      return walkCall(statement, visitor);
    case 'native':
      return statement.operands.forEach(value);
    case 'if':
      return value(statement.condition);
    case 'range-map':
      return value(statement.map);
    case 'panic':
      return value(statement.value);
    case 'make-channel':
      return value(statement.capacity);
    case 'send':
      value(statement.channel);
      return value(statement.value);
    case 'receive':
    case 'close':
    case 'channel-length':
      return value(statement.channel);
    case 'select':
      for (const { communication } of statement.cases) {
        value(communication.channel);
        if (communication.kind === 'send') value(communication.value);
      }
      return;
    case 'return':
    case 'break':
    case 'continue':
    case 'recover':
    case 'loop':
    case 'block':
      return;
    default:
      return unreachable(statement);
  }
}

function walkCall({ callee, arguments: given }: CallParts, visitor: PlainVisitor): void {
  visitor.callee?.(callee);
  if (callee.kind === 'dynamic') walkExpression(callee.closure, visitor);
  if (callee.kind === 'method') walkExpression(callee.receiver, visitor);
  for (const one of given) walkExpression(one, visitor);
}

function walkData(statement: DataStatement, visitor: PlainVisitor): void {
  const value = (...some: readonly (PlainExpression | null)[]): void => {
    for (const one of some) if (one !== null) walkExpression(one, visitor);
  };
  switch (statement.kind) {
    case 'assign':
    case 'new':
      return value(statement.value);
    case 'load':
      return walkPlace(statement.place, visitor);
    case 'store':
      walkPlace(statement.place, visitor);
      return value(statement.value);
    case 'make-slice':
      return value(statement.length, statement.capacity);
    case 'slice-literal':
      return value(...statement.elements.map((one) => one.value));
    case 'append':
      return value(statement.slice, ...statement.elements);
    case 'append-slice':
      return value(statement.slice, statement.other);
    case 'copy':
      return value(statement.to, statement.from);
    case 'clear-slice':
      return value(statement.slice);
    case 'map-get':
    case 'map-delete':
      return value(statement.map, statement.key);
    case 'map-set':
      return value(statement.map, statement.key, statement.value);
    case 'map-clear':
    case 'map-length':
      return value(statement.map);
    case 'decode-rune':
      return value(statement.text, statement.at);
    case 'assert':
      return value(statement.operand);
    case 'declare':
    case 'make-map':
    case 'frame':
      return;
    default:
      return unreachable(statement);
  }
}
