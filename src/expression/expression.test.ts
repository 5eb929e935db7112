import { describe, expect, test } from 'vitest';
import { evaluate, undefinedValue } from './evaluate.ts';
import {
  boolean,
  integer,
  sameExpression,
  sortOf,
  type Expression,
  type ParameterUse,
} from './expression.ts';
import { binary, conditional, negate, not } from './fold.ts';
import { printExpression } from './print.ts';
import { countOperators, findExpression, isLargerThan, mapLeaves, replace } from './walk.ts';

const x: Expression = { kind: 'parameter', name: 'x' };
const y: Expression = { kind: 'parameter', name: 'y' };
const p: Expression = { kind: 'parameter', name: 'p' };
const print = (expression: Expression): string => printExpression(expression, ({ name }) => name);

describe('folding', () => {
  test('computes what is known', () => {
    expect(binary('/', integer(-7), integer(2))).toEqual(integer(-3));
    expect(binary('<', integer(1), integer(2))).toEqual(boolean(true));
    expect(negate(integer(3))).toEqual(integer(-3));
    expect(conditional('v', boolean(false), x, y)).toBe(y);
  });

  test('leaves a division by zero alone', () => {
    expect(print(binary<ParameterUse>('/', integer(1), integer(0)))).toBe('1 / 0');
  });

  test('turns comparisons round, and forgets no double negation', () => {
    expect(print(not(binary('<', x, y)))).toBe('x >= y');
    expect(not(not(p))).toEqual(p);
  });

  test('drops sides that change nothing', () => {
    expect(binary('+', integer(0), x)).toBe(x);
    expect(binary('*', x, integer(1))).toBe(x);
    expect(binary('-', x, { kind: 'parameter', name: 'x' })).toEqual(integer(0));
    expect(binary('&&', boolean(true), p)).toBe(p);
    expect(binary('||', p, boolean(false))).toBe(p);
    expect(conditional('v', p, x, x)).toBe(x);
  });
});

describe('printing', () => {
  test.each([
    [binary('*', binary('+', x, y), integer(2)), '(x + y) * 2'],
    [binary('-', x, binary('-', y, integer(1))), 'x - (y - 1)'],
    [binary('-', binary('-', x, y), integer(1)), 'x - y - 1'],
    [binary('*', x, integer(-2)), 'x * (-2)'],
    [binary('*', binary('*', x, integer(-2)), y), 'x * (-2) * y'],
    [negate(negate(x)), '-(-x)'],
    [conditional('v', binary('<', x, y), x, y), 'x < y ? x : y'],
    [binary('+', conditional('v', p, x, y), integer(1)), '(p ? x : y) + 1'],
  ])('%#: %s', (expression, text) => {
    expect(print(expression)).toBe(text);
  });
});

describe('evaluation', () => {
  const values = new Map<string, bigint | boolean>([
    ['x', 7n],
    ['y', 0n],
    ['p', true],
  ]);

  test('truncates and looks at what decides alone', () => {
    expect(evaluate(binary('/', negate(x), integer(2)), values)).toBe(-3n);
    const crash = binary('==', binary('/', x, y), x);
    expect(evaluate(crash, values)).toBe(undefinedValue);
    expect(evaluate(binary('||', p, crash), values)).toBe(true);
    expect(evaluate(binary('&&', not(p), crash), values)).toBe(false);
    expect(evaluate(conditional('v', p, x, binary('/', x, y)), values)).toBe(7n);
    expect(evaluate(conditional('v', p, binary('/', x, y), x), values)).toBe(undefinedValue);
  });
});

describe('walks', () => {
  const sum = binary('+', x, conditional('v', p, y, negate(x)));

  test('map leaves and fold on the way', () => {
    const known = mapLeaves(sum, (leaf) => (leaf.name === 'p' ? boolean(false) : integer(2)));
    expect(known).toEqual(integer(0));
  });

  test('replace the outermost', () => {
    const replaced = replace(sum, (inner) => (inner.kind === 'conditional' ? y : null));
    expect(print(replaced)).toBe('x + y');
  });

  test('find, count and measure', () => {
    const found = findExpression(sum, (inner): inner is Expression => inner.kind === 'unary');
    expect(found).toEqual(negate(x));
    expect(countOperators(sum)).toBe(3);
    expect(isLargerThan(sum, 6)).toBe(true);
    expect(isLargerThan(sum, 7)).toBe(false);
  });

  test('equality asks for no place', () => {
    const placed = { ...x, span: { start: 3, end: 4 } };
    expect(sameExpression<ParameterUse>(placed, x)).toBe(true);
    expect(sameExpression(sum, binary('+', x, y))).toBe(false);
  });

  test('sorts come from leaves and operators', () => {
    const sort = (expression: Expression) =>
      sortOf(expression, ({ name }) => (name === 'p' ? 'bool' : 'int'));
    expect(sort(sum)).toBe('int');
    expect(sort(not(p))).toBe('bool');
    expect(sort(binary('<', x, y))).toBe('bool');
  });
});
