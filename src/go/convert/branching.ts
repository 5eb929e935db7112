import {
  childByField,
  childOfType,
  childrenByField,
  namedChildren,
  type Concrete,
} from '../concrete.ts';
import type { Block, GoExpression, GoStatement, SelectCase, SwitchCase } from '../syntax.ts';
import { spanOf, type Converter } from './context.ts';

/** if, for, switch, select: what holds blocks. Null for anything else. */
export function convertBranching(converter: Converter, node: Concrete): GoStatement | null {
  switch (node.type) {
    case 'if_statement':
      return ifStatement(converter, node);
    case 'for_statement':
      return forStatement(converter, node);
    case 'expression_switch_statement':
      return switchStatement(converter, node);
    case 'type_switch_statement':
      return typeSwitchStatement(converter, node);
    case 'select_statement':
      return { kind: 'select', cases: selectCases(converter, node), span: spanOf(node) };
    default:
      return null;
  }
}

function optional(converter: Converter, node: Concrete | null): GoStatement | null {
  return node === null ? null : converter.statement(node);
}

function bodyOf(converter: Converter, node: Concrete | null, parent: Concrete): Block {
  if (node !== null) return converter.block(node);
  return { kind: 'block', statements: [], span: { start: parent.end, end: parent.end } };
}

function ifStatement(converter: Converter, node: Concrete): GoStatement {
  const condition = childByField(node, 'condition');
  return {
    kind: 'if',
    initializer: optional(converter, childByField(node, 'initializer')),
    condition:
      condition === null ? { kind: 'bad', span: spanOf(node) } : converter.expression(condition),
    then: bodyOf(converter, childByField(node, 'consequence'), node),
    otherwise: optional(converter, childByField(node, 'alternative')),
    span: spanOf(node),
  };
}

function forStatement(converter: Converter, node: Concrete): GoStatement {
  const span = spanOf(node);
  const bodyNode = childByField(node, 'body');
  const body = bodyOf(converter, bodyNode, node);
  const beforeBody = converter.text.slice(
    node.start,
    bodyNode === null ? node.end : bodyNode.start,
  );
  const headSpan = { start: node.start, end: node.start + beforeBody.trimEnd().length };
  const head = namedChildren(node).find((child) => child.field !== 'body');
  if (head?.type === 'range_clause') {
    const left = childByField(head, 'left');
    const right = childByField(head, 'right');
    return {
      kind: 'range',
      left: left === null ? [] : namedChildren(left).map(converter.expression),
      defines: head.children.some((child) => child.type === ':='),
      subject: right === null ? { kind: 'bad', span } : converter.expression(right),
      body,
      span,
      headSpan,
    };
  }
  if (head?.type !== 'for_clause') {
    const condition = head === undefined ? null : converter.expression(head);
    return { kind: 'for', initializer: null, condition, update: null, body, span, headSpan };
  }
  const condition = childByField(head, 'condition');
  return {
    kind: 'for',
    initializer: optional(converter, childByField(head, 'initializer')),
    condition: condition === null ? null : converter.expression(condition),
    update: optional(converter, childByField(head, 'update')),
    body,
    span,
    headSpan,
  };
}

function switchStatement(converter: Converter, node: Concrete): GoStatement {
  const value = childByField(node, 'value');
  return {
    kind: 'switch',
    initializer: optional(converter, childByField(node, 'initializer')),
    value: value === null ? null : converter.expression(value),
    cases: switchCases(converter, node),
    span: spanOf(node),
  };
}

function typeSwitchStatement(converter: Converter, node: Concrete): GoStatement {
  const value = childByField(node, 'value');
  const aliasList = childByField(node, 'alias');
  const alias = aliasList === null ? null : converter.expression(aliasList);
  return {
    kind: 'type-switch',
    initializer: optional(converter, childByField(node, 'initializer')),
    alias: alias !== null && alias.kind === 'name' ? alias : null,
    value: value === null ? { kind: 'bad', span: spanOf(node) } : converter.expression(value),
    cases: switchCases(converter, node),
    span: spanOf(node),
  };
}

function switchCases(converter: Converter, node: Concrete): readonly SwitchCase[] {
  return namedChildren(node).flatMap((child): readonly SwitchCase[] => {
    const body = caseBody(converter, child);
    if (child.type === 'default_case')
      return [{ values: [], isDefault: true, body, span: spanOf(child) }];
    if (child.type === 'expression_case') {
      const list = childByField(child, 'value');
      const values = list === null ? [] : namedChildren(list).map(converter.expression);
      return [{ values, isDefault: false, body, span: spanOf(child) }];
    }
    if (child.type !== 'type_case') return [];
    const values = childrenByField(child, 'type').map((type): GoExpression => ({
      kind: 'type-expression',
      type: converter.type(type),
      span: spanOf(type),
    }));
    return [{ values, isDefault: false, body, span: spanOf(child) }];
  });
}

function selectCases(converter: Converter, node: Concrete): readonly SelectCase[] {
  return namedChildren(node).flatMap((child): readonly SelectCase[] => {
    if (child.type === 'default_case')
      return [{ communication: null, body: caseBody(converter, child), span: spanOf(child) }];
    const communication = childByField(child, 'communication');
    if (child.type !== 'communication_case' || communication === null) return [];
    const statement = converter.statement(communication);
    return [{ communication: statement, body: caseBody(converter, child), span: spanOf(child) }];
  });
}

function caseBody(converter: Converter, node: Concrete): Block {
  const list = childOfType(node, 'statement_list');
  if (list === null)
    return { kind: 'block', statements: [], span: { start: node.end, end: node.end } };
  const statements = namedChildren(list).filter((child) => child.type !== 'empty_statement');
  return { kind: 'block', statements: statements.map(converter.statement), span: spanOf(list) };
}
