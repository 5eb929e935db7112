import type { TypeId } from '../../go/plain/ids.ts';
import type { Cell } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import { toText } from '../value/text.ts';
import type { Types } from '../value/types.ts';
import { Boxed, Pointer, type Value } from '../value/value.ts';

/** A context that can be cancelled, as our text of the package keeps it, for whoever shows a state. */
export interface SeenContext {
  readonly object: number;
  /** The nearest one above it that can be cancelled. */
  readonly parent: number | null;
  readonly done: Pointer;
  /** What Err returns; null as long as it is not done. */
  readonly error: string | null;
}

/** A value with its type, which says what its fields are called. */
interface Typed {
  readonly type: TypeId;
  readonly value: Value;
}

/** Null where the object is no context that can be cancelled. */
export function contextAt(state: State, object: number): SeenContext | null {
  const cell = state.heap.get(object);
  if (cell.kind !== 'cell' || cell.origin === null) return null;
  const core = cancellable(cell, cell.origin);
  const done = core('done');
  if (!(done instanceof Pointer)) return null;
  const channel = state.heap.get(done.object);
  const isDone = channel.kind === 'channel' && channel.closed;
  const { types } = cell.origin;
  return {
    object,
    parent: above(state, types, core('Context')),
    done,
    error: isDone ? errorText(state, types, core('err')) : null,
  };
}

/** What it is called: by a variable of the program that holds it, where there is one. */
export function contextName(state: State, { object }: SeenContext): string {
  return variableOf(state, object, isContext) ?? `context ${String(object)}`;
}

type FieldOf = (name: string) => Value;

/** Reads the fields of a cancelCtx, which a timerCtx embeds. */
function cancellable(cell: Cell, { type, types }: { type: TypeId; types: Types }): FieldOf {
  const whole = { type, value: cell.value };
  if (isOf(types, type, 'cancelCtx')) return (name) => field(types, whole, name).value;
  if (!isOf(types, type, 'timerCtx')) return () => null;
  return (name) => field(types, field(types, whole, 'cancelCtx'), name).value;
}

function isOf(types: Types, type: TypeId, name: string): boolean {
  const { named } = types.get(type);
  return named?.library === true && named.package === 'context' && named.name === name;
}

function field(types: Types, { type, value }: Typed, name: string): Typed {
  const shape = types.shape(type);
  const at = shape.kind === 'struct' ? shape.fields.findIndex((one) => one.name === name) : -1;
  if (shape.kind !== 'struct' || at < 0) throw new Error(`the context has no field ${name}`);
  return { type: shape.fields[at]!.type, value: (value as readonly Value[])[at]! };
}

/** Over contexts that hold a value, and so on, up to one that can be cancelled. */
function above(state: State, types: Types, parent: Value): number | null {
  if (!(parent instanceof Boxed) || !(parent.value instanceof Pointer)) return null;
  const { object } = parent.value;
  const cell = state.heap.get(object);
  if (cell.kind !== 'cell' || cell.origin === null) return null;
  const { type } = cell.origin;
  if (isOf(types, type, 'cancelCtx') || isOf(types, type, 'timerCtx')) return object;
  if (!isOf(types, type, 'valueCtx')) return null;
  return above(state, types, field(types, { type, value: cell.value }, 'Context').value);
}

function errorText(state: State, types: Types, error: Value): string {
  if (!(error instanceof Boxed)) return 'done';
  if (isOf(types, error.type, 'deadlineExceededError')) return 'context deadline exceeded';
  if (!(error.value instanceof Pointer)) return 'done';
  const held = state.heap.get(error.value.object);
  const text = held.kind === 'cell' && Array.isArray(held.value) ? (held.value[0] as Value) : null;
  return typeof text === 'string' ? toText(text) : 'done';
}

/** Whether a value is that of a variable that is looked for. */
type Leads = (value: Value, object: number) => boolean;

const isContext: Leads = (value, object) =>
  value instanceof Boxed && value.value instanceof Pointer && value.value.object === object;

/** A variable that points to all of an object. */
export const variableTo = (state: State, object: number): string | null =>
  variableOf(
    state,
    object,
    (value) => value instanceof Pointer && value.object === object && value.path === null,
  );

/** The first variable of the program's own text that leads to an object, from the oldest goroutine's start on. */
function variableOf(state: State, object: number, leads: Leads): string | null {
  for (const { frames } of state.goroutines)
    for (const { procedure, locals } of frames) {
      const { origin, locals: declared } = procedure.function;
      if (origin !== 'text') continue;
      for (const [at, { name, boxed }] of declared.entries())
        if (
          name !== null &&
          name !== '_' &&
          leads(variableValue(state, locals[at]!, boxed), object)
        )
          return name;
    }
  return null;
}

function variableValue(state: State, local: Value, boxed: boolean): Value {
  if (!boxed) return local;
  if (!(local instanceof Pointer) || !state.heap.has(local.object)) return null;
  const held = state.heap.get(local.object);
  return held.kind === 'cell' ? held.value : null;
}
