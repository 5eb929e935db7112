import { unreachable } from '../../base/unreachable.ts';
import type { ConstantValue, Place, PlainExpression } from '../../go/plain/expression.ts';
import type { PlainSpan } from '../../go/plain/span.ts';
import { typeOfExpression, typeOfPlace, typingOf } from '../../go/plain/type-of.ts';
import { fieldOffset, fieldTypeOf, sizeOf } from './layout.ts';
import type { Writer } from './writer.ts';

/** The words of a value. What may panic on the way is written before. */
export function wordsOf(
  writer: Writer,
  expression: PlainExpression,
  span: PlainSpan,
): readonly string[] {
  const { program } = writer.shared;
  const words = (one: PlainExpression): readonly string[] => wordsOf(writer, one, span);
  switch (expression.kind) {
    case 'local':
      return writer.local(expression.local);
    case 'constant':
      return constantWords(writer, expression.value, span);
    case 'zero':
      return Array.from({ length: writer.size(expression.type) }, () => '0');
    case 'struct':
      return expression.fields.flatMap(words);
    case 'array':
      return expression.elements.flatMap(words);
    case 'field': {
      const struct = typeOfExpression(expression.operand, typingOf(program, writer.frame.fn));
      const from = fieldOffset(program, struct, expression.field);
      const size = sizeOf(program, fieldTypeOf(program, struct, expression.field));
      return words(expression.operand).slice(from, from + size);
    }
    case 'box':
      return boxed(writer, expression, span);
    case 'address':
      return [addressOf(writer, expression.place, span)];
    case 'closure':
      return [closureWord(writer, expression)];
    case 'slice':
      return sliceWords(writer, expression, span);
    case 'length':
    case 'capacity':
      return [lengthWord(writer, expression, span)];
    case 'unary':
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
      return [operation(writer, expression, span)];
    case 'convert':
      return converted(writer, expression, span);
    case 'element':
      return elementWords(writer, expression, span);
    case 'complex':
    case 'real':
    case 'imaginary':
      return ['0'];
    case 'unknown':
      writer.refuse(`the text does not tell ${expression.words}`, span);
      return Array.from({ length: writer.size(expression.type) }, () => '0');
    default:
      return unreachable(expression);
  }
}

export function wordOf(writer: Writer, expression: PlainExpression, span: PlainSpan): string {
  return wordsOf(writer, expression, span)[0] ?? '0';
}

function constantWords(writer: Writer, value: ConstantValue, span: PlainSpan): readonly string[] {
  switch (value.kind) {
    case 'boolean':
      return [value.value ? '1' : '0'];
    case 'integer':
      // A duration: whoever waits for it may be late.
      if (value.value > 2147483647n || value.value < -2147483648n) return ['2147483647'];
      return [value.value < 0n ? `(${String(value.value)})` : String(value.value)];
    case 'string':
      return [String(hash(value.bytes))];
    case 'float':
    case 'complex':
      return ['0'];
    default:
      writer.refuse('a constant', span);
      return unreachable(value);
  }
}

/** A number for a text; the empty one is zero. */
function hash(bytes: string): number {
  let sum = 0;
  for (const one of bytes) sum = (sum * 31 + one.charCodeAt(0) + 1) % 32749;
  return sum;
}

type Of<Kind extends PlainExpression['kind']> = Extract<PlainExpression, { readonly kind: Kind }>;

function boxed(writer: Writer, { operand, from }: Of<'box'>, span: PlainSpan): readonly string[] {
  const words = wordsOf(writer, operand, span);
  const type = String(from + 1);
  if (words.length === 0) return [type, '0'];
  if (words.length === 1) return [type, words[0]!];
  const cell = writer.variable('box', 'short');
  writer.allocate(cell, words.length);
  writer.assign(writer.at(cell, words.length), words);
  return [type, cell];
}

function closureWord(writer: Writer, { function: id, captures }: Of<'closure'>): string {
  if (captures.length === 0) return `(${String(-1 - id)})`;
  const closure = writer.variable('closure', 'short');
  writer.allocate(closure, 1 + captures.length);
  writer.assign(writer.at(closure, 1 + captures.length), [
    String(id),
    ...captures.map((local) => writer.local(local)[0]!),
  ]);
  return closure;
}

/** Where a place lies in memory. */
export function addressOf(writer: Writer, place: Place, span: PlainSpan): string {
  const { program, globals } = writer.shared;
  const typing = typingOf(program, writer.frame.fn);
  switch (place.kind) {
    case 'cell':
      return writer.local(place.local)[0]!;
    case 'global':
      return String(globals[place.global]!);
    case 'pointee': {
      const pointer = wordOf(writer, place.pointer, span);
      writer.line(`crash(${pointer} == 0);`);
      return pointer;
    }
    case 'field': {
      const base = addressOf(writer, place.base, span);
      const offset = fieldOffset(program, typeOfPlace(place.base, typing), place.field);
      return offset === 0 ? base : `(${base} + ${String(offset)})`;
    }
    case 'element': {
      const array = program.types[typeOfPlace(place.base, typing)]!.shape;
      if (array.kind !== 'array') throw new Error('an element of what is no array');
      const base = addressOf(writer, place.base, span);
      const index = wordOf(writer, place.index, span);
      writer.line(`crash(${index} < 0 || ${index} >= ${String(array.length)});`);
      return `(${base} + ${index} * ${String(writer.size(array.element))})`;
    }
    case 'slice-element': {
      const slice = program.types[typeOfExpression(place.slice, typing)]!.shape;
      const [base, length] = wordsOf(writer, place.slice, span);
      const index = wordOf(writer, place.index, span);
      writer.line(`crash(${index} < 0 || ${index} >= ${length ?? '0'});`);
      const size = slice.kind === 'slice' ? writer.size(slice.element) : 1;
      return `(${base ?? '0'} + ${index} * ${String(size)})`;
    }
    case 'local':
      writer.refuse('a part of a local variable that an index chooses', span);
      return '0';
    default:
      return unreachable(place);
  }
}

