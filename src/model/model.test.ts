import { describe, expect, test } from 'vitest';
import { integer } from '../expression/expression.ts';
import { binary } from '../expression/fold.ts';
import type { BinaryOperator } from '../expression/operators.ts';
import { alwaysExits, hasExit } from './exits.ts';
import type { Primitive } from './primitive.ts';
import { printFragment } from './print.ts';
import { fromSource, loopsOf, originsOf, sortOf, type Quantity, type Source } from './quantity.ts';
import { sameBlock } from './same-block.ts';
import type { Block, Operation, Statement } from './statements.ts';
import { mapLeavesIn, mentionsIteration, quantitiesOf, sizeOf, someStatement } from './walk.ts';

const span = { start: 0, end: 0 };
const source = (name: string, loops: readonly number[] = []): Source => ({
  id: name.charCodeAt(0),
  name,
  sort: 'int',
  origin: loops.length > 0 ? 'received' : 'parameter',
  span,
  nonNegative: false,
  loops,
  assumedStill: false,
});
const compute = (operator: BinaryOperator, left: Quantity, right: Quantity): Quantity =>
  binary(operator, left, right);
const n = fromSource(source('n'));
const channel: Primitive = { id: 1, kind: 'channel', name: 'c', span, foreign: false };
const send: Operation = { kind: 'operation', name: 'send', primitive: channel, span };
const loop = (to: Quantity, body: Block): Statement => ({
  kind: 'count',
  loop: 7,
  from: integer(0),
  to,
  endlessUnlessOrdered: false,
  body,
  span,
});
const end: Statement = { kind: 'end', how: 'return', span };
const iteration: Quantity = { kind: 'iteration', loop: 7 };
const branch = (condition: Quantity, then: Block, otherwise: Block = []): Statement => ({
  kind: 'if',
  condition,
  then,
  otherwise,
  span,
});

const body: Block = [
  { kind: 'make', primitive: channel, capacity: n, span },
  { kind: 'go', body: [loop(n, [branch(compute('<', iteration, n), [send])])], span },
  end,
];

describe('walks', () => {
  test('see everything', () => {
    expect(sizeOf(body)).toBe(6);
    expect(someStatement(body, ({ kind }) => kind === 'operation')).toBe(true);
    expect(someStatement(body, ({ kind }) => kind === 'select')).toBe(false);
    expect(body.flatMap(quantitiesOf)).toEqual([n]);
  });

  test('change leaves wherever they stand, and fold', () => {
    const known = mapLeavesIn(body, (leaf) => (leaf.kind === 'source' ? integer(2) : integer(1)));
    expect(printFragment({ body: known })).toBe(
      'c = channel [2]\ngo {\n  for i7 : 0 .. 2 {\n    if true {\n      send c\n    }\n  }\n}\nend (return)\n',
    );
  });

  test('tell whether a value depends on an iteration', () => {
    expect(mentionsIteration(body, 7)).toBe(true);
    expect(mentionsIteration(body, 8)).toBe(false);
    expect([...loopsOf(compute('+', iteration, fromSource(source('m', [3]))))]).toEqual([7, 3]);
    expect([...originsOf(compute('+', n, fromSource(source('m', [3]))))]).toEqual([
      'parameter',
      'received',
    ]);
    expect(sortOf(compute('<', n, iteration))).toBe('bool');
  });
});

describe('exits', () => {
  test('of a goroutine do not count for the one that starts it', () => {
    expect(hasExit([{ kind: 'go', body: [end], span }])).toBe(false);
    expect(hasExit([branch(compute('<', n, integer(1)), [end])])).toBe(true);
  });

  test('are certain where both branches have one', () => {
    const condition = compute('<', n, integer(1));
    expect(alwaysExits([branch(condition, [end])])).toBe(false);
    expect(alwaysExits([branch(condition, [end], [end])])).toBe(true);
  });
});

describe('sameness', () => {
  test('asks for no place', () => {
    const elsewhere = { ...send, span: { start: 9, end: 11 } };
    expect(sameBlock([send], [elsewhere])).toBe(true);
    expect(sameBlock([send], [{ ...send, name: 'receive' }])).toBe(false);
  });

  test('tells an operation that a select may pass by from one that may wait for ever', () => {
    expect(sameBlock([send], [{ ...send, hasEscape: true }])).toBe(false);
  });
});
