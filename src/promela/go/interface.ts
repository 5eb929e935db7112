import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainStatement } from '../../go/plain/statement.ts';
import { wordsOf } from './expression.ts';
import type { Writer } from './writer.ts';

type Assert = Extract<PlainStatement, { readonly kind: 'assert' }>;

export function writeAssert(writer: Writer, { operand, type, value, ok, span }: Assert): void {
  const [tag, payload] = wordsOf(writer, operand, span);
  const isInterface = writer.shared.program.types[type]!.shape.kind === 'interface';
  const fits = isInterface ? implementers(writer, type) : [type];
  const condition = fits.map((one) => `${tag!} == ${String(one + 1)}`).join(' || ') || 'false';
  const size = writer.size(type);
  const targets = value === null ? [] : writer.local(value);
  const held = isInterface ? [tag!, payload!] : size === 1 ? [payload!] : writer.at(payload!, size);
  writer.block('if', 'fi;', () => {
    writer.option(`(${condition})`, () => {
      writer.assign(targets, held);
      if (ok !== null) writer.assign(writer.local(ok), ['1']);
    });
    writer.option('else', () => {
      if (ok === null) writer.line('crash(true);');
      else {
        writer.assign(
          targets,
          targets.map(() => '0'),
        );
        writer.assign(writer.local(ok), ['0']);
      }
    });
  });
}

/** The dynamic types that have all methods of an interface. */
function implementers(writer: Writer, wanted: TypeId): readonly TypeId[] {
  const { program, reached } = writer.shared;
  const { shape } = program.types[wanted]!;
  if (shape.kind !== 'interface') return [];
  return [...reached.boxed].filter((type) =>
    shape.methods.every((method) => program.types[type]!.methods.has(method)),
  );
}