function sliceWords(writer: Writer, expression: Of<'slice'>, span: PlainSpan): readonly string[] {
  const { program } = writer.shared;
  const { shape } = program.types[expression.type]!;
  if (expression.of !== 'slice' || shape.kind !== 'slice') {
    writer.refuse('a part of a string or an array', span);
    return ['0', '0', '0'];
  }
  const [base, length, capacity] = wordsOf(writer, expression.operand, span);
  const low = expression.low === null ? '0' : wordOf(writer, expression.low, span);
  const high = expression.high === null ? length! : wordOf(writer, expression.high, span);
  const max = expression.max === null ? capacity! : wordOf(writer, expression.max, span);
  writer.line(
    `crash(${low} < 0 || ${low} > ${high} || ${high} > ${max} || ${max} > ${capacity!});`,
  );
  const size = String(writer.size(shape.element));
  return [`(${base!} + ${low} * ${size})`, `(${high} - ${low})`, `(${max} - ${low})`];
}

function lengthWord(
  writer: Writer,
  { kind, of, operand }: Of<'length' | 'capacity'>,
  span: PlainSpan,
): string {
  const words = wordsOf(writer, operand, span);
  if (of === 'slice') return words[kind === 'length' ? 1 : 2]!;
  if (of === 'channel') return `room[${words[0]!}]`;
  writer.refuse('the length of a string', span);
  return '0';
}

function elementWords(writer: Writer, expression: Of<'element'>, span: PlainSpan) {
  const { program } = writer.shared;
  const type = typeOfExpression(expression.operand, typingOf(program, writer.frame.fn));
  const { shape } = program.types[type]!;
  const { index } = expression;
  if (shape.kind !== 'array' || index.kind !== 'constant' || index.value.kind !== 'integer') {
    writer.refuse('a part of a value that an index chooses', span);
    return ['0'];
  }
  const size = writer.size(shape.element);
  const from = Number(index.value.value) * size;
  return wordsOf(writer, expression.operand, span).slice(from, from + size);
}

function converted(writer: Writer, { operand, from, to }: Of<'convert'>, span: PlainSpan) {
  const { types } = writer.shared.program;
  const [before, after] = [types[from]!.shape, types[to]!.shape];
  const words = wordsOf(writer, operand, span);
  if (before.kind === after.kind) return words;
  if (after.kind === 'float' || after.kind === 'complex' || after.kind === 'string') return ['0'];
  writer.refuse(`a conversion from ${types[from]!.text} to ${types[to]!.text}`, span);
  return words;
}

function operation(
  writer: Writer,
  expression: Of<'unary' | 'arithmetic' | 'comparison' | 'and' | 'or'>,
  span: PlainSpan,
): string {
  const word = (one: PlainExpression): string => wordOf(writer, one, span);
  switch (expression.kind) {
    case 'unary': {
      const operand = word(expression.operand);
      return expression.operator === '^' ? `(~${operand})` : `(${expression.operator}${operand})`;
    }
    case 'and':
    case 'or': {
      const before = writer.lines.length;
      const [left, right] = [word(expression.left), word(expression.right)];
      if (writer.lines.length > before)
        writer.refuse('what may panic on one side of && or ||', span);
      return `(${left} ${expression.kind === 'and' ? '&&' : '||'} ${right})`;
    }
    case 'arithmetic':
      return arithmetic(writer, expression, span);
    case 'comparison': {
      const { types } = writer.shared.program;
      const { kind } = types[expression.operandType]!.shape;
      if (kind === 'float' || kind === 'complex' || (kind === 'string' && writer.textIsMade))
        writer.refuse(`a comparison of ${kind}s`, span);
      const left = wordsOf(writer, expression.left, span);
      const right = wordsOf(writer, expression.right, span);
      const { operator } = expression;
      if (left.length === 1) return `(${left[0]!} ${operator} ${right[0]!})`;
      const join = operator === '==' ? ' && ' : ' || ';
      const parts = left.map((one, at) => `${one} ${operator} ${right[at]!}`);
      return parts.length === 0 ? (operator === '==' ? '1' : '0') : `(${parts.join(join)})`;
    }
    default:
      return unreachable(expression);
  }
}

function arithmetic(writer: Writer, expression: Of<'arithmetic'>, span: PlainSpan): string {
  const { kind } = writer.shared.program.types[expression.type]!.shape;
  if (kind !== 'integer') return '0';
  const left = wordOf(writer, expression.left, span);
  const right = wordOf(writer, expression.right, span);
  const { operator } = expression;
  if (operator === '/' || operator === '%') writer.line(`crash(${right} == 0);`);
  return operator === '&^' ? `(${left} & ~${right})` : `(${left} ${operator} ${right})`;
}
