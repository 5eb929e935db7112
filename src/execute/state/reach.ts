import {
  Boxed,
  Closure,
  MapCursor,
  Pointer,
  Slice,
  TimerValue,
  type TimerAction,
  type Value,
} from '../value/value.ts';
import type { Frame, Goroutine } from './goroutine.ts';
import type { Heap, HeapObject } from './heap.ts';

/** Calls `visit` for each object that a value refers to directly. */
export function eachReference(value: Value, visit: (object: number) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof Pointer || value instanceof Slice) visit(value.object);
  else if (Array.isArray(value))
    for (const element of value as Value[]) eachReference(element, visit);
  else if (value instanceof Boxed) eachReference(value.value, visit);
  else if (value instanceof Closure) for (const capture of value.captures) visit(capture.object);
  else if (value instanceof TimerValue) eachActionReference(value.action, visit);
  else if (value instanceof MapCursor) eachReference(value.map, visit);
}

function eachActionReference(action: TimerAction, visit: (object: number) => void): void {
  if (action.kind === 'send' || action.kind === 'deliver') visit(action.channel.object);
  else if (action.kind === 'call') eachReference(action.closure, visit);
}

export function eachObjectReference(object: HeapObject, visit: (object: number) => void): void {
  if (object.kind === 'cell') eachReference(object.value, visit);
  else if (object.kind === 'channel')
    for (const value of object.buffer) eachReference(value, visit);
  else
    for (const { key, value } of object.entries.values()) {
      eachReference(key, visit);
      eachReference(value, visit);
    }
}

/** All objects that can be reached from some; a list may be as long as memory, so that nothing here recurses. */
export function reachedFrom(
  heap: Heap,
  eachRoot: (visit: (object: number) => void) => void,
): ReadonlySet<number> {
  const reached = new Set<number>();
  const work: number[] = [];
  const visit = (object: number): void => {
    if (reached.has(object) || !heap.has(object)) return;
    reached.add(object);
    work.push(object);
  };
  eachRoot(visit);
  for (let object = work.pop(); object !== undefined; object = work.pop())
    eachObjectReference(heap.get(object), visit);
  return reached;
}

/** What a goroutine holds, whether or not it will use it. */
export function eachGoroutineReference(
  goroutine: Goroutine,
  visit: (object: number) => void,
): void {
  for (const frame of goroutine.frames) {
    for (const local of frame.locals) eachReference(local, visit);
    eachPendingReference(frame, visit);
  }
}

/** What a goroutine may yet use. */
export function eachNeededReference(goroutine: Goroutine, visit: (object: number) => void): void {
  for (const frame of goroutine.frames) {
    for (const local of liveLocals(frame)) eachReference(frame.locals[local]!, visit);
    eachPendingReference(frame, visit);
  }
}

/** The locals that are read before they are written. */
function liveLocals({ procedure, mode, pc }: Frame): Int32Array {
  return procedure.live[mode === 'running' ? pc : procedure.end]!;
}

/** Those of them that tell states apart. */
export function tellingLocals({ procedure, mode, pc }: Frame): Int32Array {
  return procedure.telling[mode === 'running' ? pc : procedure.end]!;
}

function eachPendingReference(frame: Frame, visit: (object: number) => void): void {
  for (let deferred = frame.defers; deferred !== null; deferred = deferred.before) {
    eachReference(deferred.target, visit);
    for (const argument of deferred.arguments) eachReference(argument, visit);
  }
  for (let unwinding = frame.unwinding; unwinding !== null; unwinding = unwinding.before)
    if (unwinding.panic?.kind === 'value') eachReference(unwinding.panic.value, visit);
}
