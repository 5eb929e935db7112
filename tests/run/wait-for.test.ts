import { expect, test } from 'vitest';
import { toSystem } from '../../src/explore/system.ts';
import { endingAt } from '../../src/run/ending.ts';
import type { GoroutineId } from '../../src/run/names.ts';
import type { System } from '../../src/run/system.ts';
import { toWaitForGraph } from '../../src/run/wait-for.ts';
import { makeDice } from '../differential/generate/dice.ts';
import { generatedMachines } from './generated.ts';

/** Walks at random, and at each step asks who is doomed; returns how often somebody was before the end. */
function walk<State>(system: System<State>, seed: number, text: string): number {
  const dice = makeDice(seed);
  let state = system.initial;
  let early = 0;
  const doomed = new Set<GoroutineId>();
  for (;;) {
    const observation = system.observe(state);
    const graph = toWaitForGraph(observation);
    graph.doomed.forEach((one) => doomed.add(one));
    const moves = system.moves(state);
    const involved = new Set(moves.flatMap(({ mover, partner }) => [mover.id, partner?.id]));
    const moving = [...doomed].filter((one) => involved.has(one));
    if (moving.length > 0)
      expect(
        moving,
        `${text}
move although they are doomed`,
      ).toEqual([]);
    const wrong = observation.goroutines.filter(
      ({ id, status }) => involved.has(id) !== (status === 'ready'),
    );
    if (wrong.length > 0)
      expect(
        wrong,
        `${text}
ready or not`,
      ).toEqual([]);
    if (moves.length === 0) {
      // Nobody who is stuck waits for somebody else than those who are stuck.
      const ending = endingAt(system, state);
      if (ending.kind === 'stuck') expect([...graph.doomed]).toEqual(ending.goroutines);
      return early;
    }
    if (graph.doomed.length > 0) early++;
    const outcome = system.step(state, moves[dice.below(moves.length)]!);
    if (outcome.kind === 'ended') return early;
    state = outcome.state;
  }
}

test.each(['go', 'encoding'] as const)(
  'who is doomed never moves again, in the view %s',
  (view) => {
    let early = 0;
    let seed = 0;
    for (const [text, bound] of generatedMachines(60)) {
      seed++;
      early += walk(toSystem(bound, view), seed, text);
    }
    // It is worth asking before the end.
    expect(early).toBeGreaterThan(30);
  },
);
