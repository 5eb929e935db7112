import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerEntry } from '../../src/watch/answer.ts';
import { entriesOf, openProgram } from '../../src/watch/go-program.ts';
import { playProgram } from '../../src/watch/play-program.ts';
import { goReader } from '../support/go.ts';

const text = `package p

import "sync"

func All(n int) {
	var wg sync.WaitGroup
	c := make(chan int)
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() { defer wg.Done(); c <- i }()
	}
	wg.Wait()
}
`;
const go = openProgram(goReader(), text)!;
const entry = entriesOf(go)[0]!;
const alone = { isCancelled: () => false, onValues: () => undefined } as const;

function play(trace: string, value: string, keep: number | null, then: number | null) {
  return playProgram(go, entry, { values: [{ name: 'n', value }], trace, keep, then, view: null });
}

function isHarmless(played: ReturnType<typeof play>): void {
  if (played.kind === 'refused') expect(played.message).toMatch(/^\S.*\.$/s);
  else expect(played.run.frames.length).toBeGreaterThan(0);
}

test('the run of a link that lost or changed some letters is played, or refused in a sentence', () => {
  const { worst, showRun } = answerEntry(go, entry, { level: 0, values: null }, alone);
  const { trace, values } = showRun(worst!)!;
  const letters = fc.constantFrom(...'sia0123456789.~_mpr<-\u0000');
  fc.assert(
    fc.property(fc.nat(trace.length), fc.nat(4), fc.array(letters), (at, cut, put) => {
      isHarmless(
        play(
          trace.slice(0, at) + put.join('') + trace.slice(at + cut),
          values[0]!.value,
          null,
          null,
        ),
      );
    }),
    { numRuns: 400, seed: 4 },
  );
});

test('so are values and moves of any kind', () => {
  const numbers = fc.option(fc.integer({ min: -5, max: 1_000_000 }));
  fc.assert(
    fc.property(fc.string(), numbers, numbers, (value, keep, then) => {
      isHarmless(play('s~1p', value, keep, then));
    }),
    { numRuns: 200, seed: 5 },
  );
});
