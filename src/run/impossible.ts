import type { Move, Partner } from './move.ts';
import type { Goroutine } from './observation.ts';
import { explainWait } from './sentence/sentence.ts';
import type { System } from './system.ts';

/** Why a move is not among the moves of a state, in words. */
export function explainImpossible<State>(system: System<State>, state: State, move: Move): string {
  const { mover, partner } = move;
  if (mover.kind === 'timer') return `timer ${mover.id} does not fire here`;
  const { goroutines } = system.observe(state);
  const goroutine = goroutines.find(({ id }) => id === mover.id);
  if (goroutine === undefined) return `there is no goroutine ${mover.id}`;
  const { name, status, waits, stack } = goroutine;
  if (status === 'not started') return `${name} has not been started`;
  if (status === 'ended') return `${name} has ended`;
  if (waits !== null) return `${name} ${explainWait(waits.reason)}`;
  const own = system
    .moves(state)
    .filter((one) => one.mover.kind === 'goroutine' && one.mover.id === mover.id);
  if (partner !== null && own.some((one) => one.partner !== null)) {
    return `${name} cannot hand a value to ${partnerName(goroutines, partner)} here`;
  }
  return `${name} is at another operation, ${stack[0]?.operation ?? 'which is not known'}`;
}

function partnerName(goroutines: readonly Goroutine[], { id }: Partner): string {
  return goroutines.find((one) => one.id === id)?.name ?? `goroutine ${id}`;
}
