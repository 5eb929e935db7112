import {
  at,
  atLevel,
  got,
  gotWord,
  next,
  parseName,
  peek,
  spanFrom,
  want,
  type Parser,
} from './cursor.ts';
import type { Clause, Expression, Name, Statement } from './node.ts';
import { parseExpression, parseExpressions } from './parse-expression.ts';

export function parseFor(p: Parser, contract: readonly Clause[]): Statement {
  const { start } = want(p, 'for');
  const head = atLevel(p, -1, () => rangeHead(p) ?? forHead(p));
  const body = p.rules.block(p);
  const span = spanFrom(p, start);
  return { ...head, contract, body, span };
}

interface ForHead {
  readonly kind: 'for';
  readonly initializer: Statement | null;
  readonly condition: Expression | null;
  readonly update: Statement | null;
}

function forHead(p: Parser): ForHead {
  if (at(p, '{')) return { kind: 'for', initializer: null, condition: null, update: null };
  const first = at(p, ';') ? null : p.rules.simple(p);
  if (!at(p, ';')) {
    const condition = first?.kind === 'expression' ? first.expression : null;
    return { kind: 'for', initializer: null, condition, update: null };
  }
  next(p);
  const condition = at(p, ';') ? null : parseExpression(p);
  want(p, ';');
  const update = at(p, '{') ? null : p.rules.simple(p);
  return { kind: 'for', initializer: first, condition, update };
}

interface RangeHead {
  readonly kind: 'range';
  readonly key: Expression | null;
  readonly value: Expression | null;
  readonly counter: Name | null;
  readonly defines: boolean;
  readonly subject: Expression;
}

/** `range x`, `k := range x`, `k, v = range x`, each with Gobra's `with i` behind; null if it is no range. */
function rangeHead(p: Parser): RangeHead | null {
  const before = p.at;
  if (got(p, 'range')) return rangeRest(p, null, null, false);
  if (!at(p, 'name') && !at(p, '*')) return null;
  const left = parseExpressions(p);
  const defines = at(p, ':=');
  if ((defines || at(p, '=')) && peek(p, 1).kind === 'range') {
    next(p);
    next(p);
    return rangeRest(p, left[0] ?? null, left[1] ?? null, defines);
  }
  p.at = before;
  return null;
}

function rangeRest(
  p: Parser,
  key: Expression | null,
  value: Expression | null,
  defines: boolean,
): RangeHead {
  const subject = parseExpression(p);
  const counter = gotWord(p, 'with') ? parseName(p) : null;
  return { kind: 'range', key, value, counter, defines, subject };
}
