import {
  at,
  atEnd,
  atLevel,
  atWord,
  fail,
  got,
  next,
  peek,
  skipEnds,
  spanFrom,
  wantEnd,
  type Parser,
} from './cursor.ts';
import type { Clause, ClauseKind, Expression } from './node.ts';
import { parseExpression, parseExpressions } from './parse-expression.ts';

const kinds: readonly ClauseKind[] = [
  ...(['requires', 'ensures', 'preserves', 'invariant', 'decreases'] as const),
  ...([
    'sends',
    'recvs',
    'closes',
    'drains',
    'waits',
    'done',
    'guards',
    'carries',
    'spawns',
    'level',
  ] as const),
];

/** The clauses that stand here, one after the other. */
export function parseClauses(p: Parser): readonly Clause[] {
  const clauses: Clause[] = [];
  while (atWord(p, ...kinds) && !isOperand(peek(p, 1).kind)) {
    clauses.push(clause(p));
    skipEnds(p);
  }
  return clauses;
}

/** `done = true`, `level.x` and `sends(x)` of Go are no clauses. */
function isOperand(following: string): boolean {
  return ['=', ':=', '.', '++', '--', '+=', '-=', '[', ':'].includes(following);
}

function clause(p: Parser): Clause {
  const { start, text } = next(p);
  const kind = text as ClauseKind;
  return atLevel(p, 0, () => {
    const { expressions, names, condition } = content(p, kind);
    const span = spanFrom(p, start);
    if (!at(p, '{') && !at(p, 'func')) wantEnd(p);
    return { kind, expressions, names, condition, span };
  });
}

type Content = Pick<Clause, 'expressions' | 'names' | 'condition'>;

const nothing: Content = { expressions: [], names: [], condition: null };

function content(p: Parser, kind: ClauseKind): Content {
  switch (kind) {
    case 'requires':
    case 'ensures':
    case 'preserves':
    case 'invariant':
      return { ...nothing, expressions: [parseExpression(p)] };
    case 'decreases':
      return { ...nothing, expressions: atEnd(p) ? [] : parseExpressions(p) };
    case 'spawns':
      return nothing;
    case 'level':
      return { ...nothing, expressions: [parseExpression(p)] };
    case 'sends':
    case 'recvs':
    case 'closes':
    case 'drains':
    case 'waits':
    case 'done': {
      const expressions: Expression[] = [parseOperandOnly(p)];
      if (!atEnd(p) && !at(p, '{')) expressions.push(parseExpression(p));
      return { ...nothing, expressions };
    }
    case 'guards':
    case 'carries': {
      const subject = parseExpression(p);
      if (!got(p, ':')) return fail(p, ':');
      if (kind === 'carries')
        return { expressions: [subject], names: [], condition: parseExpression(p) };
      const names = [...parseExpressions(p)];
      const condition = got(p, ';') ? parseExpression(p) : null;
      return { expressions: [subject], names, condition };
    }
  }
}

/** In `sends c (n - i)` the parentheses are no call: the subject is a chain of names. */
function parseOperandOnly(p: Parser): Expression {
  const { start } = peek(p);
  if (got(p, '&')) {
    const operand = parseOperandOnly(p);
    return { kind: 'unary', operator: '&', operand, span: spanFrom(p, start) };
  }
  let operand: Expression = nameHere(p);
  while (got(p, '.')) {
    const name = nameHere(p);
    operand = { kind: 'selector', operand, name, span: spanFrom(p, start) };
  }
  return operand;
}

function nameHere(p: Parser) {
  if (!at(p, 'name')) fail(p, 'a channel, waitgroup or lock');
  const { text, start, end } = next(p);
  return { kind: 'name' as const, name: text, isShared: false, span: { start, end } };
}
