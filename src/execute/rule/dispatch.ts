import { unreachable } from '../../base/unreachable.ts';
import type { Event, Happening } from '../../run/event.ts';
import type { Move } from '../../run/move.ts';
import type { Machine } from '../machine.ts';
import type { Goroutine } from '../state/goroutine.ts';
import type { Pending } from '../state/pending.ts';
import type { State } from '../state/state.ts';
import { GivenUp } from '../value/broken-off.ts';
import { stepChannel } from './channel.ts';
import { stepCond } from './cond.ts';
import { stepControl } from './control.ts';
import { stepLock } from './lock.ts';
import { stepMemory } from './memory.ts';
import { noteHanded } from './handed.ts';
import { named } from './name.ts';
import { Step } from './step.ts';
import { fireTimer, stepTimer } from './timer.ts';
import { stepWaitGroup } from './waitgroup.ts';

export function makeStep(machine: Machine, before: State, move: Move, inPlace: boolean): Step {
  const owner = inPlace ? before.owner : machine.newOwner();
  const state = inPlace ? before : before.copy(owner);
  machine.owner = owner;
  machine.segment++;
  machine.state = state;
  machine.chosen = null;
  machine.decided = null;
  machine.passing = false;
  return new Step(machine, state, move);
}

export function carryOut(step: Step): Event {
  try {
    const event = happen(step);
    noteHanded(step.machine);
    return event;
  } catch (thrown) {
    // A goroutine may be too large to be started.
    if (!(thrown instanceof GivenUp)) throw thrown;
    step.giveUp(thrown.words);
    return toEvent(step, null, { kind: 'local' });
  }
}

function happen(step: Step): Event {
  const { move } = step;
  if (move.mover.kind === 'timer') {
    const what = fireTimer(step, move.mover.id);
    return toEvent(step, null, what);
  }
  const goroutine = step.goroutine(move.mover.id);
  const what = dispatch(step, goroutine, goroutine.pending!);
  return toEvent(step, goroutine, what);
}

/** What a step did at which nobody looks. */
const unseen: Event = { goroutine: null, partner: null, what: { kind: 'local' }, ended: [] };

function toEvent(step: Step, goroutine: Goroutine | null, what: Happening): Event {
  if (!step.machine.showing) return unseen;
  return {
    goroutine: goroutine ? named(goroutine) : null,
    partner: step.partner ? named(step.partner) : null,
    what,
    ended: step.ended.map(named),
  };
}

function dispatch(step: Step, goroutine: Goroutine, pending: Pending): Happening {
  switch (pending.kind) {
    case 'send':
    case 'receive':
    case 'close':
    case 'channel-length':
    case 'select':
      return stepChannel(step, goroutine, pending);
    case 'lock':
    case 'unlock':
    case 'try-lock':
    case 'write-lock':
    case 'write-locked':
    case 'write-unlock':
    case 'try-write-lock':
    case 'read-lock':
    case 'read-unlock':
    case 'try-read-lock':
      return stepLock(step, goroutine, pending);
    case 'add':
    case 'wait':
    case 'waited':
      return stepWaitGroup(step, goroutine, pending);
    case 'cond-enqueue':
    case 'cond-await':
    case 'signal':
    case 'broadcast':
      return stepCond(step, goroutine, pending);
    case 'sleep':
    case 'sleeping':
    case 'start-timer':
    case 'stop-timer':
    case 'expect':
      return stepTimer(step, goroutine, pending);
    case 'access':
    case 'atomic':
      return stepMemory(step, goroutine, pending);
    case 'spawn':
    case 'choose':
    case 'yield':
    case 'count':
    case 'print':
    case 'finish':
    case 'outside':
    case 'die':
    case 'endless':
      return stepControl(step, goroutine, pending);
    default:
      return unreachable(pending);
  }
}
