import type { Span } from '../base/span.ts';
import type { BinaryExpression, Expression } from './ast.ts';
import type { BinaryOperator } from '../expression/operators.ts';
import { depthLimit, SyntaxFault, type TokenReader } from './token-reader.ts';
import type { TokenSymbol } from './tokens.ts';

/** Loosest first. `|`, `&` and `/=` are spellings seen in the wild (PAPER-NOTES 28). */
const levels: readonly Readonly<Partial<Record<TokenSymbol, BinaryOperator>>>[] = [
  { '||': '||', '|': '||' },
  { '&&': '&&', '&': '&&' },
  { '==': '==', '!=': '!=', '/=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/' },
];

export function parseExpression(reader: TokenReader): Expression {
  return reader.nested(() => parseLevel(reader, 0));
}

function operatorAt(reader: TokenReader, level: number): BinaryOperator | undefined {
  const token = reader.peek();
  return token.kind === 'symbol' ? levels[level]![token.symbol] : undefined;
}

function parseLevel(reader: TokenReader, level: number): Expression {
  if (level === levels.length) return parseUnary(reader);
  let left = parseLevel(reader, level + 1);
  for (;;) {
    const operator = operatorAt(reader, level);
    if (operator === undefined) return left;
    reader.next();
    left = binary(reader, operator, left, parseLevel(reader, level + 1));
  }
}

function binary(
  reader: TokenReader,
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
): BinaryExpression {
  const span = { start: left.span.start, end: right.span.end };
  // A chain leans to the left without any nesting, and later passes recurse over the tree.
  const height = 1 + Math.max(reader.height(left), reader.height(right));
  if (height > depthLimit) {
    reader.report('virgo-too-deep', right.span, { limit: depthLimit });
    throw new SyntaxFault();
  }
  const made: BinaryExpression = { kind: 'binary', span, operator, left, right };
  reader.setHeight(made, height);
  return made;
}

function parseUnary(reader: TokenReader): Expression {
  const start = reader.peek().span;
  for (const operator of ['!', '-'] as const) {
    if (reader.takeSymbol(operator)) {
      const operand = reader.nested(() => parseUnary(reader));
      const made: Expression = { kind: 'unary', span: reader.from(start), operator, operand };
      reader.setHeight(made, reader.height(operand) + 1);
      return made;
    }
  }
  return parsePrimary(reader);
}

function parsePrimary(reader: TokenReader): Expression {
  const token = reader.peek();
  const { span } = token;
  switch (token.kind) {
    case 'number':
      reader.next();
      return { kind: 'integer', span, value: token.value };
    case 'keyword':
      if (token.keyword !== 'true' && token.keyword !== 'false') break;
      reader.next();
      return { kind: 'boolean', span, value: token.keyword === 'true' };
    case 'name':
      return parseParameter(reader, span);
    case 'symbol':
      if (!reader.takeSymbol('(')) break;
      return parseParenthesised(reader, span);
    case 'end':
      break;
  }
  return reader.fail('an expression');
}

/** The span takes the parentheses in, so that an editor marks what the person sees as one thing. */
function parseParenthesised(reader: TokenReader, start: Span): Expression {
  const inner = parseExpression(reader);
  reader.expectSymbol(')');
  const outer: Expression = { ...inner, span: reader.from(start) };
  reader.setHeight(outer, reader.height(inner));
  return outer;
}

/**
 * x ::= name { . name } | len(path) | cap(path) | `anything`
 *
 * The longer forms are what parameters are called when a program comes from Go.
 */
function parseParameter(reader: TokenReader, start: Span): Expression {
  const name = parseParameterName(reader);
  return { kind: 'parameter', span: reader.from(start), name };
}

function parseParameterName(reader: TokenReader): string {
  const path = parsePath(reader);
  if ((path === 'len' || path === 'cap') && reader.takeSymbol('(')) {
    if (reader.peek().kind !== 'name') return reader.fail('a name');
    const inner = parsePath(reader);
    reader.expectSymbol(')');
    return `${path}(${inner})`;
  }
  return path;
}

function parsePath(reader: TokenReader): string {
  const token = reader.next();
  let path = token.kind === 'name' ? token.name : '';
  while (reader.isSymbol('.')) {
    reader.next();
    const part = reader.peek();
    if (part.kind !== 'name') return reader.fail('a name');
    reader.next();
    path += `.${part.name}`;
  }
  return path;
}
