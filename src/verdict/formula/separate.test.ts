import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateTerm } from '../../logic/evaluate-term.ts';
import { printTerm } from '../../logic/print-term.ts';
import * as t from '../../logic/term.ts';
import { gridOf } from './points.ts';
import { separate, type Candidate } from './separate.ts';
import { isEqual, tableOf } from './tables.ts';

const x = t.variable('x', 'int');
const y = t.variable('y', 'int');
const points = gridOf([
  { name: 'x', sort: 'int' },
  { name: 'y', sort: 'int' },
]);

function where(term: t.Term) {
  return tableOf(points.length, (index) => evaluateTerm(term, points[index]!) === true);
}

function atom(term: t.Term, cost = 1): Candidate {
  return { term, cost, table: where(term) };
}

const constants = [-2, -1, 0, 1, 2];
const atoms = [x, y, t.subtract(x, y)].flatMap((left) =>
  (['<=', '>', '==', '!='] as const).flatMap((operator) =>
    constants.map((constant) => atom(t.compare(left, operator, t.integer(constant)))),
  ),
);

test('what is found holds on exactly the wanted points', () => {
  let found = 0;
  const some = fc.constantFrom(...atoms.map(({ term }) => term));
  fc.assert(
    fc.property(some, some, some, fc.boolean(), (a, b, c, isCnf) => {
      const wanted = where(isCnf ? t.and(a, t.or(b, c)) : t.or(a, t.and(b, c)));
      const result = separate(atoms, wanted, points.length);
      if (result === null) return;
      found++;
      expect(isEqual(where(result.term), wanted)).toBe(true);
      expect(isEqual(result.table, wanted)).toBe(true);
    }),
  );
  expect(found).toBeGreaterThan(50);
});

test.each([
  [t.compare(x, '>', t.one), 'x > 1'],
  [t.and(t.compare(x, '>', t.zero), t.compare(y, '<=', t.zero)), 'x > 0 && y <= 0'],
  [t.or(t.equal(x, t.zero), t.equal(y, t.zero)), 'x == 0 || y == 0'],
])('%o is found as %s', (wanted, text) => {
  const found = separate(atoms, where(wanted), points.length);
  expect(found && printTerm(found.term)).toBe(text);
});

test('the cheaper of two that say the same is taken', () => {
  const [dear, cheap] = [atom(t.compare(x, '>', t.zero), 5), atom(t.compare(x, '>=', t.one), 1)];
  expect(separate([dear, cheap], dear.table, points.length)?.term).toBe(cheap.term);
});

test('where the atoms cannot tell the points apart nothing is found', () => {
  const onlyX = atoms.filter(({ term }) => !printTerm(term).includes('y'));
  expect(separate(onlyX, where(t.compare(y, '>', t.zero)), points.length)).toBeNull();
});
