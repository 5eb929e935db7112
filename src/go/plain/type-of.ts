import { unreachable } from '../../base/unreachable.ts';
import type { PlainExpression, Place } from './expression.ts';
import type { GlobalId, LocalId, TypeId } from './ids.ts';
import type { PlainFunction, PlainProgram } from './program.ts';
import type { Shape } from './types.ts';

/** Where the types of an expression's parts are found. */
export interface Typing {
  readonly shape: (type: TypeId) => Shape;
  readonly local: (local: LocalId) => TypeId;
  readonly global: (global: GlobalId) => TypeId;
  readonly boolean: TypeId;
  readonly int: TypeId;
  readonly byte: TypeId;
  readonly unknown: TypeId;
}

export function typeOfExpression(expression: PlainExpression, typing: Typing): TypeId {
  switch (expression.kind) {
    case 'local':
      return typing.local(expression.local);
    case 'constant':
    case 'zero':
    case 'unary':
    case 'arithmetic':
    case 'complex':
    case 'real':
    case 'imaginary':
    case 'struct':
    case 'array':
    case 'slice':
    case 'address':
    case 'closure':
    case 'unknown':
      return expression.type;
    case 'comparison':
    case 'and':
    case 'or':
      return typing.boolean;
    case 'convert':
    case 'box':
      return expression.to;
    case 'length':
    case 'capacity':
      return typing.int;
    case 'field':
      return fieldType(typeOfExpression(expression.operand, typing), expression.field, typing);
    case 'element':
      return expression.of === 'string'
        ? typing.byte
        : elementType(typeOfExpression(expression.operand, typing), typing);
    default:
      return unreachable(expression);
  }
}

export function typeOfPlace(place: Place, typing: Typing): TypeId {
  switch (place.kind) {
    case 'local':
    case 'cell':
      return typing.local(place.local);
    case 'global':
      return typing.global(place.global);
    case 'pointee':
      return elementType(typeOfExpression(place.pointer, typing), typing);
    case 'field':
      return fieldType(typeOfPlace(place.base, typing), place.field, typing);
    case 'element':
      return elementType(typeOfPlace(place.base, typing), typing);
    case 'slice-element':
      return elementType(typeOfExpression(place.slice, typing), typing);
    default:
      return unreachable(place);
  }
}

function fieldType(struct: TypeId, field: number, typing: Typing): TypeId {
  const shape = typing.shape(struct);
  return shape.kind === 'struct' ? (shape.fields[field]?.type ?? typing.unknown) : typing.unknown;
}

function elementType(holder: TypeId, typing: Typing): TypeId {
  const shape = typing.shape(holder);
  return shape.kind === 'pointer' || shape.kind === 'slice' || shape.kind === 'array'
    ? shape.element
    : typing.unknown;
}

/** The types of what one function of a program speaks of. */
export function typingOf(program: PlainProgram, fn: PlainFunction): Typing {
  const { boolean, int, byte, unknown } = program.known;
  return {
    shape: (type) => program.types[type]!.shape,
    local: (local: LocalId) => fn.locals[local]!.type,
    global: (global) => program.globals[global]!.type,
    boolean,
    int,
    byte,
    unknown,
  };
}
