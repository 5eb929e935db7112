import { expect, test } from 'vitest';
import { natives as rules } from '../../src/execute/native/table.ts';
import { natives } from '../../src/go/std/natives.ts';

test('the machine has a rule for every native of the library', () => {
  const operations = Object.values(natives).map(
    ({ family, operation }) => `${family}.${operation}`,
  );
  expect([...new Set(operations)].filter((operation) => !Object.hasOwn(rules, operation))).toEqual(
    [],
  );
});
