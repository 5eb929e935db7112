import type { Move } from '../../run/move.ts';
import type { Stop } from '../../run/system.ts';
import type { Race } from '../rule/step.ts';
import { peekIn } from '../rule/place.ts';
import { lockCircle } from './lock-circle.ts';
import type { Goroutine } from '../state/goroutine.ts';
import { ChannelObject } from '../state/heap.ts';
import { isRace } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { awaitsCentury, outlastsAll, yearsOf } from '../state/timers.ts';
import type { GoSystem } from '../system.ts';
import type { TimerAction, WaitGroupValue } from '../value/value.ts';
import type { Fault } from './fault.ts';
import { grantExcluded, grantServed, mayBeServed, reachedByOthers } from './served.ts';
import { crashText } from '../rule/crash-text.ts';
import { propertyOf } from './properties.ts';

export type EntryKind = 'main' | 'test' | 'function' | 'method';

/** What is wrong in a state. */
export function faultsOf(
  system: GoSystem,
  state: State,
  moves: readonly Move[],
  entry: EntryKind,
): readonly Fault[] {
  if (entry === 'function' || entry === 'method') {
    if (grantExcluded(system, state)) return nothing;
    grantServed(system, state);
  }
  const misuse = waitGroupMisuse(state);
  const spins = spinning(state, entry);
  // Asked in every state.
  if (moves.length > 0 && misuse === null && spins === null) return nothing;
  const faults: Fault[] = [];
  if (misuse !== null) faults.push(misuse);
  if (spins !== null) faults.push(spins);
  if (moves.length > 0) return faults;
  if (!system.goesOn(state) || loopsForEver(state)) {
    const waiting = state.goroutines.filter(
      (one) => one.pending?.kind !== 'endless' && (state.finished || !awaitsCentury(state, one)),
    );
    const left = state.finished ? waiting.filter((one) => isOwn(one, entry)) : waiting;
    if (left.length > 0) {
      if (!mayBeServed(system, state, left)) faults.push(...leftBehind(state, left, entry));
    } else if (entry === 'main' && !state.finished && state.goroutines.length === 0)
      faults.push(nobodyLeft);
    const circle = lockCircle(state);
    if (circle !== null) faults.push(circle);
    const unread = unreadChannel(system, state);
    if (unread !== null) faults.push(unread);
  }
  return faults;
}

const nothing: readonly Fault[] = [];

/** Go's runtime waits for `main` to return, which it never will. */
const nobodyLeft: Fault = {
  property: 'no-deadlock',
  words: 'main has called runtime.Goexit, and no goroutine is left to end the program',
  ending: 'deadlock',
  blocked: [],
};

/** A function is not to blame for what the package has started before it. */
export const isOwn = ({ isEarly }: Goroutine, entry: EntryKind): boolean =>
  !isEarly || (entry !== 'function' && entry !== 'method');

/** Whether all who go on without coming to a visible step do so for ever. */
export function loopsForEver({ goroutines }: State): boolean {
  return goroutines.every(({ pending }) => pending?.kind !== 'endless' || pending.isSure);
}

function spinning(state: State, entry: EntryKind): Fault | null {
  if (state.finished && entry === 'main') return null;
  const one = state.goroutines.find(({ pending }) => pending?.kind === 'endless' && pending.isSure);
  if (one === undefined) return null;
  const words = `${one.name} loops for ever, and nobody can notice`;
  return { property: 'terminates', words, ending: 'endless', blocked: [] };
}

