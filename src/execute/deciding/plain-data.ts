import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainProgram } from '../../go/plain/program.ts';

/** Numbers, truth values and texts without methods of the person's: nobody but an operation looks at them. */
export function isPlainData(program: PlainProgram, type: TypeId): boolean {
  const { shape, named, methods } = program.types[type]!;
  const isScalar =
    shape.kind === 'integer' ||
    shape.kind === 'float' ||
    shape.kind === 'string' ||
    shape.kind === 'boolean';
  return isScalar && (methods.size === 0 || named?.library === true);
}
