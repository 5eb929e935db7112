import { describe, expect, it } from 'vitest';
import { integer, type Expression } from './expression.ts';
import { evaluate } from './evaluate.ts';
import { impliedBy } from './implied.ts';
import type { CompareOperator } from './operators.ts';

const operators: readonly CompareOperator[] = ['<', '<=', '>', '>=', '==', '!='];
const n: Expression = { kind: 'parameter', name: 'n' };
const m: Expression = { kind: 'parameter', name: 'm' };
const numbers = [-4n, -3n, -2n, -1n, 0n, 1n, 2n, 3n, 4n];

const compare = (left: Expression, operator: CompareOperator, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});

/** What the condition comes to in all cases in which the known one holds; null where in both ways. */
function asTried(known: Expression, condition: Expression): boolean | null {
  const found = new Set(
    numbers.flatMap((n) =>
      numbers.flatMap((m) => {
        const values = new Map([...Object.entries({ n, m })]);
        return evaluate(known, values) === true ? [evaluate(condition, values) === true] : [];
      }),
    ),
  );
  return found.size === 1 ? found.has(true) : null;
}

describe('what one comparison says of another', () => {
  const withNumbers = operators.flatMap((operator) =>
    [-1, 0, 1].flatMap((bound) => [
      compare(n, operator, integer(bound)),
      compare(integer(bound), operator, n),
    ]),
  );
  const ofTwo = operators.flatMap((operator) => [compare(n, operator, m), compare(m, operator, n)]);

  it.each([
    ['numbers', withNumbers],
    ['two values', ofTwo],
  ])('is all that there is to say, of comparisons with %s', (_, all) => {
    for (const known of all)
      for (const condition of all)
        expect([known, condition, impliedBy(known, condition)]).toEqual([
          known,
          condition,
          asTried(known, condition),
        ]);
  });

  it('is nothing where they are of different values', () => {
    expect(impliedBy(compare(n, '>', integer(0)), compare(m, '>', integer(0)))).toBeNull();
    expect(impliedBy(compare(n, '<', m), compare(n, '<', integer(0)))).toBeNull();
  });
});
