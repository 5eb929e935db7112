import { describe, expect, test } from 'vitest';
import { boundTo, machineOf } from '../../tests/explore/machines.ts';
import { replay } from '../run/replay.ts';
import { runTask } from '../run/task.ts';
import { explainStuck, stuckAtEnd, type NarratedRun } from '../run/narrate.ts';
import { parseTrace } from '../run/trace-text.ts';
import { explore } from './explore.ts';
import type { State, View, ViewTrace } from './state.ts';
import { toSystem } from './system.ts';
import { narrateTrace } from './narrate.ts';
import { startWorkClock } from '../../tests/support/work-clock.ts';

function traceOf(text: string): ViewTrace {
  const parsed = parseTrace(text);
  if (!parsed.ok) throw new Error(parsed.message);
  const { dialect, moves } = parsed.trace;
  if (dialect === 'program') throw new Error('it is no run of VirGo');
  return { dialect, moves };
}

function narrated(
  text: string,
  values: Readonly<Record<string, number>>,
  trace: string,
): NarratedRun<State> {
  return narrateTrace(boundTo(machineOf(text), values), traceOf(trace));
}

const sentences = (run: NarratedRun<State>): readonly string[] =>
  run.steps.map(({ sentence }) => sentence);

const fanOut = `c = chan [x]; w = WaitGroup; w.Add(2);
go { c!; w.Add(-1) }
if x > 3 { return } else { c? }
for k : 1 .. x { c! }
w.Wait()`;

describe('a run as it is narrated', () => {
  test('has a sentence for every step', () => {
    const run = narrated(fanOut, { x: 2 }, '1g.0mag.1sa.0brhsnh');
    expect(sentences(run)).toEqual([
      'main makes c, with room for 2 values.',
      'main adds 2 to w, whose counter is now 2.',
      'main starts goroutine 1.',
      'goroutine 1 sends on c, whose buffer now holds 1 of 2.',
      'goroutine 1 takes 1 off w, whose counter is now 1; goroutine 1 has ended.',
      'main skips the branch, since x > 3 does not hold.',
      'main receives from c, whose buffer now holds 0 of 2.',
      'main begins iteration 1 of 1, with k = 1.',
      'main sends on c, whose buffer now holds 1 of 2.',
      'main ends iteration 1 of 1; k is now 2.',
      'main leaves the loop over k after 1 iteration.',
    ]);
    expect(run.ending).toEqual({ kind: 'stuck', goroutines: [0] });
    expect(stuckAtEnd(run).map(explainStuck)).toEqual(['main waits for w: its counter is 1.']);
  });

  test('tells an exchange in both views', () => {
    const text = 'c = chan [0]; go { c! }; c?';
    expect(sentences(narrated(text, {}, '1g.0mg.1x0')).slice(2)).toEqual([
      'goroutine 1 sends on c and main receives; goroutine 1 and main have ended.',
    ]);
    expect(sentences(narrated(text, {}, '1e.0mg.1o.0t.1k')).slice(2)).toEqual([
      'goroutine 1 offers a value on c.',
      'main takes the value offered on c; main has ended.',
      'goroutine 1 sees that its value on c was taken; goroutine 1 has ended.',
    ]);
  });

  test.each([
    ['c = chan [1 - 3]', '1g.0m', 'main panics: c = chan [1 - 3] asks for room for -2 values.'],
    [
      'w = WaitGroup; w.Add(-2)',
      '1g.0a',
      'main panics: w.Add(-2) takes the counter below zero, to -2.',
    ],
    ['if 1 / 0 == 1 { return }', '1g.0b', 'main panics: if 1 / 0 == 1 divides by zero.'],
    ['for i : 0 .. 2 / 0 { }', '1g.0h', 'main panics: for i : 0 .. 2 / 0 divides by zero.'],
  ])('tells the crash of %s', (text, trace, sentence) => {
    const { steps, ending } = narrated(text, {}, trace);
    expect(steps.at(-1)).toMatchObject({ sentence, event: null, changes: [] });
    expect(ending.kind).toBe('crash');
  });

  test('says what each step changed, and where it stands in the text', () => {
    const run = narrated(fanOut, { x: 2 }, '1g.0mag.1s.0brhsn');
    const [, add, spawn, send, , , , , next] = run.steps;
    expect(add!.changes).toEqual([{ name: 'w', resource: 'w0', from: '0', to: '2' }]);
    expect(spawn!.changes).toEqual([]);
    expect(send!.changes).toEqual([{ name: 'c', resource: 'c0', from: '0', to: '1' }]);
    expect(next!.changes).toEqual([{ name: 'k', resource: null, from: '1', to: '2' }]);
    const frame = send!.goroutine!.stack[0]!;
    expect(fanOut.slice(frame.span.start, frame.span.end)).toBe('c!');
    expect(send!.goroutine!.name).toBe('goroutine 1');
    expect(frame).toMatchObject({ line: 0, operation: 'c!' });
  });

  test('names the place of a sender that is stuck behind its offer', () => {
    const text = 'c = chan [0]; c!';
    const [main] = stuckAtEnd(narrated(text, {}, '1e.0mo'));
    expect(main).toMatchObject({ name: 'main', stack: [{ line: 2 }] });
    const { start, end } = main!.stack[0]!.span;
    expect(text.slice(start, end)).toBe('c!');
  });
});

