import { expect, test } from 'vitest';
import type { Goroutine, Observation, Resource } from './observation.ts';
import { toWaitForGraph } from './wait-for.ts';

/** By goroutine: whom it waits for; null where it can move. */
function observed(
  waits: readonly (readonly number[] | null)[],
  resources: readonly Resource[] = [],
): Observation {
  const lock = { id: 'm0', name: 'mu' };
  return {
    resources,
    goroutines: waits.map((goroutines, id): Goroutine => ({
      id,
      name: `goroutine ${id}`,
      status: goroutines === null ? 'ready' : 'waiting',
      listing: 0,
      stack: [],
      intent: null,
      waits: goroutines && {
        reason: { kind: 'locked', lock, mode: 'write', by: [], behind: [] },
        resources: [lock.id],
        goroutines,
      },
    })),
  };
}

test('two who wait for each other are a cycle, and doomed, and so is who waits for them alone', () => {
  const graph = toWaitForGraph(observed([[1], [0], [0, 1], null]));
  expect(graph.cycles).toEqual([[0, 1]]);
  expect(graph.doomed).toEqual([0, 1, 2]);
  expect(graph.edges).toContainEqual({ from: 2, to: 1, resources: ['m0'] });
});

test('a cycle that somebody can open from outside is a cycle, but nobody is doomed', () => {
  const graph = toWaitForGraph(observed([[1, 2], [0], null]));
  expect(graph.cycles).toEqual([[0, 1]]);
  expect(graph.doomed).toEqual([]);
});

test('who waits for itself is a cycle of one, and who waits for nobody is doomed without any', () => {
  const graph = toWaitForGraph(observed([[0], []]));
  expect(graph.cycles).toEqual([[0]]);
  expect(graph.doomed).toEqual([0, 1]);
});

test('while a timer runs nobody is doomed', () => {
  const timer = {
    kind: 'timer',
    id: 't0',
    name: 'timeout',
    status: 'running',
    deadline: '1s',
  } as const;
  expect(toWaitForGraph(observed([[]], [timer])).doomed).toEqual([]);
  expect(toWaitForGraph(observed([[]], [{ ...timer, status: 'fired' }])).doomed).toEqual([0]);
});
