import { replay } from '../run/replay.ts';
import { narrateRun, type NarratedRun } from '../run/narrate.ts';
import type { BoundMachine } from './bound-machine.ts';
import type { State, ViewTrace } from './state.ts';
import { toSystem } from './system.ts';

/** Tells a run that a search has found, or one that was played before. */
export function narrateTrace(
  bound: BoundMachine,
  { dialect, moves }: ViewTrace,
): NarratedRun<State> {
  const system = toSystem(bound, dialect);
  const played = replay(system, moves);
  if (played.kind === 'broken') throw new Error(`a run does not replay: ${played.message}`);
  return narrateRun(system, moves, played);
}
