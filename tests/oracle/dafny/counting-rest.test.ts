import { afterAll, describe } from 'vitest';
import { nativeSolver } from '../../../src/smt/z3/native-solver.ts';
import { correctPrograms, testMethods } from './counting-methods.ts';

const solver = nativeSolver();

describe('Dafny follows the other proofs by counting', () => {
  afterAll(() => solver.dispose());
  testMethods(correctPrograms(0), solver);
});
