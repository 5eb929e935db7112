import { expect, test } from 'vitest';
import type { GoroutineView, RunView, StepView } from '../../protocol/run-view.ts';
import { printAnimation, printStep } from './animation-file.ts';

const main = { id: 1, name: 'main' };
const other = { id: 2, name: 'goroutine 2 (line 4)' };

function view(one: typeof main, status: GoroutineView['status']): GoroutineView {
  return { ...one, status, listing: 0, stack: [], next: null, reason: null, moved: false };
}

function step(what: StepView['what'], line: number, sentence: string): StepView {
  const range = { start: { line, column: 1 }, end: { line, column: 2 } };
  const places = [{ start: 0, end: 1, range }];
  return { goroutine: 1, partner: 2, what, operation: 'c <- 1', places, sentence, changes: [] };
}

const channel = { id: 'c1', name: 'c' };
const still = { resources: [], moves: [] };
const run: RunView = {
  values: [],
  view: 'program',
  trace: '',
  goroutines: [main, other],
  listings: [],
  ending: { kind: 'stuck', sentence: 'One waits <for ever> & "ever".' },
  frames: [
    { ...still, step: null, goroutines: [view(main, 'ready')] },
    {
      ...still,
      step: step({ kind: 'spawn', started: other }, 4, 'main starts "it".'),
      goroutines: [view(main, 'ready'), view(other, 'ready')],
    },
    {
      ...still,
      step: step({ kind: 'exchange', channel, value: '1' }, 5, 'A value goes over.'),
      goroutines: [view(main, 'ended'), view(other, 'stuck')],
    },
  ],
};
const source = 'package main\n\nfunc main() {\n\tif a && b < c { go f() }\n\tc <- 1\n}\n';

/** Every tag is closed, in the order in which they were opened. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  for (const [, end, name, closed] of text.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (end === '/' && open.pop() !== name) return false;
    if (end !== '/' && closed !== '/') open.push(name!);
  }
  return open.length === 0 && !/&(?!amp;|lt;|quot;)/.test(text);
}

test('the moving picture has every step, and its values are as many as its times', () => {
  const text = printAnimation(run, source);
  expect(isWellFormed(text)).toBe(true);
  expect(text).toContain('One waits &lt;for ever');
  const counts = [...text.matchAll(/values="([^"]*)" keyTimes="([^"]*)"/g)].map(
    ([, values, times]) => [values!.split(';').length, times!.split(';').length],
  );
  expect(counts.length).toBeGreaterThan(6);
  for (const [values, times] of counts) expect(values).toBe(times);
});

test('a still picture has what has happened by its step, and nothing of the next', () => {
  const text = printStep(run, source, 1);
  expect(isWellFormed(text)).toBe(true);
  expect(text).toContain('main starts &quot;it&quot;.');
  expect(text).not.toContain('One waits');
  expect(printStep(run, source, 2)).toContain('One waits');
});
