import type { TypeId } from '../../go/plain/ids.ts';
import { endsOfShape, type Ends } from '../../go/plain/ends-used.ts';
import type { Primitive } from '../primitive.ts';
import type { Contexts } from '../statements.ts';
import { shapeOf, type Builder, type Here } from './context.ts';
import { primitiveOf } from './zero.ts';

/** By the type that it has for them. */
export function endsOf(builder: Builder, type: TypeId): Ends {
  return endsOfShape(shapeOf(builder, type));
}

const keyOf = (id: number, ends: Ends): string => (ends === 'both' ? `${id}` : `${id} ${ends}`);

/** The context that ends when others get hold of these ends. */
export function contextFor(builder: Builder, { id, name, span }: Primitive, ends: Ends): Primitive {
  const { handedOut, primitives } = builder.identities;
  const key = keyOf(id, ends);
  const known = handedOut.get(key);
  if (known !== undefined) {
    use(builder, known);
    return known;
  }
  const request = { key: `handed ${key}`, kind: 'context', name: `${name}_given`, span } as const;
  const context = primitiveOf(builder, request, []);
  primitives.get(request.key)!.handing = true;
  handedOut.set(key, context);
  return context;
}

/** The contexts of which one ends when others can do so with the primitive, or anything; null where they never can. */
export function handed(
  builder: Builder,
  { id }: Primitive,
  doing: 'send' | 'receive' | 'anything' = 'anything',
): Contexts | null {
  const all: readonly Ends[] = ['both', 'send', 'receive'];
  const contexts = all
    .filter((ends) => doing === 'anything' || ends === 'both' || ends === doing)
    .flatMap((ends) => builder.identities.handedOut.get(keyOf(id, ends)) ?? []);
  contexts.forEach((one) => use(builder, one));
  return contexts.length === 0 ? null : contexts;
}

/**
 * The same, here: null as well while nobody else runs, since it was not handed out before, nor was what the function
 * alone hands out, as its result.
 */
export function handedHere(
  { builder, flow, frame }: Here,
  primitive: Primitive,
  doing: 'send' | 'receive' | 'anything' = 'anything',
): Contexts | null {
  const isBefore =
    frame.process.parent === null && !builder.identities.handedEarly.has(primitive.id);
  return flow.alone || isBefore ? null : handed(builder, primitive, doing);
}

function use({ used, foreign }: Builder, context: Primitive): void {
  used.add(context.id);
  const isMade = foreign.some((one) => one.kind === 'make' && one.primitive.id === context.id);
  if (!isMade)
    foreign.push({ kind: 'make', primitive: context, capacity: null, span: context.span });
}

/** Who waits at one end waits for somebody at the other. */
export const otherEnd = (name: 'send' | 'receive'): 'send' | 'receive' =>
  name === 'send' ? 'receive' : 'send';
