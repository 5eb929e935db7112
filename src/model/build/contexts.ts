import type { PlainSpan } from '../../go/plain/span.ts';
import type { Primitive } from '../primitive.ts';
import type { Contexts, Statement } from '../statements.ts';
import { keyAt, placeOf, type Here } from './context.ts';
import type { Opaque, Value, PreparedCall } from './value.ts';
import { primitiveOf } from './zero.ts';

/** A context derived from another: cancelled by its own cancel, by time, or with the other. */
export function deriveContext(here: Here, call: PreparedCall, deadline: boolean): Primitive {
  const { builder, flow } = here;
  const key = `context ${keyAt(here, call.statement)}`;
  const span = placeOf(here, call.statement.span);
  const primitive = primitiveOf(builder, { key, kind: 'context', name: 'ctx', span }, flow.loops);
  const parent = contextOf(here, call.arguments[0]);
  const known = builder.identities.primitives.get(key)!;
  if (deadline) known.deadline = true;
  if (parent === null) known.loose = true;
  else if (parent !== 'none') known.parent = parent;
  note(here, { kind: 'make', primitive, capacity: null, span });
  return primitive;
}

/** The context that a value is; 'none' is one that is never done, null one that nothing is known of. */
function contextOf(here: Here, value: Value | undefined): Primitive | 'none' | null {
  if (value?.kind !== 'opaque') return null;
  if (value.id === 'context background') return 'none';
  return here.builder.contexts.get(value.id) ?? callersContext(here, value);
}

/** It belongs to a caller, who may cancel it at any time, or never. */
function callersContext({ builder }: Here, value: Opaque): Primitive | null {
  if (value.loops.length > 0) return null;
  const { id, name, span } = value;
  const request = {
    key: `foreign context ${id}`,
    kind: 'context',
    name,
    span,
    foreign: true,
  } as const;
  const primitive = primitiveOf(builder, request, []);
  if (!builder.foreign.some((one) => one.kind === 'make' && one.primitive.id === primitive.id))
    builder.foreign.push({ kind: 'make', primitive, capacity: null, span });
  return primitive;
}

/** ctx.Done(): this context and all that it was derived from. */
export function contextsOf(here: Here, value: Opaque): Contexts | undefined {
  const { builder } = here;
  const own = contextOf(here, value);
  if (own === null || own === 'none') return undefined;
  const chain: Primitive[] = [];
  for (let one: Primitive | undefined = own; one !== undefined; one = one.parent) chain.push(one);
  // One that is made in each iteration has no name outside of it.
  const isMany = chain.some(({ id }) => (builder.identities.madeIn.get(id) ?? []).length > 0);
  if (isMany) return undefined;
  for (const { id } of chain) builder.used.add(id);
  return chain;
}

export function cancel(here: Here, primitive: Primitive, span: PlainSpan): void {
  note(here, { kind: 'operation', name: 'cancel', primitive, span: placeOf(here, span) });
}

/** It waits for nothing, so that it is no communication on which a loop's end could hang. */
function note({ flow }: Here, statement: Statement): void {
  if (flow.store !== null) flow.out.push(statement);
}
