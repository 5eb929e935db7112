import * as terms from '../term/make.ts';
import { termOf } from '../value/term.ts';
import type { Scope } from './scope.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { ConstantValue, PlainExpression } from '../../go/plain/expression.ts';
import type { Slice, Pointer } from '../value/value.ts';
import { Boxed, Closure, Complex, Unknown, type Value } from '../value/value.ts';
import { toInteger } from '../value/integer.ts';
import { compileArithmetic, compileComparison, compileUnary } from './arithmetic.ts';
import { typeOfExpression } from '../../go/plain/type-of.ts';
import { compileConversion } from './conversion.ts';
import { fieldOf, fieldOfType } from './field.ts';
import { compileAddress } from './place.ts';
import { forgetting } from './forget.ts';
import type { Evaluate } from './instruction.ts';
import { compileSlicing, indexPanic } from './slicing.ts';

export function compileExpression(expression: PlainExpression, scope: Scope): Evaluate {
  const evaluate = compileKind(expression, scope);
  const tell = scope.watcher(expression);
  if (tell === null) return evaluate;
  return (locals, machine) => {
    const value = evaluate(locals, machine);
    tell(value);
    return value;
  };
}

function compileKind(expression: PlainExpression, scope: Scope): Evaluate {
  const { types } = scope;
  switch (expression.kind) {
    case 'local': {
      const at = expression.local;
      scope.uses.add(at);
      return (locals) => locals[at]!;
    }
    case 'constant': {
      const value = toValue(expression.value);
      return () => value;
    }
    case 'zero': {
      const value = types.zero(expression.type);
      return () => value;
    }
    case 'unary':
      return compileUnary(expression, scope);
    case 'arithmetic':
      return compileArithmetic(expression, scope);
    case 'comparison':
      return compileComparison(expression, scope);
    case 'and':
    case 'or':
      return compileConnective(expression, scope);
    case 'convert':
      return compileConversion(expression, scope);
    case 'box':
      return compileBox(expression, scope);
    case 'complex':
    case 'real':
    case 'imaginary':
      return compileComplex(expression, scope);
    case 'struct':
      return compileStruct(expression, scope);
    case 'array':
      return compileList(expression.elements.map((element) => compileExpression(element, scope)));
    case 'field':
      return compileField(expression, scope);
    case 'element':
      return compileElement(expression, scope);
    case 'length':
    case 'capacity':
      return compileLength(expression, scope);
    case 'slice':
      return compileSlicing(expression, scope);
    case 'address':
      return compileAddress(expression.place, scope);
    case 'closure':
      return compileClosure(expression, scope);
    case 'unknown': {
      const number = scope.nextUnknown();
      const { words, type, granted } = expression;
      const term = terms.named(words);
      return (_, machine) => {
        if (granted !== undefined) machine.grant(granted);
        return machine.freshUnknown(term, number, type);
      };
    }
    default:
      return unreachable(expression);
  }
}

function compileComplex(
  expression: PlainExpression & { readonly kind: 'complex' | 'real' | 'imaginary' },
  scope: Scope,
): Evaluate {
  if (expression.kind === 'complex') {
    const real = compileExpression(expression.real, scope);
    const imaginary = compileExpression(expression.imaginary, scope);
    return (locals, machine) => {
      const [one, other] = [real(locals, machine), imaginary(locals, machine)];
      return one instanceof Unknown || other instanceof Unknown
        ? new Unknown(terms.call('complex', [termOf(one), termOf(other)]), null)
        : new Complex(one as number, other as number);
    };
  }
  const operand = compileExpression(expression.operand, scope);
  const part = expression.kind;
  return (locals, machine) => {
    const value = operand(locals, machine);
    return value instanceof Unknown
      ? new Unknown(terms.call(part, [value.term]), null)
      : (value as Complex)[part];
  };
}

function compileField(
  expression: PlainExpression & { readonly kind: 'field' },
  scope: Scope,
): Evaluate {
  const operand = compileExpression(expression.operand, scope);
  const { field } = expression;
  const part = fieldOfType(typeOfExpression(expression.operand, scope.typing), field, scope);
  return (locals, machine) => {
    const value = operand(locals, machine);
    return value instanceof Unknown ? fieldOf(value, part) : (value as Value[])[field]!;
  };
}

