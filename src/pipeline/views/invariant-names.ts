import type { Family } from '../../encode/invariant/conjunct.ts';
import type { ConjunctView } from '../../protocol/fragment-view.ts';

export function nameOf(family: Family): ConjunctView['invariant'] {
  return names[family];
}

const names: Readonly<Record<Family, ConjunctView['invariant']>> = {
  'counter-range': { name: 'I_proc', figure: 'Fig. 7' },
  spawned: { name: 'I_go', figure: 'Fig. 13' },
  branch: { name: 'I_if', figure: 'Fig. 13' },
  returned: { name: 'I_ret', figure: 'Fig. 13' },
  loop: { name: 'I_for', figure: 'Fig. 13' },
  waitgroup: { name: 'I_wg', figure: 'Fig. 13' },
  'buffer-bounds': { name: 'I_async, I_sync: bounds', figure: 'Fig. 12' },
  monitor: { name: 'I_async, I_sync: sums', figure: 'Fig. 12' },
  'rendezvous-mutex': { name: 'I_noRendezvous, I_maxOneRendezvous', figure: 'Fig. 12' },
  capacity: { name: 'Capacity', figure: null },
  defined: { name: 'No division by zero', figure: null },
  'point-fact': { name: 'Learned at a point', figure: null },
};
