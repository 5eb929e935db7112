import type { Span } from '../../base/span.ts';
import { advance, current, kindOf, report, spanFrom, unexpected, type Parser } from './cursor.ts';
import type { ArithmeticOperator, GoExpression, GoStatement } from './node.ts';
import { parseExpression, parseExpressions } from './parse-expression.ts';

/** What may stand before `range`, as the head of a `for` has it. */
export interface RangeClause {
  readonly kind: 'range-clause';
  readonly left: readonly GoExpression[];
  readonly defines: boolean;
  readonly subject: GoExpression;
}

export function parseSimple(parser: Parser): GoStatement {
  const parsed = parseSimpleOrRange(parser, false);
  if (parsed.kind !== 'range-clause') return parsed;
  return { kind: 'bad', span: parsed.subject.span };
}

export function parseSimpleOrRange(parser: Parser, mayRange: boolean): GoStatement | RangeClause {
  const { start } = current(parser);
  if (mayRange && kindOf(parser) === 'range') return rangeClause(parser, [], false);
  const left = parseExpressions(parser);
  const { kind } = current(parser);
  const operatorSpan: Span = { start: current(parser).start, end: current(parser).end };
  if (kind === '=' || kind === ':=') {
    advance(parser);
    if (mayRange && kindOf(parser) === 'range') return rangeClause(parser, left, kind === ':=');
    const right = parseExpressions(parser);
    const span = spanFrom(parser, start);
    if (kind === ':=') return { kind: 'define', left, right, operatorSpan, span };
    return { kind: 'assign', operator: null, left, right, operatorSpan, span };
  }
  const [first] = left;
  if (first === undefined) return { kind: 'bad', span: spanFrom(parser, start) };
  if (left.length > 1) {
    unexpected(parser, ', expected := or = or comma');
    return { kind: 'bad', span: spanFrom(parser, start) };
  }
  return oneOperand(parser, first, operatorSpan);
}

function oneOperand(parser: Parser, operand: GoExpression, operatorSpan: Span): GoStatement {
  const { kind } = current(parser);
  const { start } = operand.span;
  if (kind === '++' || kind === '--') {
    advance(parser);
    const by = kind === '++' ? 1 : -1;
    return { kind: 'step', operand, by, operatorSpan, span: spanFrom(parser, start) };
  }
  if (kind === '<-') {
    advance(parser);
    const value = parseExpression(parser);
    const span = spanFrom(parser, start);
    return { kind: 'send', channel: operand, value, arrowSpan: operatorSpan, span };
  }
  if (assignments.has(kind)) {
    advance(parser);
    const right = [parseExpression(parser)];
    const operator = kind.slice(0, -1) as ArithmeticOperator;
    const span = spanFrom(parser, start);
    return { kind: 'assign', operator, left: [operand], right, operatorSpan, span };
  }
  return { kind: 'expression', expression: operand, span: operand.span };
}

const assignments: ReadonlySet<string> = new Set([
  ...['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '&^='],
]);

function rangeClause(parser: Parser, left: readonly GoExpression[], defines: boolean): RangeClause {
  advance(parser);
  const subject = parseExpression(parser);
  const third = left[2];
  if (third !== undefined)
    report(parser, third.span, 'range clause permits at most two iteration variables');
  return { kind: 'range-clause', left, defines, subject };
}
