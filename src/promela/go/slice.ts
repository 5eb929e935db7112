import { unreachable } from '../../base/unreachable.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { wordOf, wordsOf } from './expression.ts';
import type { Writer } from './writer.ts';

type Of<Kind extends PlainStatement['kind']> = Extract<PlainStatement, { readonly kind: Kind }>;

function elementSize(writer: Writer, type: TypeId): number {
  const { shape } = writer.shared.program.types[type]!;
  return shape.kind === 'slice' ? writer.size(shape.element) : 1;
}

export function writeSlice(
  writer: Writer,
  statement: Of<'make-slice' | 'slice-literal' | 'append'>,
): void {
  switch (statement.kind) {
    case 'make-slice':
      writeMakeSlice(writer, statement);
      return;
    case 'slice-literal':
      writeSliceLiteral(writer, statement);
      return;
    case 'append':
      writeAppend(writer, statement);
      return;
    default:
      unreachable(statement);
  }
}

function writeMakeSlice(writer: Writer, statement: Of<'make-slice'>): void {
  const { span, type } = statement;
  const [base, length, capacity] = writer.local(statement.target);
  const wanted = wordOf(writer, statement.length, span);
  const room = statement.capacity === null ? wanted : wordOf(writer, statement.capacity, span);
  writer.line(`crash(${wanted} < 0 || ${room} < ${wanted});`);
  const size = elementSize(writer, type);
  const known = /^\d+$/.test(room) ? Number(room) : 4;
  writer.shared.memory += known * size * (writer.loops > 0 ? 4 : 1);
  writer.line(`allocate(${base!}, ${room} * ${String(size)} + 1);`);
  writer.assign([length!, capacity!], [wanted, room]);
}

function writeSliceLiteral(writer: Writer, statement: Of<'slice-literal'>): void {
  const { span, type, length, elements } = statement;
  const [base, len, capacity] = writer.local(statement.target);
  const size = elementSize(writer, type);
  const values = elements.map(({ value }) => wordsOf(writer, value, span));
  writer.allocate(base!, length * size);
  elements.forEach(({ index }, at) => {
    const from = index * size;
    const places = Array.from(
      { length: size },
      (_, word) => `m[${base!} + ${String(from + word)}]`,
    );
    writer.assign(places, values[at]!);
  });
  writer.assign([len!, capacity!], [String(length), String(length)]);
}

/** In place where there is room; else in twice the room. */
function writeAppend(writer: Writer, statement: Of<'append'>): void {
  const { span, type, elements } = statement;
  const size = elementSize(writer, type);
  const [base, length, capacity] = wordsOf(writer, statement.slice, span);
  const values = elements.map((one) => wordsOf(writer, one, span));
  const [newBase, newLength, newCapacity] = writer.variables('appended', 3);
  const at = writer.variable('at');
  const count = String(elements.length);
  writer.shared.memory += 8 * size;
  writer.block('if', 'fi;', () => {
    writer.option(`(${length!} + ${count} <= ${capacity!})`, () =>
      writer.assign([newBase!, newCapacity!], [base!, capacity!]),
    );
    writer.option('else', () => {
      writer.assign([newCapacity!], [`2 * ${capacity!} + ${count}`]);
      writer.line(`allocate(${newBase!}, ${newCapacity!} * ${String(size)});`);
      writer.line(
        `for (${at} : 0 .. ${length!} * ${String(size)} - 1) { m[${newBase!} + ${at}] = m[${base!} + ${at}] };`,
      );
    });
  });
  values.forEach((words, index) => {
    const from = `${newBase!} + (${length!} + ${String(index)}) * ${String(size)}`;
    writer.assign(writer.at(`(${from})`, size), words);
  });
  writer.assign([newLength!], [`${length!} + ${count}`]);
  writer.assign(writer.local(statement.target), [newBase!, newLength!, newCapacity!]);
}
