import type { Goroutine } from '../state/goroutine.ts';
import { eachObjectReference } from '../state/reach.ts';
import { ChannelObject } from '../state/heap.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';
import { objectsOf } from './footprint.ts';

export const waitsForOthers = 'waits for what others were given, who may serve it';

/**
 * Whether somebody of these waits for what others were given of whom there is no text. They may serve it, so
 * that nobody is known to be left behind; nor is it known what comes then.
 */
export function mayBeServed(
  { machine }: GoSystem,
  state: State,
  waiting: readonly Goroutine[],
): boolean {
  if (state.given.size === 0) return false;
  const reached = reachedByOthers(state);
  const served = waiting.find(({ pending }) => {
    const objects = pending === null ? [] : objectsOf(pending);
    return objects !== 'everything' && objects.some((object) => reached.has(object));
  });
  if (served === undefined) return false;
  machine.narrowed.add(`${served.name} ${waitsForOthers}`);
  return true;
}

/**
 * Whoever was returned a channel may come in wherever somebody waits at it, which no run shows: that he does not is
 * granted. Who finds room in a buffer, or the channel closed, finds it so in any case.
 */
export function grantUnused({ machine }: GoSystem, state: State): void {
  if (!state.finished || state.given.size === 0) return;
  const reached = reachedByOthers(state);
  for (const { pending } of state.goroutines)
    for (const one of pending?.kind === 'select'
      ? pending.cases
      : pending === null
        ? []
        : [pending])
      if ((one.kind === 'send' || one.kind === 'receive') && one.channel !== null) {
        const { object } = one.channel;
        const channel = reached.has(object) ? state.heap.get(object) : null;
        if (channel instanceof ChannelObject && !isSettled(one.kind, channel))
          machine.grant(unusedWords(machine.granted, channel.origin.name));
      }
}

const isSettled = (
  kind: 'send' | 'receive',
  { closed, buffer, capacity }: ChannelObject,
): boolean => (kind === 'send' ? buffer.length < capacity : closed && buffer.length === 0);

function unusedWords(granted: ReadonlySet<string>, name: string): string {
  const known = [...granted].find((words) => words.endsWith(` leaves ${name} alone`));
  return known ?? `whoever it is returned to leaves ${name === '' ? 'a channel' : name} alone`;
}

/** What others were given, with all that it leads to. */
export function reachedByOthers({ heap, given }: State): ReadonlySet<number> {
  const reached = new Set(given);
  // What is added while it is gone through is gone through, too.
  for (const object of reached)
    eachObjectReference(heap.get(object), (inner) => reached.add(inner));
  return reached;
}