function toValue(constant: ConstantValue): Value {
  switch (constant.kind) {
    case 'boolean':
    case 'float':
      return constant.value;
    case 'integer':
      return toInteger(constant.value);
    case 'complex':
      return new Complex(constant.real, constant.imaginary);
    case 'string':
      return constant.bytes;
    default:
      return unreachable(constant);
  }
}

function compileConnective(
  expression: PlainExpression & { readonly kind: 'and' | 'or' },
  scope: Scope,
): Evaluate {
  const left = compileExpression(expression.left, scope);
  const right = compileExpression(expression.right, scope);
  const decided = expression.kind === 'or';
  return (locals, machine) => {
    const first = left(locals, machine);
    const truth = first instanceof Unknown ? machine.decide(first) : first;
    return truth === decided ? decided : right(locals, machine);
  };
}

function compileBox(
  expression: PlainExpression & { readonly kind: 'box' },
  scope: Scope,
): Evaluate {
  const operand = compileExpression(expression.operand, scope);
  const { from } = expression;
  const isWhole = isUnknownType(from, scope);
  return (locals, machine) => {
    const value = operand(locals, machine);
    return isWhole && isWholeAlready(value) ? value : new Boxed(from, value);
  };
}

/** Whether a value of a type that nobody knows, which may be an interface, is one of an interface. */
const isWholeAlready = (value: Value): boolean =>
  value === null || value instanceof Unknown || value instanceof Boxed;

function isUnknownType(type: TypeId, scope: Scope): boolean {
  return scope.types.shape(type).kind === 'unknown';
}

function compileStruct(
  { type, fields }: PlainExpression & { readonly kind: 'struct' },
  scope: Scope,
): Evaluate {
  const compiled = fields.map((field, at) => {
    const isIdle = scope.idle?.field(type, at) === true;
    const fieldType = typeOfExpression(field, scope.typing);
    return forgetting(compileExpression(field, scope), isIdle, fieldType, scope.types);
  });
  return compileList(compiled);
}

function compileList(compiled: readonly Evaluate[]): Evaluate {
  return (locals, machine) => {
    const list = new Array<Value>(compiled.length);
    for (let at = 0; at < compiled.length; at++) list[at] = compiled[at]!(locals, machine);
    return list;
  };
}

function compileElement(
  expression: PlainExpression & { readonly kind: 'element' },
  scope: Scope,
): Evaluate {
  const operand = compileExpression(expression.operand, scope);
  const index = compileExpression(expression.index, scope);
  const ofString = expression.of === 'string';
  return (locals, machine) => {
    const value = operand(locals, machine);
    const at = index(locals, machine);
    if (value instanceof Unknown || at instanceof Unknown)
      return new Unknown(terms.element(termOf(value), termOf(at)), null);
    const { length } = value as string | Value[];
    if (typeof at !== 'number' || at < 0 || at >= length) throw indexPanic(at, length);
    return ofString ? (value as string).charCodeAt(at) : (value as Value[])[at]!;
  };
}

function compileLength(
  expression: PlainExpression & { readonly kind: 'length' | 'capacity' },
  scope: Scope,
): Evaluate {
  const operand = compileExpression(expression.operand, scope);
  const { kind, of } = expression;
  const measure = kind === 'length' ? 'len' : 'cap';
  return (locals, machine) => {
    const value = operand(locals, machine);
    if (value === null) return 0;
    if (value instanceof Unknown) return new Unknown(terms.length(value.term, measure), null);
    if (of === 'string') return (value as string).length;
    if (of === 'slice') return (value as Slice)[kind];
    return machine.channelCapacity(value as Pointer);
  };
}

function compileClosure(
  expression: PlainExpression & { readonly kind: 'closure' },
  scope: Scope,
): Evaluate {
  const { captures } = expression;
  for (const local of captures) scope.uses.add(local);
  if (captures.length === 0) {
    const closure = new Closure(expression.function, []);
    return () => closure;
  }
  return (locals) =>
    new Closure(
      expression.function,
      captures.map((local) => locals[local] as Pointer),
    );
}
