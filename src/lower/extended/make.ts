import { unreachable } from '../../base/unreachable.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import { integer } from '../../expression/expression.ts';
import type { Make } from '../../model/statements.ts';
import type { ExtendedBlock, ExtendedStatement } from '../../virgo/extended/ast.ts';
import { value } from './use.ts';
import { nameOf, node, type Emitter } from './emitter.ts';

/** What is made once; the channels of the iterations of a loop were declared as arrays. */
export function emitMake(emitter: Emitter, make: Make): ExtendedBlock {
  if (emitter.elements.has(make.primitive.id)) return [];
  const declaration = declarationOf(emitter, make);
  if (declaration === null) return [];
  if (make.primitive.kind === 'context') return emitContext(emitter, make, declaration);
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
    case 'context':
      return { ...node(emitter, span), kind, name, deadline: primitive.deadline === true };
    default:
      return unreachable(kind);
  }
}

/** Whoever is not followed cancels it at any time, or never. */
function emitContext(
  emitter: Emitter,
  { primitive, span }: Make,
  declaration: ExtendedStatement,
): ExtendedBlock {
  const context = nameOf(emitter, primitive);
  const isLoose = primitive.foreign || primitive.loose === true;
  const cancel: ExtendedStatement = { ...node(emitter, span), kind: 'cancel', context };
  const perhaps: ExtendedStatement = {
    ...node(emitter, span),
    kind: 'choose',
    then: [cancel],
    otherwise: [],
  };
  const outside: ExtendedBlock = isLoose
    ? [{ ...node(emitter, span), kind: 'go', body: [perhaps] }]
    : [];
  if (!emitter.hoists) return [declaration, ...outside];
  emitter.declared.push(declaration, ...outside);
  return [];
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
