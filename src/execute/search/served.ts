import { handedName, heldPlaceName, isExcluded, noteClosing } from '../rule/handed.ts';
import { holderOf } from '../rule/holder.ts';
import type { Goroutine } from '../state/goroutine.ts';
import { mayReceive, maySend, type HandedChannel } from '../state/handed.ts';
import { eachReference, reachedFrom } from '../state/reach.ts';
import { ChannelObject } from '../state/heap.ts';
import type { CasePending, Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { outlastsAll } from '../state/timers.ts';
import { wordsOf } from '../term/spell.ts';
import type { GoSystem } from '../system.ts';
import type { Pointer } from '../value/value.ts';
import { objectsOf } from './footprint.ts';

export const waitsForOthers = 'waits for what others were given, who may serve it';

/**
 * Whether somebody of these waits for what others were given of whom there is no text. They may serve it, so
 * that nobody is known to be left behind; nor is it known what comes then. What they may do at a channel that was
 * handed to them by its type is tried.
 */
export function mayBeServed(
  { machine }: GoSystem,
  state: State,
  waiting: readonly Goroutine[],
): boolean {
  if (state.given.size === 0 && state.out.length === 0) return false;
  const reached = reachedByOthers(state);
  const given =
    state.given.size === 0
      ? state.given
      : reachedFrom(state.heap, (visit) => state.given.forEach(visit));
  const served = waiting.find(({ pending }) => {
    const objects = pending === null ? [] : objectsOf(pending);
    return (
      objects !== 'everything' &&
      objects.some(
        (object) =>
          given.has(object) ||
          (reached.has(object) &&
            (state.handed?.channels.has(object) !== true || state.handed.hidden.has(object))),
      )
    );
  });
  if (served === undefined) return false;
  machine.narrowed.add(`${served.name} ${waitsForOthers}`);
  return true;
}

/** What is taken for granted of others where goroutines stand at what others have, too. */
export function grantServed(system: GoSystem, state: State): void {
  if (state.given.size === 0 && state.handed === null) return;
  const reached = state.finished ? reachedByOthers(state) : noObjects;
  for (const { pending } of state.goroutines) {
    if (pending === null) continue;
    const looks = pending.kind === 'select' && pending.default !== null;
    const operations =
      pending.kind === 'select'
        ? pending.cases
        : pending.kind === 'send' || pending.kind === 'receive'
          ? [pending]
          : [];
    for (const one of operations)
      if (one.kind !== 'unknown') grantUnused(system, state, one, { reached, looks });
    if (pending.kind === 'select') grantSelect(system, state, pending);
    else if (pending.kind === 'send') grantSend(system, state, pending);
    else if (pending.kind === 'receive') grantReceive(system, state, pending);
    else grantPrimitive(system, state, pending);
  }
}

const noObjects: ReadonlySet<number> = new Set();

type Operation = Extract<Pending | CasePending, { readonly kind: 'send' | 'receive' }>;

/** A channel that others have and nobody has closed. */
function sharedAt(state: State, pointer: Pointer | null) {
  const handed = pointer === null ? undefined : state.handed?.channels.get(pointer.object);
  if (pointer === null || handed === undefined) return null;
  const channel = state.heap.get(pointer.object) as ChannelObject;
  return channel.closed ? null : { pointer, handed, channel };
}

const isServed = ({ kind }: Operation, handed: HandedChannel): boolean =>
  kind === 'send' ? mayReceive(handed) : maySend(handed);

/** Others who may send may fill a buffer, too. */
function grantSend({ machine }: GoSystem, state: State, one: Operation): void {
  const shared = sharedAt(state, one.channel);
  if (shared === null || !isServed(one, shared.handed)) return;
  const { handed, channel, pointer } = shared;
  if (channel.buffer.length >= channel.capacity || maySend(handed))
    machine.grant(`somebody receives from ${handedName(machine, state, pointer)}`);
}

function grantReceive(
  system: GoSystem,
  state: State,
  one: Extract<Pending, { readonly kind: 'receive' }>,
): void {
  const shared = sharedAt(state, one.channel);
  if (shared === null || !isServed(one, shared.handed)) return;
  const { machine } = system;
  // Nothing is told of what a value is that was received because others have closed.
  const mayClose = shared.handed.mayClose && (one.value === null || one.ok !== null);
  const name = handedName(machine, state, shared.pointer);
  if (one.ranges && mayClose) machine.grant(`somebody closes ${name}`);
  // What the text closes ends the loop, unless nobody is left who does.
  else if (!one.ranges || system.moves(state).every(({ action }) => action === 'suppose'))
    machine.grant(`somebody sends to ${name}${mayClose ? ' or closes it' : ''}`);
}

/** One of the others is enough, unless time alone is. */
function grantSelect(
  { machine }: GoSystem,
  state: State,
  { cases, default: otherwise }: Extract<Pending, { readonly kind: 'select' }>,
): void {
  let serves = false;
  for (const one of cases) {
    const shared = one.kind === 'unknown' ? null : sharedAt(state, one.channel);
    if (one.kind === 'unknown' || shared === null) continue;
    serves ||= isServed(one, shared.handed);
    const name = handedName(machine, state, shared.pointer);
    if (one.kind === 'send' && shared.handed.mayClose)
      machine.grant(`nobody else closes ${name} before all is sent to it here`);
  }
  if (!serves || otherwise !== null || isTimed(state, cases)) return;
  const names = cases.flatMap((one) => {
    if (one.kind === 'unknown') return [wordsOf(one.channel)];
    return one.channel === null ? [] : [handedName(machine, state, one.channel)];
  });
  machine.grant(`something happens at ${[...new Set(names)].join(' or ')}`);
}

/** Whether a timer has sent at a channel, or does in the end. */
const isTimed = ({ heap, timers }: State, cases: readonly CasePending[]): boolean =>
  cases.some(
    (one) =>
      one.kind === 'receive' &&
      one.channel !== null &&
      ((heap.get(one.channel.object) as ChannelObject).buffer.length > 0 ||
        timers.some(
          (timer) =>
            timer.action.kind === 'send' &&
            timer.action.channel.object === one.channel!.object &&
            timer.deadline !== Infinity &&
            !outlastsAll(timer),
        )),
  );

function grantPrimitive({ machine }: GoSystem, state: State, pending: Pending): void {
  const { handed } = state;
  if (handed === null || handed.channels.size === 0) return;
  if (pending.kind === 'wait' && handed.reached.has(pending.waitgroup.object)) {
    machine.grant(`${heldPlaceName(state, 'waitgroup', pending.waitgroup)} is brought to zero`);
  }
  const isTaken =
    pending.kind === 'lock' || pending.kind === 'read-lock' || pending.kind === 'write-lock';
  if (!isTaken || !handed.reached.has(pending.lock.object)) return;
  if (isLock(state, pending.lock))
    machine.grant(`whoever holds ${heldPlaceName(state, 'lock', pending.lock)} releases it`);
}

/** Not one that a value of the library keeps for itself. */
function isLock({ heap }: State, { object, path }: Pointer): boolean {
  const cell = heap.get(object);
  if (cell.kind !== 'cell' || cell.origin === null) return false;
  const { types } = cell.origin;
  let type = cell.origin.type;
  for (const step of [...(path ?? []), null]) {
    const { named, shape } = types.get(type);
    if (named?.library === true) return named.name === 'Mutex' || named.name === 'RWMutex';
    if (step === null) return false;
    if (shape.kind === 'struct') type = shape.fields[step]!.type;
    else if (shape.kind === 'array') type = shape.element;
    else return false;
  }
  return false;
}

/**
 * Whoever has a channel may come in wherever somebody waits at it. What he does at the other end of one that was handed
 * to him is tried; that he does nothing else is granted. Who finds room in a buffer, or the channel closed, finds it so
 * in any case.
 */
function grantUnused(
  { machine }: GoSystem,
  state: State,
  one: Operation,
  { reached, looks }: { readonly reached: ReadonlySet<number>; readonly looks: boolean },
): void {
  if (one.channel === null) return;
  const { object } = one.channel;
  const handed = state.handed?.channels.get(object);
  if (handed === undefined && !reached.has(object)) return;
  const channel = state.heap.get(object);
  if (!(channel instanceof ChannelObject)) return;
  if (handed === undefined ? isSettled(one.kind, channel) : !mayHinder(one, handed, channel))
    return;
  if (handed !== undefined && isServed(one, handed) && !looks) return;
  // Nobody else receives what ends a context.
  if (channel.origin.name === '' && holderOf(state, object)?.kind === 'context') return;
  const name = handedName(machine, state, one.channel);
  machine.grant(unusedWords(machine.granted, name));
}

/**
 * Whether others may take what is in a buffer, or fill it, while nobody waits. Of a channel without one all that they do
 * is done with somebody here.
 */
function mayHinder(
  { kind }: Operation,
  handed: HandedChannel,
  { capacity, closed, buffer }: ChannelObject,
): boolean {
  if (capacity === 0 || (closed && buffer.length === 0)) return false;
  return kind === 'send' ? maySend(handed) : mayReceive(handed);
}

const isSettled = (
  kind: 'send' | 'receive',
  { closed, buffer, capacity }: ChannelObject,
): boolean => (kind === 'send' ? buffer.length < capacity : closed && buffer.length === 0);

function unusedWords(granted: ReadonlySet<string>, name: string): string {
  const known = [...granted].find((words) => words.endsWith(` leaves ${name} alone`));
  return known ?? `whoever it is returned to leaves ${name} alone`;
}

/** Notes what runs take for granted that go wrong by what others closed; whether this is one of them. */
export function grantExcluded({ machine }: GoSystem, state: State): boolean {
  if (!isExcluded(state)) return false;
  for (const { pending } of state.goroutines) {
    const operations =
      pending?.kind === 'select'
        ? pending.cases
        : pending?.kind === 'send' || pending?.kind === 'close'
          ? [pending]
          : [];
    for (const one of operations) {
      if ((one.kind !== 'send' && one.kind !== 'close') || one.channel === null) continue;
      const channel = state.heap.get(one.channel.object) as ChannelObject;
      if (!channel.closedByOthers || state.handed?.channels.has(one.channel.object) !== true)
        continue;
      const name = handedName(machine, state, one.channel);
      if (one.kind === 'close') noteClosing(machine, channel.origin);
      else machine.grant(`nobody else closes ${name} before all is sent to it here`);
    }
  }
  return true;
}

/** What others were given, with all that it leads to. */
export function reachedByOthers({ heap, given, out }: State): ReadonlySet<number> {
  return reachedFrom(heap, (visit) => {
    for (const object of given) visit(object);
    for (const { value } of out) eachReference(value, visit);
  });
}
