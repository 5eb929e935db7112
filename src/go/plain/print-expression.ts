import { unreachable } from '../../base/unreachable.ts';
import type { ConstantValue, PlainExpression, Place } from './expression.ts';
import type { TypeId } from './ids.ts';
import type { Names } from './print-names.ts';
import { typeOfExpression, typeOfPlace } from './type-of.ts';

type Operator = (PlainExpression & { kind: 'arithmetic' | 'comparison' })['operator'] | '&&' | '||';

const precedence: Readonly<Record<Operator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '|': 4,
  '^': 4,
  '*': 5,
  '/': 5,
  '%': 5,
  '<<': 5,
  '>>': 5,
  '&': 5,
  '&^': 5,
};
const unaryPrecedence = 6;

/** As Go writes it, with the types that Go would leave out where they decide what happens. */
export function printExpression(expression: PlainExpression, names: Names, within = 0): string {
  const print = (part: PlainExpression, at = 0): string => printExpression(part, names, at);
  const list = (parts: readonly PlainExpression[]): string =>
    parts.map((part) => print(part)).join(', ');
  const infix = (operator: Operator, left: PlainExpression, right: PlainExpression): string => {
    const own = precedence[operator];
    const text = `${print(left, own)} ${operator} ${print(right, own + 1)}`;
    return own < within ? `(${text})` : text;
  };
  switch (expression.kind) {
    case 'local':
      return names.local(expression.local);
    case 'constant':
      return printConstant(expression.value);
    case 'zero':
      return `zero(${names.type(expression.type)})`;
    case 'unary':
      return `${expression.operator}${print(expression.operand, unaryPrecedence)}`;
    case 'arithmetic':
    case 'comparison':
      return infix(expression.operator, expression.left, expression.right);
    case 'and':
      return infix('&&', expression.left, expression.right);
    case 'or':
      return infix('||', expression.left, expression.right);
    case 'convert':
      return `convert(${names.type(expression.to)}, ${print(expression.operand)})`;
    case 'box':
      return `box(${names.type(expression.from)}, ${print(expression.operand)})`;
    case 'complex':
      return `complex(${print(expression.real)}, ${print(expression.imaginary)})`;
    case 'real':
    case 'imaginary':
      return `${expression.kind}(${print(expression.operand)})`;
    case 'struct':
      return `${names.type(expression.type)}{${list(expression.fields)}}`;
    case 'array':
      return `${names.type(expression.type)}{${list(expression.elements)}}`;
    case 'field':
      return `${print(expression.operand, unaryPrecedence)}.${fieldName(
        typeOfExpression(expression.operand, names.typing),
        expression.field,
        names,
      )}`;
    case 'element':
      return `${print(expression.operand, unaryPrecedence)}[${print(expression.index)}]`;
    case 'length':
      return `len(${print(expression.operand)})`;
    case 'capacity':
      return `cap(${print(expression.operand)})`;
    case 'slice':
      return `${print(expression.operand, unaryPrecedence)}[${bounds(expression, print)}]`;
    case 'address':
      return `&${printPlace(expression.place, names)}`;
    case 'closure': {
      const captured = expression.captures.map((local) => names.local(local)).join(', ');
      return `func ${names.function(expression.function)}${captured === '' ? '' : `{${captured}}`}`;
    }
    case 'unknown':
      return `unknown(${names.type(expression.type)}, ${JSON.stringify(expression.words)})`;
    default:
      return unreachable(expression);
  }
}

function bounds(
  { low, high, max }: PlainExpression & { kind: 'slice' },
  print: (part: PlainExpression) => string,
): string {
  const written = (part: PlainExpression | null): string => (part === null ? '' : print(part));
  return `${written(low)}:${written(high)}${max === null ? '' : `:${print(max)}`}`;
}

function fieldName(struct: TypeId, field: number, { typing }: Names): string {
  const shape = typing.shape(struct);
  return (shape.kind === 'struct' ? shape.fields[field]?.name : undefined) ?? String(field);
}

export function printPlace(place: Place, names: Names): string {
  switch (place.kind) {
    case 'local':
    case 'cell':
      return names.local(place.local);
    case 'global':
      return names.global(place.global);
    case 'pointee':
      return `(*${printExpression(place.pointer, names, unaryPrecedence)})`;
    case 'field':
      return `${printPlace(place.base, names)}.${fieldName(
        typeOfPlace(place.base, names.typing),
        place.field,
        names,
      )}`;
    case 'element':
      return `${printPlace(place.base, names)}[${printExpression(place.index, names)}]`;
    case 'slice-element':
      return `${printExpression(place.slice, names, unaryPrecedence)}[${printExpression(place.index, names)}]`;
    default:
      return unreachable(place);
  }
}

function printConstant(value: ConstantValue): string {
  switch (value.kind) {
    case 'boolean':
    case 'integer':
      return String(value.value);
    case 'float':
      return /^-?\d+$/.test(String(value.value)) ? `${value.value}.0` : String(value.value);
    case 'complex':
      return `(${value.real} + ${value.imaginary}i)`;
    case 'string':
      return quote(value.bytes);
    default:
      return unreachable(value);
  }
}

/** Bytes beyond ASCII by their numbers: a Go string need not be text. */
function quote(bytes: string): string {
  const written = [...bytes].map((byte) => {
    const code = byte.charCodeAt(0);
    if (byte === '"' || byte === '\\') return `\\${byte}`;
    if (byte === '\n') return '\\n';
    if (byte === '\t') return '\\t';
    return code < 32 || code > 126 ? `\\x${code.toString(16).padStart(2, '0')}` : byte;
  });
  return `"${written.join('')}"`;
}
