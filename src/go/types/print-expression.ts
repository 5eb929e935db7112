import { unreachable } from '../../base/unreachable.ts';
import type {
  Field,
  GoExpression,
  MethodElement,
  Parameter,
  Signature,
  TypeElement,
} from '../syntax/node.ts';
import { decodeUtf8 } from '../syntax/escape.ts';
import { toNumber } from './rational.ts';

/** An expression as Go's compiler shows it in a message: on one line, bodies left out. */
export function printExpression(expression: GoExpression, text: string, depth = 0): string {
  const inner = (part: GoExpression): string => printExpression(part, text, depth + 1);
  const optional = (part: GoExpression | null): string => (part === null ? '' : inner(part));
  if (depth > 30) return '...';
  switch (expression.kind) {
    case 'name':
      return expression.name;
    case 'integer':
    case 'float':
    case 'imaginary':
    case 'rune':
    case 'string':
      return literalText(expression, text);
    case 'function-literal':
      return `func${printSignatureSyntax(expression.signature, inner)} {…}`;
    case 'call': {
      const args = expression.arguments.map(inner).join(', ');
      return `${inner(expression.callee)}(${args}${expression.spread === null ? '' : '...'})`;
    }
    case 'composite':
      return `${optional(expression.type)}{${expression.elements.length > 0 ? '…' : ''}}`;
    case 'selector':
      return `${inner(expression.operand)}.${expression.name.name}`;
    case 'index':
      return `${inner(expression.operand)}[${expression.indices.map(inner).join(', ')}]`;
    case 'slice': {
      const most = expression.most === null ? '' : `:${inner(expression.most)}`;
      const bounds = `${optional(expression.low)}:${optional(expression.high)}${most}`;
      return `${inner(expression.operand)}[${bounds}]`;
    }
    case 'assertion':
      return `${inner(expression.operand)}.(${expression.type.kind === 'bad' ? 'type' : inner(expression.type)})`;
    case 'parentheses':
      return `(${inner(expression.inner)})`;
    case 'star':
      return `*${inner(expression.operand)}`;
    case 'unary':
      return `${expression.operator}${inner(expression.operand)}`;
    case 'binary':
      return `${inner(expression.left)} ${expression.operator} ${inner(expression.right)}`;
    case 'array-type': {
      const length = expression.length === 'counted' ? '...' : inner(expression.length);
      return `[${length}]${inner(expression.element)}`;
    }
    case 'slice-type':
      return `[]${inner(expression.element)}`;
    case 'map-type':
      return `map[${inner(expression.key)}]${inner(expression.value)}`;
    case 'channel-type': {
      const arrow = { both: 'chan ', send: 'chan<- ', receive: '<-chan ' };
      return `${arrow[expression.direction]}${inner(expression.element)}`;
    }
    case 'function-type':
      return `func${printSignatureSyntax(expression.signature, inner)}`;
    case 'struct-type':
      return `struct{${expression.fields.map((field) => printField(field, inner)).join('; ')}}`;
    case 'interface-type':
      return `interface{${expression.elements.map((one) => printElement(one, inner)).join('; ')}}`;
    case 'union-type':
      return printElement(expression.element, inner);
    case 'bad':
      return 'BadExpr';
    default:
      return unreachable(expression);
  }
}

function literalText(literal: GoExpression, text: string): string {
  const own = text.slice(literal.span.start, literal.span.end);
  if (own !== '') return own;
  if (literal.kind === 'string') return JSON.stringify(decodeUtf8(literal.bytes));
  return literal.kind === 'float' ? String(toNumber(literal.value)) : own;
}

type Inner = (part: GoExpression) => string;

function printParameters(parameters: readonly Parameter[], inner: Inner): string {
  const shown = parameters.map(({ name, type, variadic }) => {
    const prefix = name === null ? '' : `${name.name} `;
    return `${prefix}${variadic ? '...' : ''}${inner(type)}`;
  });
  return `(${shown.join(', ')})`;
}

function printSignatureSyntax({ parameters, results }: Signature, inner: Inner): string {
  const head = printParameters(parameters, inner);
  const [first] = results;
  if (first === undefined) return head;
  if (results.length === 1 && first.name === null) return `${head} ${inner(first.type)}`;
  return `${head} ${printParameters(results, inner)}`;
}

function printField({ name, type }: Field, inner: Inner): string {
  return name === null ? inner(type) : `${name.name} ${inner(type)}`;
}

function printElement(element: MethodElement | TypeElement, inner: Inner): string {
  if (element.kind === 'method-element')
    return `${element.name.name}${printSignatureSyntax(element.signature, inner)}`;
  return element.terms.map(({ tilde, type }) => `${tilde ? '~' : ''}${inner(type)}`).join(' | ');
}
