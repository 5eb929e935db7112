import { expect, test } from 'vitest';
import { toGraphSystem } from '../../src/explore/graph/system.ts';
import { toMoves } from '../../src/explore/graph/to-moves.ts';
import { toGraph } from '../../src/process/graph/to-graph.ts';
import { narrateRun } from '../../src/run/narrate.ts';
import { replay } from '../../src/run/replay.ts';
import { findFailure } from '../../src/verdict/counting/find-failure.ts';
import { dice, valuationsOf } from '../../src/verdict/counting/random-samples.ts';
import { readCorpus } from '../differential/counting/corpus.ts';

const corpus = readCorpus();
const wrong = corpus.filter(({ isCorrect }) => !isCorrect);

test.each(wrong)('the run that $name fails by is replayed', ({ checked }) => {
  const graph = toGraph(checked);
  const { valuation, run, ending } = findFailure(graph)!;
  const system = toGraphSystem(graph, valuation);
  const moves = toMoves(graph, valuation, run, ending);
  const played = replay(system, moves);
  expect(played.kind === 'played' && played.ending.kind).toBe(ending);
  for (const state of played.states) {
    const { goroutines } = system.observe(state);
    for (const one of goroutines) {
      // Who is not ready has a reason.
      expect(one.waits === null).toBe(one.status !== 'waiting');
      for (const { listing, line } of one.stack) {
        expect(system.listings[listing]!.lines[line]).toBeDefined();
      }
    }
  }
  if (played.kind !== 'played') return;
  // Every step has a sentence.
  expect(narrateRun(system, moves, played).steps.every(({ sentence }) => sentence !== '')).toBe(
    true,
  );
});

test.each(corpus.filter(({ isCorrect }) => isCorrect))('runs of $name end well', ({ checked }) => {
  const graph = toGraph(checked);
  const below = dice(11);
  for (const valuation of valuationsOf(graph, below, 2)) {
    const system = toGraphSystem(graph, valuation);
    let state = system.initial;
    for (let step = 0; step < 150; step++) {
      const moves = system.moves(state);
      if (moves.length === 0) {
        expect(system.alive(state)).toEqual([]);
        break;
      }
      const outcome = system.step(state, moves[below(moves.length)]!);
      if (outcome.kind !== 'moved') throw new Error('a correct program crashes');
      state = outcome.state;
    }
    system.observe(state);
  }
});
