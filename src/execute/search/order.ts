import { isRace } from '../state/access.ts';
import { Touched } from '../state/touched.ts';
import type { GoSystem } from '../system.ts';
import { explore, type ExploreOptions } from './explore.ts';
import { loopsForEver } from './judge.ts';

/**
 * Whether nobody races even if goroutines learn nothing of others where Go orders nothing. Then what somebody learns
 * there keeps no two accesses apart: a step that needs nothing of others can be made before theirs as well.
 */
export function isFreeWithoutOrder(system: GoSystem, options: ExploreOptions): boolean {
  const { machine } = system;
  machine.showing = false;
  let isSeen = system.begun.stop === null;
  const giveUp = (): boolean => {
    isSeen = false;
    return true;
  };
  const { closed } = explore(system, options, {
    state: (state) => {
      const isCut = system.goesOn(state) && !loopsForEver(state);
      return (isCut || machine.lengthy.size > 0) && giveUp();
    },
    stop: ({ kind }) => kind === 'too-large' && giveUp(),
    race: ({ conflict }) => {
      const { first, second } = conflict;
      const isStep = (site: number): boolean =>
        machine.visibleSites[site] === 1 && !machine.gathered.has(site);
      // Of atomic accesses that are steps already no more is to be seen.
      const isFollowed = isStep(first.site) && isStep(second.site);
      return (isRace(conflict) || !isFollowed) && giveUp();
    },
  });
  const isWhole = machine.narrowed.size === 0 && !machine.overflow && machine.unordered === null;
  return isSeen && closed && isWhole;
}

/** Whether no two goroutines ever touch one place of which one of them writes. */
export function isEachAlone(system: GoSystem, options: ExploreOptions): boolean {
  const touched = new Touched();
  system.machine.showing = false;
  system.machine.touched = touched;
  const ignored = { state: () => false, stop: () => false, race: () => false };
  return explore(system, options, ignored).closed && !touched.isShared;
}
