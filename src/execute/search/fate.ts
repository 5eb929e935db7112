import type { Move } from '../../run/move.ts';
import type { State } from '../state/state.ts';
import type { GoSystem } from '../system.ts';

/** What can still become of a goroutine. */
type Fate = 'moves' | 'stays' | 'open';

/**
 * Whether a goroutine can ever move again, whatever the others do. Runs all of them from this state, without
 * reduction, and keeps goroutines apart by their ids.
 */
export function fateOf(
  system: GoSystem,
  from: State,
  goroutine: number,
  budget: number,
  isCancelled: () => boolean,
): Fate {
  const seen = new Set<string>();
  const work: State[] = [from];
  for (let state = work.pop(); state !== undefined; state = work.pop()) {
    const key = `${system.key(state)}${String(system.alive(state).indexOf(goroutine))}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > budget || system.goesOn(state)) return 'open';
    if ((seen.size & 255) === 0 && isCancelled()) return 'open';
    if (system.holdsBack(state)) return 'open';
    for (const move of system.moves(state)) {
      if (involves(move, goroutine)) return 'moves';
      const step = system.advance(state, move, false);
      if (step.stop !== null) continue;
      const after = step.state.find(goroutine);
      if (after === null || after.pending?.kind !== state.find(goroutine)?.pending?.kind)
        return 'moves';
      work.push(step.state);
    }
  }
  return 'stays';
}

function involves(move: Move, goroutine: number): boolean {
  return (
    (move.mover.kind === 'goroutine' && move.mover.id === goroutine) ||
    move.partner?.id === goroutine
  );
}
