import { unreachable } from '../../base/unreachable.ts';
import type { ResourceView, WordsView } from '../../protocol/run-view.ts';
import type { Change } from '../../run/change.ts';
import type { Resource } from '../../run/observation.ts';
import { tallyOf, type Tallies } from './tallies.ts';

/** What a resource looks like after a step that made these changes. */
export function toResourceView(
  resource: Resource,
  tallies: Tallies,
  changes: readonly Change[],
): ResourceView {
  const changed = changes.some((change) => change.resource === resource.id);
  const { sent, received, added, done } = tallyOf(tallies, resource.id);
  switch (resource.kind) {
    case 'channel':
      return { ...resource, sent, received, changed };
    case 'waitgroup':
      return { ...resource, added, done, changed };
    case 'lock':
    case 'timer':
    case 'context':
      return { ...resource, changed };
    case 'cond':
    case 'variable':
    case 'output': {
      const { kind, id, name } = resource;
      return { kind, id, name, changed, ...inWords(resource) };
    }
    default:
      return unreachable(resource);
  }
}

function inWords(
  resource: Extract<Resource, { readonly kind: WordsView['kind'] }>,
): Pick<WordsView, 'title' | 'state' | 'waiting'> {
  switch (resource.kind) {
    case 'cond':
      return {
        title: 'condition',
        state:
          resource.waiting.length === 0 ? 'nobody waits' : `${resource.waiting.length} waiting`,
        waiting: resource.waiting,
      };
    case 'variable':
      return { title: 'variable', state: resource.value, waiting: [] };
    case 'output':
      return { title: 'output', state: resource.text, waiting: [] };
    default:
      return unreachable(resource);
  }
}
