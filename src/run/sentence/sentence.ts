import { toSentence } from '../../base/sentence.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { Event, Happening } from '../event.ts';
import type { WaitReason } from '../observation.ts';
import type { Crash, Stop } from '../system.ts';
import { channelEvents, channelWaits } from './channel.ts';
import { condEvents, condWaits } from './cond.ts';
import { controlEvents } from './control.ts';
import { contextEvents, outputEvents, variableEvents } from './data.ts';
import { explainBy, narrateBy } from './dispatch.ts';
import { lockEvents, lockWaits } from './lock.ts';
import { selectEvents, selectWaits } from './select.ts';
import type { Explaining, Narration } from './narration.ts';
import { listed } from './narration.ts';
import { timerEvents, timerWaits } from './timer.ts';
import { waitGroupEvents, waitGroupWaits } from './waitgroup.ts';

const events: Narration<Happening> = {
  ...channelEvents,
  ...selectEvents,
  ...waitGroupEvents,
  ...lockEvents,
  ...condEvents,
  ...timerEvents,
  ...contextEvents,
  ...variableEvents,
  ...outputEvents,
  ...controlEvents,
};

const waits: Explaining<WaitReason> = {
  ...channelWaits,
  ...selectWaits,
  ...waitGroupWaits,
  ...lockWaits,
  ...condWaits,
  ...timerWaits,
};

/** Why a goroutine cannot move, to stand after its name: "waits to send on c: its buffer is full (2 of 2)". */
export function explainWait(reason: WaitReason): string {
  return explainBy(waits, reason);
}

/** What a step that moved did, as a sentence. */
export function describeEvent(event: Event): string {
  const { goroutine, what, ended } = event;
  const words = narrateBy(events, what, event);
  const narrated = goroutine === null ? words : `${goroutine.name} ${words}`;
  if (ended.length === 0 || what.kind === 'return') return toSentence(narrated);
  const names = ended.map(({ name }) => name);
  return `${narrated}; ${listed(names)} ${names.length > 1 ? 'have' : 'has'} ended.`;
}

/** What a step ran into that ended the whole run. */
export function describeStop(stop: Stop): string {
  switch (stop.kind) {
    case 'crash':
      return toSentence(`${stop.goroutine.name} panics: ${describeCause(stop)}`);
    case 'too-large':
      return `The number ${stop.value} is too large to go on.`;
    case 'exit':
      return `${stop.goroutine.name} ends the program with exit code ${stop.code}.`;
    default:
      return unreachable(stop);
  }
}

function describeCause({ operation, cause }: Crash): string {
  switch (cause.kind) {
    case 'division-by-zero':
      return `${operation} divides by zero`;
    case 'negative-capacity':
      return `${operation} asks for room for ${cause.capacity} values`;
    case 'negative-counter':
      return `${operation} takes the counter below zero, to ${cause.counter}`;
    case 'send-on-closed':
      return `${operation} sends on a closed channel`;
    case 'close-of-closed':
      return `${operation} closes a channel that is closed already`;
    case 'close-of-nil':
      return `${operation} closes a nil channel`;
    case 'unlock-of-unlocked':
      return `${operation} unlocks what is not locked`;
    case 'panic':
      return cause.message;
    default:
      return unreachable(cause);
  }
}
