import { at, atWord, got, nested, next, peek, spanFrom, want, type Parser } from './cursor.ts';
import type { BinaryOperator, Expression, UnaryOperator } from './node.ts';
import { parsePrimary } from './parse-operand.ts';
import { refuseOperator } from './unread-form.ts';

const precedences: ReadonlyMap<string, number> = new Map([
  ['<==>', 1],
  ['==>', 2],
  ['||', 3],
  ['&&', 4],
  ...['==', '!=', '===', '!==', '<', '<=', '>', '>=', 'in', '#', 'subset'].map(
    (one) => [one, 5] as const,
  ),
  ...['+', '-', '|', '^', '++', 'union', 'intersection', 'setminus'].map(
    (one) => [one, 6] as const,
  ),
  ...['*', '/', '%', '&', '&^', '<<', '>>'].map((one) => [one, 7] as const),
]);

/** Gobra writes equality of ghost values with three signs. */
type Written = BinaryOperator | '===' | '!==';

function plain(operator: Written): BinaryOperator {
  if (operator === '===') return '==';
  return operator === '!==' ? '!=' : operator;
}

const wordOperators = ['in', 'subset', 'union', 'intersection', 'setminus'];

/** Ends before a comparison, and before `in`. */
export function parseSum(p: Parser): Expression {
  return nested(p, () => binaryExpression(p, 6));
}

/** `c ? a : b` binds weakest. */
export function parseExpression(p: Parser): Expression {
  const { start } = peek(p);
  return nested(p, () => {
    const condition = binaryExpression(p, 1);
    if (!got(p, '?')) return condition;
    const then = parseExpression(p);
    while (at(p, 'newline')) next(p);
    want(p, ':');
    const otherwise = parseExpression(p);
    return { kind: 'conditional', condition, then, otherwise, span: spanFrom(p, start) };
  });
}

function operatorAt(p: Parser): { readonly operator: Written; readonly precedence: number } | null {
  const { kind, text, isSpec } = peek(p);
  refuseOperator(p);
  const operator = kind === 'name' && isSpec && wordOperators.includes(text) ? text : kind;
  const precedence = precedences.get(operator);
  if (precedence === undefined) return null;
  if (operator === '++' && !startsOperand(p)) return null;
  // Inside of |xs| a second bar closes.
  if (operator === '|' && isSpec && !startsOperand(p)) return null;
  return { operator: operator as Written, precedence };
}

/** `x++` at a statement's end is no concatenation. */
function startsOperand(p: Parser): boolean {
  const { kind } = peek(p, 1);
  return ['name', 'integer', 'string', '(', '[', '-', '!', '*'].includes(kind);
}

function binaryExpression(p: Parser, least: number): Expression {
  const { start } = peek(p);
  let left = unaryExpression(p);
  for (;;) {
    const found = operatorAt(p);
    if (found === null || found.precedence < least) return left;
    const { precedence } = found;
    const operator = plain(found.operator);
    next(p);
    while (at(p, 'newline') && peek(p).isSpec) next(p);
    // Implications group to the right.
    const right = nested(p, () =>
      binaryExpression(p, operator === '==>' ? precedence : precedence + 1),
    );
    left = { kind: 'binary', operator, left, right, span: spanFrom(p, start) };
  }
}

const unaryOperators: ReadonlySet<string> = new Set(['+', '-', '!', '^', '&', '<-']);

function unaryExpression(p: Parser): Expression {
  const { kind, start } = peek(p);
  if (kind === '*') {
    next(p);
    const operand = nested(p, () => unaryExpression(p));
    return { kind: 'star', operand, span: spanFrom(p, start) };
  }
  if (!unaryOperators.has(kind)) return parsePrimary(p);
  next(p);
  const operand = nested(p, () => unaryExpression(p));
  if (kind === '<-' && operand.kind === 'channel-type')
    return { ...operand, direction: 'receive', span: spanFrom(p, start) };
  return { kind: 'unary', operator: kind as UnaryOperator, operand, span: spanFrom(p, start) };
}

export function parseExpressions(p: Parser): readonly Expression[] {
  const items = [parseExpression(p)];
  while (got(p, ',')) {
    if (atWord(p, 'ghost') && peek(p, 1).kind === 'name') next(p);
    items.push(parseExpression(p));
  }
  return items;
}