function leftBehind(
  state: State,
  waiting: readonly Goroutine[],
  entry: EntryKind,
): readonly Fault[] {
  const blocked = waiting.map(({ id }) => id);
  const names = waiting.map(({ name }) => name).join(', ');
  if (!state.finished && waiting.length < state.goroutines.length)
    return [
      {
        property: 'no-leak',
        words: `${names} ${blocked.length === 1 ? 'waits' : 'wait'} for ever while others go on`,
        ending: 'leak',
        blocked,
      },
    ];
  if (state.finished)
    return [
      {
        property: 'no-leak',
        words: `${names} ${blocked.length === 1 ? 'waits' : 'wait'} for ever after the end`,
        ending: 'leak',
        blocked,
      },
    ];
  if (state.timers.some(outlastsAll))
    return [
      {
        property: 'no-leak',
        words: `${names} ${blocked.length === 1 ? 'waits' : 'wait'} for the ${yearsOf(state.timers)} of a timer`,
        ending: 'leak',
        blocked,
      },
    ];
  const deadlock: Fault = {
    property: 'no-deadlock',
    words: `all goroutines are asleep: ${names}`,
    ending: 'deadlock',
    blocked,
  };
  // Whoever called a function other than main goes on, and these stay.
  return entry === 'main' ? [deadlock] : [deadlock, { ...deadlock, property: 'no-leak' }];
}

function unreadChannel(system: GoSystem, state: State): Fault | null {
  const others = reachedByOthers(state);
  for (const object of state.channels) {
    if (others.has(object)) continue;
    if (!state.heap.has(object)) continue;
    const channel = state.heap.get(object);
    if (!(channel instanceof ChannelObject) || channel.buffer.length === 0) continue;
    if (state.timers.some(({ action }) => isFor(action, object))) continue;
    const file = system.program.plain.files[channel.origin.span.file];
    if (file?.library !== false) continue;
    const name = channel.origin.name === '' ? 'a channel' : channel.origin.name;
    return {
      property: 'eventual-reception',
      words: `${String(channel.buffer.length)} of what was sent to ${name} is never received`,
      ending: 'unread',
      blocked: [],
    };
  }
  return null;
}

/** Signals are sent to it, which nobody has to receive. */
const isFor = (action: TimerAction, channel: number): boolean =>
  action.kind === 'deliver' && action.channel.object === channel;

/** An Add from zero that may come before or after a Wait: the Wait may have seen zero already. */
function waitGroupMisuse(state: State): Fault | null {
  for (const { pending, name } of state.goroutines) {
    if (pending?.kind !== 'add' || pending.amount <= 0) continue;
    const value = peekIn(state, pending.waitgroup) as WaitGroupValue | null;
    if (value !== null && value.counter !== 0) continue;
    const place = pending.waitgroup;
    const waiter = state.goroutines.find(
      (other) =>
        other.pending?.kind === 'wait' &&
        other.pending.waitgroup.object === place.object &&
        String(other.pending.waitgroup.path) === String(place.path),
    );
    if (waiter !== undefined)
      return {
        property: 'waitgroup-safety',
        words: `${name} adds to a counter of zero while ${waiter.name} may already wait`,
        ending: 'misuse',
        blocked: [],
      };
  }
  return null;
}

/** Where the package fails to initialize, which it is supposed to do, nobody calls its functions. */
const isNeverCalled = ({ initialized, decided }: State, entry: EntryKind): boolean =>
  !initialized && decided !== null && (entry === 'function' || entry === 'method');

export function faultOfStop(stop: Stop, before: State, entry: EntryKind): Fault | null {
  const property = propertyOf(stop);
  if (property === null || stop.kind !== 'crash') return null;
  // When main has returned the process is gone.
  if (before.finished && entry === 'main') return null;
  if (isNeverCalled(before, entry)) return null;
  const message = crashText(stop.cause);
  return {
    property,
    words: `${stop.goroutine.name} panics: ${message}`,
    ending: message,
    blocked: [],
  };
}

export function faultsOfRace(race: Race, after: State): readonly Fault[] {
  if (!isRace(race.conflict)) return [];
  const { first, second } = race.conflict;
  const isMap =
    after.heap.has(race.conflict.object) && after.heap.get(race.conflict.object).kind === 'map';
  const kind =
    first.write && second.write ? 'write at the same time' : 'read and write at the same time';
  const words = `two goroutines ${kind}`;
  const fault: Fault = { property: 'race-free', words, ending: 'race', blocked: [] };
  if (!isMap) return [fault];
  const ending =
    first.write && second.write
      ? 'fatal error: concurrent map writes'
      : 'fatal error: concurrent map read and map write';
  return [fault, { property: 'no-panic', words: `${words} in a map`, ending, blocked: [] }];
}
