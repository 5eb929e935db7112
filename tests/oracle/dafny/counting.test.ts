import { afterAll, describe, expect, test } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { askMethods } from './ask-dafny.ts';
import { correctPrograms, methodOf, testMethods } from './counting-methods.ts';

const solver = nativeSolver();

describe('Dafny follows the proofs by counting', () => {
  afterAll(() => solver.dispose());
  testMethods(correctPrograms(), solver);

  test('and none of a method that claims too much', { timeout: 120_000 }, async () => {
    const method = (await methodOf('producer-done', solver))!;
    // A consumer that need not wait for the close takes the end of the loop too early.
    const changed = method
      .replace('assert false;', 'assert true;')
      .replaceAll(/ {4}invariant .*\n/g, '');
    await expect(askMethods([changed])).rejects.toThrow();
  });
});
