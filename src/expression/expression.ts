import { unreachable } from '../base/unreachable.ts';
import { resultOf, type BinaryOperator, type UnaryOperator } from './operators.ts';
import type { Sort } from './sort.ts';

/**
 * The one language of values that are computed from what a run is given: of VirGo, of the model, of
 * machines and assumptions. It has no places and no node ids. Who reads a text adds a span to each
 * node of its own type (`virgo/ast.ts`), which fits wherever an expression is expected; who computes
 * expressions has no place to give, and equality never asks for one.
 *
 * What stands at the leaves differs per stage; the walks, folding, evaluation and printing are here
 * for all of them.
 */
export type Expression<L extends Leaf = ParameterUse> = L | Composed<L>;

/** All that is no leaf. */
export type Composed<L extends Leaf> =
  Literal | Unary<Expression<L>> | Binary<Expression<L>> | Conditional<Expression<L>>;

export type Leaf = ParameterUse | SourceUse | IterationUse;

/** A parameter of the program, by its name. */
export interface ParameterUse {
  readonly kind: 'parameter';
  readonly name: string;
}

/** A value that the text of a fragment does not tell: a parameter or a choice. */
export interface SourceUse<S extends SourceIdentity = SourceIdentity> {
  readonly kind: 'source';
  readonly source: S;
}

/** What makes one such value: two with the same id are the same value. */
interface SourceIdentity {
  readonly id: number;
  readonly sort: Sort;
}

/** The number of the iteration that a counted loop is in. */
export interface IterationUse {
  readonly kind: 'iteration';
  readonly loop: number;
}

export type Literal = IntegerLiteral | BooleanLiteral;

export interface IntegerLiteral {
  readonly kind: 'integer';
  readonly value: bigint;
}

export interface BooleanLiteral {
  readonly kind: 'boolean';
  readonly value: boolean;
}

export interface Unary<E> {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: E;
}

export interface Binary<E> {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: E;
  readonly right: E;
}

/** One value or the other, such as what a variable holds behind an `if` that may have written it. */
interface Conditional<E> {
  readonly kind: 'conditional';
  /** The variable whose value it is, for people. */
  readonly name: string;
  readonly condition: E;
  readonly then: E;
  readonly otherwise: E;
}

export const integer = (value: bigint | number): IntegerLiteral => ({
  kind: 'integer',
  value: BigInt(value),
});

export const boolean = (value: boolean): BooleanLiteral => ({ kind: 'boolean', value });

/** Of a leaf, only the caller may know the sort: parameters are known by name alone. */
export function sortOf<L extends Leaf>(
  expression: Expression<L>,
  leafSort: (leaf: L) => Sort,
): Sort {
  if (!isComposed(expression)) return leafSort(expression);
  switch (expression.kind) {
    case 'integer':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'unary':
      return expression.operator === '!' ? 'bool' : 'int';
    case 'binary':
      return resultOf(expression.operator);
    case 'conditional':
      return sortOf(expression.then, leafSort);
    default:
      return unreachable(expression);
  }
}

/** The same value written alike; places and names for people do not count. */
export function sameExpression<L extends Leaf>(a: Expression<L>, b: Expression<L>): boolean {
  if (a === b) return true;
  if (!isComposed(a)) return !isComposed(b) && sameLeaf(a, b);
  switch (a.kind) {
    case 'integer':
      return b.kind === 'integer' && a.value === b.value;
    case 'boolean':
      return b.kind === 'boolean' && a.value === b.value;
    case 'unary':
      return (
        b.kind === 'unary' && a.operator === b.operator && sameExpression(a.operand, b.operand)
      );
    case 'binary':
      return (
        b.kind === 'binary' &&
        a.operator === b.operator &&
        sameExpression(a.left, b.left) &&
        sameExpression(a.right, b.right)
      );
    case 'conditional':
      return (
        b.kind === 'conditional' &&
        sameExpression(a.condition, b.condition) &&
        sameExpression(a.then, b.then) &&
        sameExpression(a.otherwise, b.otherwise)
      );
    default:
      return unreachable(a);
  }
}

function sameLeaf(a: Leaf, b: Leaf): boolean {
  switch (a.kind) {
    case 'parameter':
      return b.kind === 'parameter' && a.name === b.name;
    case 'source':
      return b.kind === 'source' && a.source.id === b.source.id;
    case 'iteration':
      return b.kind === 'iteration' && a.loop === b.loop;
    default:
      return unreachable(a);
  }
}

export function isComposed<L extends Leaf>(expression: Expression<L>): expression is Composed<L> {
  return !isLeaf(expression);
}

function isLeaf<L extends Leaf>(expression: Expression<L>): expression is L {
  return (
    expression.kind === 'parameter' ||
    expression.kind === 'source' ||
    expression.kind === 'iteration'
  );
}
