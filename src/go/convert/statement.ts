import { childByField, childOfType, namedChildren, type Concrete } from '../concrete.ts';
import type { Block, GoExpression, GoStatement } from '../syntax.ts';
import { spanOf, textOf, type Converter } from './context.ts';
import { convertBranching } from './branching.ts';
import { constantsOf, typesOf, variablesOf } from './declaration.ts';

export function convertBlock(converter: Converter, node: Concrete): Block {
  const list = childOfType(node, 'statement_list');
  return {
    kind: 'block',
    statements: list === null ? [] : statementsOf(converter, list),
    span: spanOf(node),
  };
}

function statementsOf(converter: Converter, list: Concrete): readonly GoStatement[] {
  return namedChildren(list)
    .filter((child) => child.type !== 'empty_statement')
    .map(converter.statement);
}

export function convertStatement(converter: Converter, node: Concrete): GoStatement {
  const span = spanOf(node);
  const expression = (child: Concrete | null | undefined): GoExpression =>
    child ? converter.expression(child) : { kind: 'bad', span };
  switch (node.type) {
    case 'expression_statement':
      return { kind: 'expression', expression: expression(namedChildren(node)[0]), span };
    case 'send_statement': {
      const value = expression(childByField(node, 'value'));
      return { kind: 'send', channel: expression(childByField(node, 'channel')), value, span };
    }
    case 'inc_statement':
    case 'dec_statement':
      return {
        kind: 'step',
        operand: expression(namedChildren(node)[0]),
        by: node.type === 'inc_statement' ? 1 : -1,
        span,
      };
    case 'assignment_statement': {
      const operator = childByField(node, 'operator');
      return {
        kind: 'assign',
        operator: operator === null ? '=' : textOf(converter, operator),
        ...sides(converter, node),
      };
    }
    case 'short_var_declaration':
      return { kind: 'define', ...sides(converter, node) };
    case 'receive_statement':
      return receiveStatement(converter, node);
    case 'var_declaration':
      return { kind: 'declare', declarations: variablesOf(converter, node), span };
    case 'const_declaration':
      return { kind: 'declare-constants', declarations: constantsOf(converter, node), span };
    case 'type_declaration':
      return { kind: 'declare-types', declarations: typesOf(converter, node), span };
    case 'go_statement':
      return { kind: 'go', call: expression(namedChildren(node)[0]), span };
    case 'defer_statement':
      return { kind: 'defer', call: expression(namedChildren(node)[0]), span };
    case 'return_statement':
      return { kind: 'return', values: listOf(converter, namedChildren(node)[0]), span };
    case 'break_statement':
    case 'continue_statement':
      return {
        kind: node.type === 'break_statement' ? 'break' : 'continue',
        label: labelOf(converter, node),
        span,
      };
    case 'goto_statement':
      return { kind: 'goto', label: labelOf(converter, node) ?? '', span };
    case 'fallthrough_statement':
      return { kind: 'fallthrough', span };
    case 'block':
      return converter.block(node);
    case 'empty_statement':
      return { kind: 'empty', span };
    case 'labeled_statement': {
      const inner = namedChildren(node).find((child) => child.type !== 'label_name');
      const statement: GoStatement = inner ? converter.statement(inner) : { kind: 'empty', span };
      return { kind: 'labeled', label: labelOf(converter, node) ?? '', statement, span };
    }
    default:
      return convertBranching(converter, node) ?? { kind: 'bad', span };
  }
}

function labelOf(converter: Converter, node: Concrete): string | null {
  const label = childOfType(node, 'label_name');
  return label === null ? null : textOf(converter, label);
}

function sides(converter: Converter, node: Concrete) {
  return {
    left: listOf(converter, childByField(node, 'left')),
    right: listOf(converter, childByField(node, 'right')),
    span: spanOf(node),
  };
}

/** case v, ok := <-c: */
function receiveStatement(converter: Converter, node: Concrete): GoStatement {
  const { left, right, span } = sides(converter, node);
  const first = right[0] ?? { kind: 'bad' as const, span };
  if (left.length === 0) return { kind: 'expression', expression: first, span };
  const defines = node.children.some((child) => child.type === ':=');
  return defines
    ? { kind: 'define', left, right, span }
    : { kind: 'assign', operator: '=', left, right, span };
}

export function listOf(
  converter: Converter,
  node: Concrete | null | undefined,
): readonly GoExpression[] {
  if (!node) return [];
  return node.type === 'expression_list'
    ? namedChildren(node).map(converter.expression)
    : [converter.expression(node)];
}
