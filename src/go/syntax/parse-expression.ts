import {
  advance,
  current,
  got,
  kindOf,
  nested,
  parseList,
  parseName,
  report,
  skipTo,
  spanFrom,
  unexpected,
  want,
  type Parser,
} from './cursor.ts';
import { readLiteral } from './literal.ts';
import type {
  BinaryOperator,
  CompositeElement,
  CompositeLiteral,
  GoExpression,
  UnaryOperator,
} from './node.ts';
import { parseBracketType, parseKeywordType, parseType } from './parse-type.ts';
import type { LiteralKind } from './token.ts';

const precedences: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ...['==', '!=', '<', '<=', '>', '>='].map((operator) => [operator, 3] as const),
  ...['+', '-', '|', '^'].map((operator) => [operator, 4] as const),
  ...['*', '/', '%', '&', '&^', '<<', '>>'].map((operator) => [operator, 5] as const),
]);

/** A type is read as an expression as well. */
export function parseExpression(parser: Parser): GoExpression {
  const { start } = current(parser);
  const result = nested(parser, () => binaryExpression(parser, 1));
  return result ?? { kind: 'bad', span: { start, end: start } };
}

export function parseExpressions(parser: Parser): readonly GoExpression[] {
  const expressions = [parseExpression(parser)];
  while (got(parser, ',')) expressions.push(parseExpression(parser));
  return expressions;
}

/** A chain longer than this is no program that a person wrote; its tree is as deep as it is long. */
const longestChain = 20_000;

function binaryExpression(parser: Parser, least: number): GoExpression {
  const { start } = current(parser);
  let left = unaryExpression(parser);
  for (let length = 0; ; length++) {
    const token = current(parser);
    const precedence = precedences.get(token.kind) ?? 0;
    if (precedence < least) return left;
    if (length > longestChain) return tooLong(parser, start);
    advance(parser);
    const right = binaryExpression(parser, precedence + 1);
    const span = spanFrom(parser, start);
    const operatorSpan = { start: token.start, end: token.end };
    const operator = token.kind as BinaryOperator;
    left = { kind: 'binary', operator, left, right, operatorSpan, span };
  }
}

function tooLong(parser: Parser, start: number): GoExpression {
  report(parser, current(parser), 'expression too long');
  skipTo(parser, ['newline', ';']);
  return { kind: 'bad', span: spanFrom(parser, start) };
}

const unaryOperators: ReadonlySet<string> = new Set(['+', '-', '!', '^', '&', '<-']);

function unaryExpression(parser: Parser): GoExpression {
  const { kind, start } = current(parser);
  if (kind !== '*' && !unaryOperators.has(kind)) return primaryExpression(parser);
  advance(parser);
  const inner = nested(parser, () => unaryExpression(parser));
  const operand: GoExpression = inner ?? { kind: 'bad', span: { start, end: start } };
  const span = spanFrom(parser, start);
  if (kind === '*') return { kind: 'star', operand, span };
  if (kind === '<-' && operand.kind === 'channel-type')
    return receiveChannel(parser, operand, start);
  return { kind: 'unary', operator: kind as UnaryOperator, operand, span };
}

/** `<-chan T` is read as `<-` before `chan T`; `<-chan<- T` means `<-chan (<-T)`. */
function receiveChannel(
  parser: Parser,
  type: GoExpression & { kind: 'channel-type' },
  start: number,
): GoExpression {
  const span = { start, end: type.span.end };
  if (type.direction === 'both') return { ...type, direction: 'receive', span };
  if (type.direction === 'send' && type.element.kind === 'channel-type') {
    const element = receiveChannel(parser, type.element, type.element.span.start);
    return { kind: 'channel-type', direction: 'receive', element, span };
  }
  report(parser, span, 'unexpected <-, expected chan');
  return { kind: 'bad', span };
}

function primaryExpression(parser: Parser): GoExpression {
  const { start } = current(parser);
  let operand = operandExpression(parser, start);
  for (let length = 0; ; length++) {
    const next = suffix(parser, operand, start);
    if (next === null) return operand;
    if (length > longestChain / 40) return tooLong(parser, start);
    operand = next;
  }
}

function operandExpression(parser: Parser, start: number): GoExpression {
  const token = current(parser);
  switch (token.kind) {
    case 'name':
      return parseName(parser);
    case 'integer':
    case 'float':
    case 'imaginary':
    case 'rune':
    case 'string':
      return literal(parser, token.kind);
    case '(':
      return parenthesized(parser, start);
    case '[':
      return parseBracketType(parser);
    case 'func':
      return functionOperand(parser, start);
    case 'map':
    case 'chan':
    case 'struct':
    case 'interface':
      return parseKeywordType(parser, start) ?? { kind: 'bad', span: token };
    default: {
      unexpected(parser, ', expected expression');
      skipTo(parser, [')', ']', '}', ',', ';', 'newline', ':', '{']);
      return { kind: 'bad', span: { start, end: start } };
    }
  }
}

function literal(parser: Parser, kind: LiteralKind): GoExpression {
  const { start, end } = advance(parser);
  const read = readLiteral(kind, parser.text.slice(start, end), { start, end });
  const isKnown = parser.faults.some(({ span }) => span.start >= start && span.end <= end);
  if (read.message !== null && !isKnown) report(parser, { start, end }, read.message);
  return read.literal;
}

function parenthesized(parser: Parser, start: number): GoExpression {
  advance(parser);
  const level = parser.level;
  parser.level = Math.max(level, 0) + 1;
  const inner = parseExpression(parser);
  parser.level = level;
  want(parser, ')');
  return { kind: 'parentheses', inner, span: spanFrom(parser, start) };
}

