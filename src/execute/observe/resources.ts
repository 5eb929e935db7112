import type { Resource } from '../../run/observation.ts';
import { eachReceive, eachSend } from '../rule/enabled.ts';
import { durationText } from '../rule/clock.ts';
import { channelName, placeName } from '../rule/name.ts';
import { nameTimer } from '../rule/timer.ts';
import { contextAt, contextName, type SeenContext } from '../rule/context.ts';
import { peekIn } from '../rule/place.ts';
import { eachGoroutineReference, reachedFrom } from '../state/reach.ts';
import type { Cell, ChannelObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { Observed } from './observed.ts';
import { showValue } from '../rule/show-value.ts';
import {
  CondValue,
  MutexValue,
  Pointer,
  RWMutexValue,
  WaitGroupValue,
  type Value,
} from '../value/value.ts';

/** All primitives that somebody can reach, and what is pending with the clock. */
export function observeResources(system: Observed, state: State): readonly Resource[] {
  const resources: Resource[] = [];
  for (const object of reachable(system, state)) {
    const held = state.heap.get(object);
    if (held.kind === 'channel') resources.push(channelResource(system, state, object, held));
    const context = contextAt(state, object);
    if (context !== null) addContext(state, context, resources);
    else if (held.kind === 'cell')
      addPrimitives(state, new Pointer(object, null), held.value, resources);
  }
  for (const timer of state.timers) {
    const deadline = timer.deadline === Infinity ? null : durationText(timer.deadline);
    resources.push({ kind: 'timer', ...nameTimer(timer), status: 'running', deadline });
  }
  if (state.output !== '')
    resources.push({ kind: 'output', id: 'o0', name: 'output', text: state.output });
  return resources;
}

/** Its lock is its own affair, unless somebody waits there. */
function addContext(state: State, context: SeenContext, resources: Resource[]): void {
  const { object, parent, error } = context;
  const name = contextName(state, context);
  const id = (of: number): string => `x${String(of)}`;
  const above = parent === null ? null : id(parent);
  resources.push({ kind: 'context', id: id(object), name, parent: above, error });
  const own: Resource[] = [];
  addPrimitives(state, new Pointer(object, null), (state.heap.get(object) as Cell).value, own);
  resources.push(...own.filter((one) => one.kind === 'lock' && one.queue.length > 0));
}

function reachable(system: Observed, state: State): readonly number[] {
  const seen = reachedFrom(state.heap, (visit) => {
    for (const goroutine of state.goroutines) eachGoroutineReference(goroutine, visit);
    for (let global = 0; global < system.program.globals; global++) visit(global);
  });
  return [...seen].sort((a, b) => a - b);
}

function channelResource(
  system: Observed,
  state: State,
  object: number,
  channel: ChannelObject,
): Resource {
  const { program } = system;
  const pointer = new Pointer(object, null);
  const senders: number[] = [];
  const receivers: number[] = [];
  for (const { id, pending } of state.goroutines) {
    eachSend(pending, pointer, () => senders.push(id));
    eachReceive(pending, pointer, () => receivers.push(id));
  }
  return {
    kind: 'channel',
    ...channelName(state, pointer),
    made: true,
    capacity: channel.capacity,
    held: channel.buffer.length,
    values: channel.buffer.map((value) => showValue({ state, program }, value)),
    offer: null,
    closed: channel.closed,
    senders: [...new Set(senders)],
    receivers: [...new Set(receivers)],
  };
}

function standing(state: State, pointer: Pointer, kinds: readonly string[]): number[] {
  return state.goroutines.flatMap(({ id, pending }) => {
    if (pending === null || !kinds.includes(pending.kind)) return [];
    const at =
      'lock' in pending
        ? pending.lock
        : 'waitgroup' in pending
          ? pending.waitgroup
          : 'cond' in pending
            ? pending.cond
            : null;
    const same = at?.object === pointer.object && String(at.path) === String(pointer.path);
    return same ? [id] : [];
  });
}

function addPrimitives(state: State, pointer: Pointer, value: Value, resources: Resource[]): void {
  if (Array.isArray(value)) {
    (value as Value[]).slice(0, 64).forEach((element, at) => {
      if (typeof element !== 'object' || element === null) return;
      addPrimitives(
        state,
        new Pointer(pointer.object, [...(pointer.path ?? []), at]),
        element,
        resources,
      );
    });
  } else if (value instanceof MutexValue || value instanceof RWMutexValue)
    resources.push(lockResource(state, pointer));
  else if (value instanceof WaitGroupValue)
    resources.push({
      kind: 'waitgroup',
      ...placeName(state, 'w', 'waitgroup', pointer),
      counter: value.counter,
      waiting: standing(state, pointer, ['wait', 'waited']),
    });
  else if (value instanceof CondValue)
    resources.push({
      kind: 'cond',
      ...placeName(state, 'q', 'cond', pointer),
      waiting: standing(state, pointer, ['cond-await']),
    });
}

/** A lock with who holds it and who stands at it. */
export function lockResource(state: State, pointer: Pointer): Resource & { readonly kind: 'lock' } {
  const value = peekIn(state, pointer);
  const isMutex = value instanceof MutexValue;
  const rw = value instanceof RWMutexValue ? value : null;
  const writers = standing(state, pointer, ['lock', 'write-lock', 'write-locked']);
  const readers = standing(state, pointer, ['read-lock']);
  return {
    kind: 'lock',
    ...placeName(state, 'm', 'lock', pointer),
    readable: rw !== null,
    holder: isMutex ? value.holder : (rw?.writer ?? null),
    readers: rw?.readers ?? [],
    queue: [
      ...writers.map((goroutine) => ({ goroutine, mode: 'write' as const })),
      ...readers.map((goroutine) => ({ goroutine, mode: 'read' as const })),
    ],
  };
}
