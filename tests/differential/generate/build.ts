import type { BinaryOperator, UnaryOperator } from '../../../src/expression/operators.ts';
import type { Block, Expression, NodeId, Program, Statement } from '../../../src/virgo/ast.ts';

export const emptySpan = { start: 0, end: 0 };

/**
 * Short names for VirGo's nodes. They have no ids or places of their own: a generated program reaches
 * the engine as text, and the interpreter needs neither.
 */
const bare = { id: 0 as NodeId, span: emptySpan };

export const integer = (value: number): Expression =>
  value < 0
    ? unary('-', { kind: 'integer', ...bare, value: BigInt(-value) })
    : { kind: 'integer', ...bare, value: BigInt(value) };
export const truth = (value: boolean): Expression => ({ kind: 'boolean', ...bare, value });
export const parameter = (name: string): Expression => ({ kind: 'parameter', ...bare, name });
export const unary = (operator: UnaryOperator, operand: Expression): Expression => ({
  kind: 'unary',
  ...bare,
  operator,
  operand,
});
export const binary = (
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
): Expression => ({ kind: 'binary', ...bare, operator, left, right });

export const skip: Statement = { kind: 'skip', ...bare };
export const leave: Statement = { kind: 'return', ...bare };
export const send = (channel: string): Statement => ({ kind: 'send', ...bare, channel });
export const receive = (channel: string): Statement => ({ kind: 'receive', ...bare, channel });
export const add = (waitgroup: string, amount: Expression): Statement => ({
  kind: 'add',
  ...bare,
  waitgroup,
  amount,
});
export const wait = (waitgroup: string): Statement => ({ kind: 'wait', ...bare, waitgroup });
export const channel = (name: string, capacity: Expression): Statement => ({
  kind: 'channel',
  ...bare,
  name,
  capacity,
});
export const waitgroup = (name: string): Statement => ({ kind: 'waitgroup', ...bare, name });
export const go = (body: Block): Statement => ({ kind: 'go', ...bare, body });
export const when = (condition: Expression, then: Block, otherwise: Block = []): Statement => ({
  kind: 'if',
  ...bare,
  condition,
  then,
  otherwise,
});
export const loop = (
  from: Expression,
  to: Expression,
  body: Block,
  name: string | null = null,
): Statement => ({
  kind: 'for',
  ...bare,
  variable: name === null ? null : { name, span: emptySpan },
  from,
  to,
  body,
});
export const program = (body: Block): Program => ({ body, span: emptySpan });
