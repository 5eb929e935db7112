import { childByField, namedChildren, type Concrete } from '../concrete.ts';
import type { CompositeElement, GoExpression } from '../syntax.ts';
import { spanOf, textOf, type Converter } from './context.ts';
import { convertSignature } from './type.ts';

export function convertExpression(converter: Converter, node: Concrete): GoExpression {
  const span = spanOf(node);
  switch (node.type) {
    case 'identifier':
    case 'field_identifier':
    case 'package_identifier':
    case 'blank_identifier':
      return { kind: 'name', name: textOf(converter, node), span };
    case 'int_literal':
      return integerLiteral(textOf(converter, node), span);
    case 'true':
    case 'false':
      return { kind: 'boolean', value: node.type === 'true', span };
    case 'nil':
    case 'iota':
      return { kind: node.type, span };
    case 'interpreted_string_literal':
    case 'raw_string_literal':
      return { kind: 'literal', sort: 'string', text: textOf(converter, node), span };
    case 'rune_literal':
      return { kind: 'literal', sort: 'rune', text: textOf(converter, node), span };
    case 'float_literal':
    case 'imaginary_literal':
      return { kind: 'literal', sort: 'number', text: textOf(converter, node), span };
    case 'func_literal':
      return functionLiteral(converter, node);
    case 'parenthesized_expression':
    case 'expression_list':
    case 'literal_element':
    case 'variadic_argument':
      return part(converter, node, namedChildren(node)[0]);
    case 'call_expression':
      return callExpression(converter, node);
    case 'composite_literal':
      return compositeLiteral(converter, node);
    case 'literal_value':
      return { kind: 'composite', type: null, elements: elementsOf(converter, node), span };
    default:
      return compound(converter, node);
  }
}

function compound(converter: Converter, node: Concrete): GoExpression {
  const span = spanOf(node);
  const operand = (): GoExpression => part(converter, node, childByField(node, 'operand'));
  const typeNode = childByField(node, 'type');
  switch (node.type) {
    case 'selector_expression': {
      const field = childByField(node, 'field');
      return {
        kind: 'selector',
        operand: operand(),
        field: field === null ? '' : textOf(converter, field),
        span,
      };
    }
    case 'index_expression':
      return {
        kind: 'index',
        operand: operand(),
        index: part(converter, node, childByField(node, 'index')),
        span,
      };
    case 'slice_expression': {
      const bound = (field: string): GoExpression | null => {
        const child = childByField(node, field);
        return child === null ? null : converter.expression(child);
      };
      const [low, high, most] = [bound('start'), bound('end'), bound('capacity')];
      return { kind: 'slice', operand: operand(), low, high, most, span };
    }
    case 'type_assertion_expression':
      if (typeNode === null) return { kind: 'bad', span };
      return { kind: 'assertion', operand: operand(), type: converter.type(typeNode), span };
    case 'type_conversion_expression':
      if (typeNode === null) return { kind: 'bad', span };
      return { kind: 'conversion', type: converter.type(typeNode), operand: operand(), span };
    case 'type_instantiation_expression':
      return typeNode === null
        ? { kind: 'bad', span }
        : { kind: 'type-expression', type: converter.type(typeNode), span };
    case 'unary_expression':
      return { kind: 'unary', operator: operatorOf(converter, node), operand: operand(), span };
    case 'binary_expression': {
      const left = part(converter, node, childByField(node, 'left'));
      const right = part(converter, node, childByField(node, 'right'));
      return { kind: 'binary', operator: operatorOf(converter, node), left, right, span };
    }
    default:
      return node.type.endsWith('_type') || node.type === 'type_identifier'
        ? { kind: 'type-expression', type: converter.type(node), span }
        : { kind: 'bad', span };
  }
}

function part(
  converter: Converter,
  parent: Concrete,
  node: Concrete | null | undefined,
): GoExpression {
  return node ? converter.expression(node) : { kind: 'bad', span: spanOf(parent) };
}

function operatorOf(converter: Converter, node: Concrete): string {
  const operator = childByField(node, 'operator');
  return operator === null ? '?' : textOf(converter, operator);
}

function integerLiteral(text: string, span: { start: number; end: number }): GoExpression {
  const digits = text.replaceAll('_', '').toLowerCase();
  const octal = /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
  // 08 is no number in Go either; a literal of no value keeps the rest readable.
  if (!/^(0x[0-9a-f]+|0o[0-7]+|0b[01]+|[0-9]+)$/.test(octal))
    return { kind: 'literal', sort: 'number', text, span };
  return { kind: 'integer', value: BigInt(octal), span };
}

function functionLiteral(converter: Converter, node: Concrete): GoExpression {
  const body = childByField(node, 'body');
  if (body === null) return { kind: 'bad', span: spanOf(node) };
  const signature = convertSignature(converter, node);
  return { kind: 'function-literal', signature, body: converter.block(body), span: spanOf(node) };
}

function callExpression(converter: Converter, node: Concrete): GoExpression {
  const list = childByField(node, 'arguments');
  const nodes = list === null ? [] : namedChildren(list);
  return {
    kind: 'call',
    callee: part(converter, node, childByField(node, 'function')),
    arguments: nodes.map(converter.expression),
    spread: nodes.some((argument) => argument.type === 'variadic_argument'),
    span: spanOf(node),
  };
}

function compositeLiteral(converter: Converter, node: Concrete): GoExpression {
  const type = childByField(node, 'type');
  const body = childByField(node, 'body');
  return {
    kind: 'composite',
    type: type === null ? null : converter.type(type),
    elements: body === null ? [] : elementsOf(converter, body),
    span: spanOf(node),
  };
}

function elementsOf(converter: Converter, body: Concrete): readonly CompositeElement[] {
  return namedChildren(body).map((element) => {
    if (element.type !== 'keyed_element')
      return { key: null, value: converter.expression(element) };
    const [key, value] = namedChildren(element);
    return { key: part(converter, element, key), value: part(converter, element, value) };
  });
}
