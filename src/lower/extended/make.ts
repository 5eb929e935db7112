import { unreachable } from '../../base/unreachable.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import { integer } from '../../expression/expression.ts';
import type { Make } from '../../model/statements.ts';
import type { ExtendedBlock, ExtendedStatement } from '../../virgo/extended/ast.ts';
import { value } from './emit.ts';
import { node, type Emitter } from './emitter.ts';

/** What is made once; the channels of the iterations of a loop were declared as arrays. */
export function emitMake(emitter: Emitter, make: Make): ExtendedBlock {
  if (emitter.elements.has(make.primitive.id)) return [];
  const declaration = declarationOf(emitter, make);
  if (declaration === null) return [];
  if (!emitter.hoists) return [declaration];
  emitter.declared.push(declaration);
  return [];
}

function declarationOf(emitter: Emitter, make: Make): ExtendedStatement | null {
  const { primitive, span } = make;
  const { kind } = primitive;
  if (kind === 'cond') return null;
  const name = emitter.names.channel(primitive.name);
  emitter.current.set(primitive.id, name);
  switch (kind) {
    case 'channel':
    case 'slice': {
      if (kind === 'slice')
        emitter.diagnostics.push(diagnose(goCatalogue, 'go-note-slice', span, { name }));
      const capacity = value(emitter, make.capacity ?? integer(1), span, 'The capacity');
      return { ...node(emitter, span), kind: 'channel', name, capacity };
    }
    case 'waitgroup':
    case 'mutex':
    case 'rwmutex':
    case 'once':
      return { ...node(emitter, span), kind, name };
    default:
      return unreachable(kind);
  }
}

/** cs = [n] chan [e], for channels that a loop makes one of in each iteration. */
export function declareArrays(emitter: Emitter): void {
  for (const { size, make } of emitter.elements.values()) {
    const { primitive, span } = make;
    const name = emitter.names.channel(primitive.name);
    emitter.current.set(primitive.id, name);
    emitter.declared.push({
      ...node(emitter, span),
      kind: 'array',
      name,
      size: value(emitter, size, span, 'The number of iterations'),
      capacity: value(emitter, make.capacity ?? integer(0), span, 'The capacity'),
    });
  }
}
