import fc from 'fast-check';
import type { CompareOperator } from '../../src/expression/operators.ts';
import * as t from '../../src/logic/term.ts';

/** A term before it is built: operators and operands, with the values that they should have. */
export type Recipe = Leaf | readonly [Operator, ...Recipe[]];
type Leaf = bigint | boolean | 'x' | 'y' | 'p';
type Operator = keyof typeof integerOperators | keyof typeof boolOperators | 'if' | 'ifBool';

const smallIntegers = fc.bigInt({ min: -3n, max: 3n });

/** Values for x, y and p. */
export const valuations = fc.tuple(smallIntegers, smallIntegers, fc.boolean()).map(
  ([x, y, p]) =>
    new Map<string, bigint | boolean>([
      ['x', x],
      ['y', y],
      ['p', p],
    ]),
);

type Build = (...terms: t.Term[]) => t.Term;
type Compute = (...values: bigint[]) => bigint | boolean;

const integerOperators = {
  negate: [t.negate, (a) => -a],
  add: [t.add, (a, b) => a + b],
  subtract: [t.subtract, (a, b) => a - b],
  multiply: [t.multiply, (a, b) => a * b],
  // Truncating, and 0 where the divisor is.
  divide: [t.divide, (a, b) => (b === 0n ? 0n : (a - (a % b)) / b)],
  iter: [t.iter, (from, to) => (to < from ? 0n : to - from)],
} satisfies Readonly<
  Record<
    string,
    readonly [(...terms: [t.Term, t.Term]) => t.Term, (a: bigint, b: bigint) => bigint]
  >
>;

const compared =
  (operator: CompareOperator): Build =>
  (a, b) =>
    t.compare(a, operator, b);

const comparisons = {
  '<': [compared('<'), (a, b) => a < b],
  '<=': [compared('<='), (a, b) => a <= b],
  '>': [compared('>'), (a, b) => a > b],
  '>=': [compared('>='), (a, b) => a >= b],
  '==': [compared('=='), (a, b) => a === b],
  '!=': [compared('!='), (a, b) => a !== b],
} satisfies Readonly<Record<CompareOperator, readonly [Build, Compute]>>;

const connectives = {
  not: [(a) => t.not(a), (a) => !a],
  and: [t.and, (a, b) => a && b],
  or: [t.or, (a, b) => a || b],
  implies: [(a, b) => t.implies(a, b), (a, b) => !a || b],
  iff: [(a, b) => t.iff(a, b), (a, b) => a === b],
} satisfies Readonly<Record<string, readonly [Build, (...values: boolean[]) => boolean]>>;

const boolOperators = { ...comparisons, ...connectives };

const recipes = fc.letrec<{ int: Recipe; bool: Recipe }>((tie) => {
  const [int, bool] = [tie('int'), tie('bool')];
  const of = (names: readonly string[], ...operands: readonly fc.Arbitrary<Recipe>[]) =>
    fc.tuple(fc.constantFrom(...names), ...operands).map((recipe) => recipe as unknown as Recipe);
  return {
    int: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(smallIntegers, fc.constantFrom('x' as const, 'y' as const)),
      of(['negate'], int),
      of(['add', 'subtract', 'multiply', 'divide', 'iter'], int, int),
      of(['if'], bool, int, int),
    ),
    bool: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(fc.boolean(), fc.constant('p' as const)),
      of(Object.keys(comparisons), int, int),
      of(['not'], bool),
      of(['and', 'or', 'implies', 'iff'], bool, bool),
      of(['ifBool'], bool, bool, bool),
    ),
  };
});

export const intRecipes = recipes.int;
export const boolRecipes = recipes.bool;

/** With the builders of `term.ts`, which fold what they can. */
export function asBuilt(recipe: Recipe): t.Term {
  if (typeof recipe === 'bigint') return t.integer(recipe);
  if (typeof recipe === 'boolean') return t.boolean(recipe);
  if (typeof recipe === 'string') return t.variable(recipe, recipe === 'p' ? 'bool' : 'int');
  const [operator, ...operands] = recipe;
  const terms = operands.map(asBuilt);
  if (operator === 'if' || operator === 'ifBool')
    return t.ifThenElse(terms[0]!, terms[1]!, terms[2]!);
  const [build] = operatorsByName[operator]!;
  return build(...terms);
}

/** Computed without any term. */
export function valueOf(
  recipe: Recipe,
  values: ReadonlyMap<string, bigint | boolean>,
): bigint | boolean {
  if (typeof recipe === 'string') return values.get(recipe)!;
  if (typeof recipe !== 'object') return recipe;
  const [operator, ...operands] = recipe;
  const computed = operands.map((one) => valueOf(one, values));
  if (operator === 'if' || operator === 'ifBool') return computed[computed[0] === true ? 1 : 2]!;
  const [, compute] = operatorsByName[operator]!;
  return compute(...computed);
}

const operatorsByName = { ...integerOperators, ...boolOperators } as unknown as Readonly<
  Record<string, readonly [Build, (...values: (bigint | boolean)[]) => bigint | boolean]>
>;
