import { expect, test } from 'vitest';
import { answerEntry } from '../../src/watch/answer.ts';
import { entriesOf, openProgram } from '../../src/watch/go-program.ts';
import { playProgram } from '../../src/watch/play-program.ts';
import type { RunView } from '../../src/protocol/run-view.ts';
import { goReader } from '../support/go.ts';

const alone = { isCancelled: () => false, onValues: () => undefined } as const;

function worstRun(text: string) {
  const go = openProgram(goReader(), text)!;
  const [entry] = entriesOf(go).filter(({ name }) => name === 'main');
  const { worst, showRun } = answerEntry(go, entry!, { level: 0, values: null }, alone);
  return { go, entry: entry!, run: showRun(worst!)! };
}

const sentences = ({ frames }: RunView) => frames.flatMap(({ step }) => step?.sentence ?? []);

const withContexts = `package main

import (
	"context"
	"time"
)

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	child, stop := context.WithCancel(ctx)
	defer stop()
	<-child.Done()
	block := make(chan int)
	<-block
}
`;

test('what the library does for itself is left out of a run, and what it does for the program is not', () => {
  const { run } = worstRun(withContexts);
  const told = sentences(run);
  expect(told.join('\n')).not.toMatch(/ the lock of | takes the default/);
  expect(told.filter((one) => /closes (ctx|child)\.Done\(\)/.test(one))).toHaveLength(2);
  expect(told.some((one) => one.includes('fires'))).toBe(true);
  const folded = run.frames.reduce((sum, one) => sum + (one.folded ?? 0), 0);
  expect(folded).toBeGreaterThan(5);
  expect(run.frames.at(-1)!.taken).toBe(run.frames.length - 1 + folded);
});

test('such a run is replayed from a link, and goes on from any of its frames', () => {
  const { go, entry, run } = worstRun(withContexts);
  const play = (keep: number | null, then: number | null) =>
    playProgram(go, entry, { values: run.values, trace: run.trace, keep, then, view: null });
  const whole = play(null, null);
  expect(whole).toMatchObject({ kind: 'played', at: run.frames.length - 1 });
  run.frames.slice(0, -1).forEach((frame, at) => {
    const played = play(frame.taken!, 0);
    if (played.kind !== 'played') throw new Error(played.message);
    expect(played.run.frames[at]?.step).toEqual(frame.step);
    expect(played.run.frames.at(-1)!.taken).toBe(frame.taken! + 1);
  });
});

test('a lock that the program gives to the library is still seen to move', () => {
  const { run } = worstRun(`package main

import "sync"

func main() {
	var mu sync.Mutex
	c := sync.NewCond(&mu)
	mu.Lock()
	c.Wait()
}
`);
  expect(sentences(run).filter((one) => one.includes('unlocks mu'))).toHaveLength(1);
});