describe('a run of a program that has changed', () => {
  const broken = (text: string, trace: string): { at: number; message: string } => {
    const { dialect, moves } = traceOf(trace);
    const result = replay(toSystem(boundTo(machineOf(text)), dialect), moves);
    if (result.kind === 'played') throw new Error('it replays');
    return result;
  };

  test.each([
    ['c = chan [1]; c!; c!', '1g.0mss', 2, 'main waits to send on c: its buffer is full (1 of 1)'],
    ['c = chan [1]; c?', '1g.0ms', 1, 'main waits to receive from c: its buffer is empty'],
    ['c = chan [1]; c!', '1g.0mg', 1, 'main is at another operation, c!'],
    ['c = chan [1]; c!', '1g.0ms.1s', 2, 'there is no goroutine 1'],
    ['c = chan [1]; go { c! }', '1g.0m.1s', 1, 'goroutine 1 has not been started'],
    ['c = chan [1]; c!', '1g.0mss', 2, 'main has ended'],
    [
      'c = chan [0]; go { c? }; c!',
      '1g.0mg.0x7',
      2,
      'main cannot hand a value to goroutine 7 here',
    ],
    ['c = chan [-1]; c!', '1g.0ms', 1, 'the run ends with step 1'],
  ])('%s fails at the step that no longer exists', (text, trace, at, reason) => {
    expect(broken(text, trace)).toMatchObject({
      at,
      message: `Step ${at + 1} cannot be replayed: ${reason}.`,
    });
  });
});

describe('a long run', () => {
  const text = 'c = chan [0]; go { for 0 .. n { c! } }; for 0 .. n + 1 { c? }';

  test.each(['go', 'encoding'] as const)(
    'of 1,000 steps is no trouble, in the view %s',
    (view: View) => {
      const bound = boundTo(machineOf(text), { n: 300 });
      const { shortest } = runTask(explore(bound, { view }));
      expect(shortest!.trace.moves.length).toBeGreaterThan(1_000);
      const spent = startWorkClock();
      const { ending } = narrateTrace(bound, shortest!.trace);
      expect(spent()).toBeLessThan(1_000);
      expect(ending.kind).toBe('stuck');
    },
  );
});

test('a run may stop anywhere', () => {
  const system = toSystem(boundTo(machineOf('c = chan [1]; c!; c!')), 'go');
  expect(replay(system, traceOf('1g.0m').moves)).toMatchObject({ ending: { kind: 'unfinished' } });
  expect(replay(system, [])).toMatchObject({ states: [{}], ending: { kind: 'unfinished' } });
});
