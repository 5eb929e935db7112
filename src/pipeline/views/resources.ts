import { unreachable } from '../../base/unreachable.ts';
import type { ResourceView, WordsView } from '../../protocol/run-view.ts';
import type { Change } from '../../run/change.ts';
import type { LockResource } from '../../run/family/lock.ts';
import type { TimerResource } from '../../run/family/timer.ts';
import type { GoroutineId } from '../../run/names.ts';
import type { Resource } from '../../run/observation.ts';
import { listed } from '../../run/sentence/narration.ts';
import { tallyOf, type Tallies } from './tallies.ts';

/** What a resource looks like after a step that made these changes. */
export function toResourceView(
  resource: Resource,
  tallies: Tallies,
  changes: readonly Change[],
  nameOf: (goroutine: GoroutineId) => string,
): ResourceView {
  const changed = changes.some((change) => change.resource === resource.id);
  const { sent, received, added, done } = tallyOf(tallies, resource.id);
  switch (resource.kind) {
    case 'channel':
      return { ...resource, sent, received, changed };
    case 'waitgroup':
      return { ...resource, added, done, changed };
    case 'lock':
    case 'cond':
    case 'timer':
    case 'context':
    case 'variable':
    case 'output': {
      const { kind, id, name } = resource;
      return { kind, id, name, changed, ...inWords(resource, nameOf) };
    }
    default:
      return unreachable(resource);
  }
}

type Words = Pick<WordsView, 'title' | 'state' | 'waiting'>;

function inWords(
  resource: Extract<Resource, { readonly kind: WordsView['kind'] }>,
  nameOf: (goroutine: GoroutineId) => string,
): Words {
  switch (resource.kind) {
    case 'lock':
      return lockWords(resource, nameOf);
    case 'cond':
      return {
        title: 'condition',
        state:
          resource.waiting.length === 0 ? 'nobody waits' : `${resource.waiting.length} waiting`,
        waiting: resource.waiting,
      };
    case 'timer':
      return { title: 'timer', state: timerState(resource), waiting: [] };
    case 'context':
      return { title: 'context', state: resource.error ?? 'not done', waiting: [] };
    case 'variable':
      return { title: 'variable', state: resource.value, waiting: [] };
    case 'output':
      return { title: 'output', state: resource.text, waiting: [] };
    default:
      return unreachable(resource);
  }
}

function lockWords(
  { readable, holder, readers, queue }: LockResource,
  nameOf: (goroutine: GoroutineId) => string,
): Words {
  const state =
    holder !== null
      ? `locked by ${nameOf(holder)}`
      : readers.length > 0
        ? `read by ${listed(readers.map(nameOf))}`
        : 'free';
  return {
    title: readable ? 'RWMutex' : 'mutex',
    state,
    waiting: queue.map(({ goroutine }) => goroutine),
  };
}

function timerState({ status, deadline }: TimerResource): string {
  return status === 'running' && deadline !== null ? `fires at ${deadline}` : status;
}
