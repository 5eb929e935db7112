import type { GoExpression, UnaryExpression } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import { unknownValue } from './constants.ts';
import { coreType } from './core-type.ts';
import { value } from './evaluate.ts';
import { foldUnary } from './fold.ts';
import { underlyingOf } from './named.ts';
import { isVague, unknownOperand, valueOperand, type Operand } from './operand.ts';
import { checkOverflow } from './overflow.ts';
import { areAll } from './predicates.ts';
import { fail, operandText } from './report.ts';
import type { Type } from './type.ts';

export function unaryExpression(c: Checker, e: UnaryExpression, expected: Type | null): Operand {
  switch (e.operator) {
    case '&':
      return addressOf(c, e, expected);
    case '<-':
      return receive(c, e);
    case '+':
    case '-':
    case '!':
    case '^':
      return arithmetic(c, e, e.operator);
  }
}

export function unparenthesized(e: GoExpression): GoExpression {
  let inner = e;
  while (inner.kind === 'parentheses') inner = inner.inner;
  return inner;
}

function addressOf(c: Checker, e: UnaryExpression, expected: Type | null): Operand {
  const wanted = expected === null ? null : underlyingOf(expected);
  const x = value(c, e.operand, wanted?.kind === 'pointer' ? wanted.element : null);
  if (x.mode === 'unknown') return unknownOperand(e);
  if (unparenthesized(e.operand).kind !== 'composite' && x.mode !== 'variable' && !isVague(x)) {
    fail(c, x.expression.span, 'go-no-address', { operand: operandText(c, x) });
    return unknownOperand(e);
  }
  return valueOperand(e, { kind: 'pointer', element: x.type });
}

function receive(c: Checker, e: UnaryExpression): Operand {
  const x = value(c, e.operand);
  c.hasCallOrReceive = true;
  if (isVague(x)) return unknownOperand(e);
  const channel = coreType(x.type);
  if (channel?.kind === 'unknown') return unknownOperand(e);
  const operand = operandText(c, x);
  if (channel?.kind !== 'channel') {
    fail(c, x.expression.span, 'go-receive-from', { operand });
    return unknownOperand(e);
  }
  if (channel.direction === 'send') {
    fail(c, x.expression.span, 'go-receive-from-send-only', { operand });
    return unknownOperand(e);
  }
  return valueOperand(e, channel.element, 'comma-ok');
}

const traits = { '+': 'numeric', '-': 'numeric', '^': 'integer', '!': 'boolean' } as const;

function arithmetic(c: Checker, e: UnaryExpression, operator: '+' | '-' | '!' | '^'): Operand {
  const x = value(c, e.operand);
  if (isVague(x)) return unknownOperand(e);
  if (!areAll(x.type, traits[operator])) {
    fail(c, x.expression.span, 'go-operator', { operator, operand: operandText(c, x) });
    return unknownOperand(e);
  }
  if (x.mode !== 'constant' || x.value === null) return valueOperand(e, x.type);
  const under = underlyingOf(x.type);
  const kind = under.kind === 'basic' ? under.basic : 'untyped int';
  const folded = x.value.kind === 'unknown' ? unknownValue : foldUnary(operator, x.value, kind);
  return checkOverflow(c, { ...x, expression: e, value: folded }, e.span, operator);
}
