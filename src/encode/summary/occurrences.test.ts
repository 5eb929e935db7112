import { expect, test } from 'vitest';
import { machineOf } from '../../../tests/support/encoding.ts';
import { additions, byLoop, occurrences, receives, sends, spawns, waits } from './occurrences.ts';

const machine = machineOf(
  'c = chan [1]; d = chan [n]; w = WaitGroup; w.Add(2); ' +
    'go { for 0 .. n { c!; d? } w.Add(-1) } go { c!; w.Add(-1) } d!; for 0 .. n { c? } w.Wait()',
);

test('every point of every process is one occurrence', () => {
  const points = machine.processes.flatMap((process) =>
    process.points.map((_, point) => [process.index, point]),
  );
  expect(occurrences(machine).map(({ process, point }) => [process, point])).toEqual(points);
});

test('operations are found by their channel and waitgroup', () => {
  const counts = [0, 1].map((channel) => [
    sends(machine, channel).length,
    receives(machine, channel).length,
  ]);
  expect(counts).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(additions(machine, 0)).toHaveLength(3);
  expect(waits(machine, 0).map(({ process }) => process)).toEqual([0]);
  expect(spawns(machine)).toHaveLength(2);
});

test('those of a loop stand together, the others apart', () => {
  const { outside, inside } = byLoop(sends(machine, 0));
  expect(outside.map(({ process }) => process)).toEqual([2]);
  expect([...inside.values()].map((all) => all.map(({ process }) => process))).toEqual([[1]]);
});