function functionOperand(parser: Parser, start: number): GoExpression {
  advance(parser);
  const signature = parser.rules.signature(parser);
  if (kindOf(parser) !== '{')
    return { kind: 'function-type', signature, span: spanFrom(parser, start) };
  const level = parser.level;
  parser.level = 0;
  parser.functions++;
  const body = parser.rules.block(parser);
  parser.functions--;
  parser.level = level;
  return { kind: 'function-literal', signature, body, span: spanFrom(parser, start) };
}

function suffix(parser: Parser, operand: GoExpression, start: number): GoExpression | null {
  switch (kindOf(parser)) {
    case '.':
      return dotted(parser, operand, start);
    case '[':
      return bracketed(parser, operand, start);
    case '(':
      return call(parser, operand, start);
    case '{':
      return opensLiteral(parser, operand) ? composite(parser, operand, start) : null;
    default:
      return null;
  }
}

function dotted(parser: Parser, operand: GoExpression, start: number): GoExpression {
  advance(parser);
  if (kindOf(parser) === 'name') {
    const name = parseName(parser);
    return { kind: 'selector', operand, name, span: spanFrom(parser, start) };
  }
  if (!got(parser, '(')) {
    unexpected(parser, ', expected name or (');
    skipTo(parser, [';', 'newline', ')', '}', ']']);
    return { kind: 'bad', span: spanFrom(parser, start) };
  }
  if (kindOf(parser) === 'type') {
    const guard = current(parser);
    advance(parser);
    want(parser, ')');
    const span = spanFrom(parser, start);
    const bad: GoExpression = { kind: 'bad', span: guard };
    const assertion: GoExpression = { kind: 'assertion', operand, type: bad, span };
    parser.guards.set(assertion, guard);
    return assertion;
  }
  const type = parseType(parser);
  want(parser, ')');
  return { kind: 'assertion', operand, type, span: spanFrom(parser, start) };
}

function bracketed(parser: Parser, operand: GoExpression, start: number): GoExpression {
  advance(parser);
  const level = parser.level;
  parser.level = Math.max(level, 0) + 1;
  const result = insideBrackets(parser, operand, start);
  parser.level = level;
  return result;
}

function insideBrackets(parser: Parser, operand: GoExpression, start: number): GoExpression {
  if (kindOf(parser) === ']') {
    report(parser, current(parser), 'expected operand');
    advance(parser);
    return { kind: 'bad', span: spanFrom(parser, start) };
  }
  const first = kindOf(parser) === ':' ? null : parseExpression(parser);
  if (kindOf(parser) !== ':') {
    const indices = first === null ? [] : [first];
    while (got(parser, ',') && kindOf(parser) !== ']') indices.push(parseType(parser));
    want(parser, ']');
    return { kind: 'index', operand, indices, span: spanFrom(parser, start) };
  }
  advance(parser);
  const bound = (): GoExpression | null =>
    kindOf(parser) === ':' || kindOf(parser) === ']' ? null : parseExpression(parser);
  const high = bound();
  let most: GoExpression | null = null;
  if (kindOf(parser) === ':') {
    if (high === null) report(parser, current(parser), 'middle index required in 3-index slice');
    advance(parser);
    most = bound();
    if (most === null) report(parser, current(parser), 'final index required in 3-index slice');
  }
  want(parser, ']');
  return { kind: 'slice', operand, low: first, high, most, span: spanFrom(parser, start) };
}

function call(parser: Parser, callee: GoExpression, start: number): GoExpression {
  advance(parser);
  const level = parser.level;
  parser.level = Math.max(level, 0) + 1;
  let spread: { start: number; end: number } | null = null;
  const args = parseList(parser, ')', 'argument list', () => {
    const argument = parseExpression(parser);
    const dots = current(parser);
    if (got(parser, '...')) {
      spread = { start: dots.start, end: dots.end };
      if (kindOf(parser) === ',' && parser.tokens[parser.at + 1]?.kind !== ')')
        report(parser, dots, 'can only use ... with final argument in list');
    }
    return argument;
  });
  parser.level = level;
  return { kind: 'call', callee, arguments: args, spread, span: spanFrom(parser, start) };
}

/** In the head of a statement only a type that no name starts opens a literal. */
function opensLiteral(parser: Parser, operand: GoExpression): boolean {
  if (operand.kind === 'name' || operand.kind === 'selector')
    return parser.level >= 0 && isQualified(operand);
  if (operand.kind === 'index') return parser.level >= 0 && isQualified(operand.operand);
  if (
    operand.kind === 'array-type' ||
    operand.kind === 'slice-type' ||
    operand.kind === 'struct-type' ||
    operand.kind === 'map-type'
  )
    return true;
  return false;
}

function isQualified(operand: GoExpression): boolean {
  return (
    operand.kind === 'name' || (operand.kind === 'selector' && operand.operand.kind === 'name')
  );
}

function composite(parser: Parser, type: GoExpression | null, start: number): CompositeLiteral {
  const open = advance(parser).start;
  const level = parser.level;
  parser.level = 1;
  const elements = parseList(parser, '}', 'composite literal', () => element(parser));
  parser.level = level;
  const bodySpan = spanFrom(parser, open);
  return { kind: 'composite', type, elements, bodySpan, span: spanFrom(parser, start) };
}

function element(parser: Parser): CompositeElement {
  const { start } = current(parser);
  const first = elementValue(parser);
  if (!got(parser, ':')) return { key: null, value: first, span: spanFrom(parser, start) };
  const value = elementValue(parser);
  return { key: first, value, span: spanFrom(parser, start) };
}

function elementValue(parser: Parser): GoExpression {
  const { start } = current(parser);
  if (kindOf(parser) !== '{') return parseExpression(parser);
  return (
    nested(parser, () => composite(parser, null, start)) ?? {
      kind: 'bad',
      span: { start, end: start },
    }
  );
}
