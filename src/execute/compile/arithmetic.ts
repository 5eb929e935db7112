import { compare } from '../term/compare.ts';
import * as terms from '../term/make.ts';
import { sortOf, thing } from '../term/sort.ts';
import { termOf } from '../value/term.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { Shape } from '../../go/plain/types.ts';
import type {
  ArithmeticOperator,
  ComparisonOperator,
  PlainExpression,
} from '../../go/plain/expression.ts';
import { holdsUnknown, isSame } from '../rule/same.ts';
import { equalValues } from '../value/equal.ts';
import { arithmetic, complement, negate, type Integer } from '../value/integer.ts';
import { Complex, Unknown, type Value } from '../value/value.ts';
import type { Scope } from './scope.ts';
import type { Evaluate } from './instruction.ts';
import { GivenUp } from '../value/broken-off.ts';

const longestString = 1 << 26;

export function compileUnary(
  expression: PlainExpression & { readonly kind: 'unary' },
  scope: Scope,
): Evaluate {
  const operand = scope.compile(expression.operand, scope);
  const { operator } = expression;
  const shape = scope.types.shape(expression.type);
  const known = (): ((value: Value) => Value) => {
    if (operator === '!') return (value) => !(value as boolean);
    if (shape.kind === 'integer') {
      const { bits, signed } = shape;
      const compute = operator === '-' ? negate : complement;
      return (value) => compute(value as Integer, bits, signed);
    }
    if (shape.kind === 'complex')
      return (value) => new Complex(-(value as Complex).real, -(value as Complex).imaginary);
    return (value) => -(value as number);
  };
  const compute = known();
  const sort = sortOf(shape);
  return (locals, machine) => {
    const value = operand(locals, machine);
    if (value instanceof Unknown)
      return operator === '!'
        ? !machine.decide(value)
        : new Unknown(terms.computed(operator, [value.term], sort), value.type);
    return compute(value);
  };
}

export function compileArithmetic(
  expression: PlainExpression & { readonly kind: 'arithmetic' },
  scope: Scope,
): Evaluate {
  const left = scope.compile(expression.left, scope);
  const right = scope.compile(expression.right, scope);
  const { operator } = expression;
  const compute = operation(operator, expression.type, scope);
  const sort = sortOf(scope.types.shape(expression.type));
  return (locals, machine) => {
    const first = left(locals, machine);
    const second = right(locals, machine);
    if (first instanceof Unknown || second instanceof Unknown)
      return new Unknown(
        terms.computed(operator, [termOf(first), termOf(second)], sort),
        expression.type,
      );
    return compute(first, second);
  };
}

function operation(
  operator: ArithmeticOperator,
  type: TypeId,
  scope: Scope,
): (left: Value, right: Value) => Value {
  const shape = scope.types.shape(type);
  if (shape.kind === 'integer')
    return arithmetic(operator, shape.bits, shape.signed) as (left: Value, right: Value) => Value;
  if (shape.kind === 'string') return join;
  if (shape.kind === 'complex') {
    const round = shape.bits === 64 ? Math.fround : (value: number) => value;
    return (left, right) => complexOperation(operator, left as Complex, right as Complex, round);
  }
  const compute = floatOperation(operator);
  if (shape.kind === 'float' && shape.bits === 32)
    return (left, right) => Math.fround(compute(left as number, right as number));
  return (left, right) => compute(left as number, right as number);
}

function join(left: Value, right: Value): Value {
  const joined = (left as string) + (right as string);
  if (joined.length > longestString) throw new GivenUp('a string of more than 64 MB');
  return joined;
}

function floatOperation(operator: ArithmeticOperator): (left: number, right: number) => number {
  switch (operator) {
    case '+':
      return (left, right) => left + right;
    case '-':
      return (left, right) => left - right;
    case '*':
      return (left, right) => left * right;
    case '/':
      return (left, right) => left / right;
    case '%':
    case '&':
    case '|':
    case '^':
    case '&^':
    case '<<':
    case '>>':
      return () => NaN;
    default:
      return unreachable(operator);
  }
}

function complexOperation(
  operator: ArithmeticOperator,
  left: Complex,
  right: Complex,
  round: (value: number) => number,
): Complex {
  const [a, b, c, d] = [left.real, left.imaginary, right.real, right.imaginary];
  if (operator === '+') return new Complex(round(a + c), round(b + d));
  if (operator === '-') return new Complex(round(a - c), round(b - d));
  if (operator === '*') return new Complex(round(a * c - b * d), round(a * d + b * c));
  // Divides by the larger part first, so that nothing overflows on the way.
  if (Math.abs(c) >= Math.abs(d)) {
    const ratio = d / c;
    const denominator = c + ratio * d;
    return new Complex(round((a + b * ratio) / denominator), round((b - a * ratio) / denominator));
  }
  const ratio = c / d;
  const denominator = d + ratio * c;
  return new Complex(round((a * ratio + b) / denominator), round((b * ratio - a) / denominator));
}

/** Of which a part may be unknown while the whole is not. */
const partsKinds: ReadonlySet<Shape['kind']> = new Set(['struct', 'array', 'interface', 'unknown']);

export function compileComparison(
  expression: PlainExpression & { readonly kind: 'comparison' },
  scope: Scope,
): Evaluate {
  const left = scope.compile(expression.left, scope);
  const right = scope.compile(expression.right, scope);
  const { operator } = expression;
  const compute = comparison(operator, expression.operandType, scope);
  const { types } = scope;
  const isNil = ({ kind: form }: PlainExpression): boolean =>
    form === 'zero' && types.shape(expression.operandType).kind === 'unknown';
  const [isLeftNil, isRightNil] = [isNil(expression.left), isNil(expression.right)];
  const isOfNil = isLeftNil || isRightNil;
  const hasParts = partsKinds.has(types.shape(expression.operandType).kind);
  const compared = {
    sort: isOfNil ? thing : sortOf(types.shape(expression.operandType)),
    isReflexive: types.isReflexive(expression.operandType),
  };
  return (locals, machine) => {
    const first = machine.supposedValue(left(locals, machine));
    const second = machine.supposedValue(right(locals, machine));
    if (!(first instanceof Unknown || second instanceof Unknown)) {
      if (!hasParts || !(holdsUnknown(first) || holdsUnknown(second)))
        return compute(first, second);
      return isSame(machine, first, second, expression.operandType) === (operator === '==');
    }
    const [one, other] = [asNil(first, isLeftNil), asNil(second, isRightNil)];
    const term = compare(operator, termOf(one), termOf(other), compared);
    return typeof term === 'boolean' ? term : new Unknown(term, null);
  };
}

/** What is compared with nil gets one term, whether or not its type is known where that is asked. */
const asNil = (value: Value, isNil: boolean): Value => (isNil ? null : value);

function comparison(
  operator: ComparisonOperator,
  type: TypeId,
  scope: Scope,
): (left: Value, right: Value) => boolean {
  const { types } = scope;
  const { kind } = types.shape(type);
  const plain = kind === 'integer' || kind === 'float' || kind === 'string' || kind === 'boolean';
  switch (operator) {
    case '==':
      return plain
        ? (left, right) => left === right
        : (left, right) => equalValues(left, right, types);
    case '!=':
      return plain
        ? (left, right) => left !== right
        : (left, right) => !equalValues(left, right, types);
    case '<':
      return (left, right) => left! < right!;
    case '<=':
      return (left, right) => left! <= right!;
    case '>':
      return (left, right) => left! > right!;
    case '>=':
      return (left, right) => left! >= right!;
    default:
      return unreachable(operator);
  }
}
