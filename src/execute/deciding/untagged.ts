import type { TypeId } from '../../go/plain/ids.ts';
import type { PlainProgram } from '../../go/plain/program.ts';

/** What types have in common that are told apart by tags alone: of one without a name, what it is made of. */
export function untagged({ types }: PlainProgram, type: TypeId): string {
  const { named, shape } = types[type]!;
  if (named !== null) return String(type);
  switch (shape.kind) {
    case 'pointer':
    case 'slice':
    case 'array':
    case 'channel':
    case 'map':
    case 'struct':
    case 'function':
    case 'interface':
      return shape.kind;
    case 'boolean':
    case 'integer':
    case 'float':
    case 'complex':
    case 'string':
    case 'native':
    case 'unknown':
      return String(type);
  }
}
