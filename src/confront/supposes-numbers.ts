import type { Program } from '../execute/compile/program.ts';
import type { CheckOptions, Checked } from '../execute/search/check.ts';
import { explore } from '../execute/search/explore.ts';
import { GoSystem } from '../execute/system.ts';

/**
 * Whether a number that nobody knows decided something somewhere: the machine tries a few small ones, so that
 * not all runs were seen.
 */
export function supposesNumbers(
  program: Program,
  { entry, values, limits, output, states, reduce, isCancelled }: CheckOptions,
  { visibleSites }: Checked,
): boolean {
  const timing = 'any';
  const system = new GoSystem(program, { entry, values, timing, limits, output, visibleSites });
  system.machine.showing = false;
  let isFound = false;
  const options = { states: 2 * states, reduce, isCancelled };
  explore(system, options, {
    state: ({ goroutines }) => {
      isFound ||= goroutines.some(
        ({ pending }) =>
          pending?.kind === 'choose' && pending.remember && typeof pending.options[0] === 'number',
      );
      return isFound;
    },
    stop: () => false,
    race: () => false,
  });
  return isFound;
}
