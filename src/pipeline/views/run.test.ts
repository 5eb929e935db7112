import { describe, expect, test } from 'vitest';
import { bindMachine } from '../../explore/bind.ts';
import { explore } from '../../explore/explore.ts';
import { runTask } from '../../run/task.ts';
import type { ChannelView, FrameView, RunView, WaitGroupView } from '../../protocol/run-view.ts';
import { compile } from '../compile.ts';
import { toRunView } from './run.ts';

/** The shortest run of a program at some values, bad if there is one. */
function play(source: string, values: Readonly<Record<string, bigint>> = {}): RunView {
  const { fragments, diagnostics } = compile(source, { kind: 'virgo' });
  if (fragments[0] === undefined) throw new Error(diagnostics[0]!.message);
  const { machine } = fragments[0];
  const valuation = new Map(Object.entries(values));
  const { shortest } = runTask(explore(bindMachine(machine, valuation)));
  return toRunView(machine, source, valuation, shortest!.trace);
}

const statuses = (frame: FrameView) => frame.goroutines.map(({ status }) => status);

const channelsIn = ({ resources }: FrameView): readonly ChannelView[] =>
  resources.flatMap((one) => (one.kind === 'channel' ? [one] : []));

const waitGroupsIn = ({ resources }: FrameView): readonly WaitGroupView[] =>
  resources.flatMap((one) => (one.kind === 'waitgroup' ? [one] : []));

describe('a run that gets stuck', () => {
  const run = play('c = chan [0];\ngo { for 0 .. x { c! } };\nc?', { x: 2n });

  test('begins with main alone and ends with who is stuck, and why', () => {
    expect(statuses(run.frames[0]!)).toEqual(['ready', 'not started']);
    const last = run.frames.at(-1)!;
    expect(statuses(last)).toEqual(['ended', 'stuck']);
    expect(last.goroutines[1]!.reason).toBe('waits to send on c: nobody receives');
    expect(run.ending).toEqual({
      kind: 'stuck',
      sentence: 'goroutine 1 waits for ever: nobody can move any more.',
    });
  });

  test('says the values, and has a frame more than steps', () => {
    expect(run.values).toEqual([{ name: 'x', value: '2' }]);
    expect(run.frames.filter(({ step }) => step === null)).toEqual([run.frames[0]]);
  });

  test('shows an exchange at both its places', () => {
    const exchange = run.frames.find(({ step }) => step?.partner !== null && step !== null)!;
    expect(exchange.step!.places.map(({ range }) => range.start.line)).toEqual([2, 3]);
    expect(exchange.goroutines.map(({ moved }) => moved)).toEqual([true, true]);
  });

  test('counts the iterations of a loop', () => {
    expect(run.frames.at(-1)!.goroutines[1]!.stack[0]!.loop).toEqual({
      head: 0,
      variable: 'i',
      value: '1',
      iteration: 2,
      iterations: 2,
    });
  });

  test('a channel is made by a step, and knows who waits at it', () => {
    expect(run.frames.map((frame) => channelsIn(frame)[0]!.made).slice(0, 2)).toEqual([
      false,
      true,
    ]);
    expect(channelsIn(run.frames.at(-1)!)[0]).toMatchObject({ senders: [1], receivers: [] });
  });
});

test('a buffer fills up', () => {
  const run = play('c = chan [2];\nfor 0 .. 3 { c! }');
  const held = run.frames.map((frame) => channelsIn(frame)[0]!.held);
  expect(Math.max(...held)).toBe(2);
  expect(channelsIn(run.frames[0]!)[0]).toMatchObject({ name: 'c', capacity: 2, made: false });
  expect(run.frames.filter((frame) => channelsIn(frame)[0]!.changed)).toHaveLength(2);
});

test('after a crash the state stands still, and the culprit is marked', () => {
  const run = play('w = WaitGroup;\nw.Add(1);\nw.Add(-2)');
  const last = run.frames.at(-1)!;
  expect(statuses(last)).toEqual(['crashed']);
  expect(last.goroutines[0]!.moved).toBe(false);
  expect(waitGroupsIn(last)[0]).toEqual({
    kind: 'waitgroup',
    id: 'w0',
    name: 'w',
    counter: 1,
    added: 1,
    done: 0,
    waiting: [],
    changed: false,
  });
  expect(run.ending).toEqual({ kind: 'crash', sentence: last.step!.sentence });
});

test('who waits but may go on later is not called stuck', () => {
  const run = play('w = WaitGroup;\nw.Add(1);\ngo { w.Add(-1) };\nw.Wait()');
  const seen = run.frames.flatMap(statuses);
  expect(seen).toContain('waiting');
  expect(seen).not.toContain('stuck');
  expect(run.ending.kind).toBe('ok');
});

test('a run crosses to the page as it is', () => {
  const run = play('c = chan [0];\nc!');
  expect(structuredClone(run)).toEqual(run);
});

test('a goroutine in a loop is shown once for each iteration', () => {
  const run = play('c = chan [0];\nfor 0 .. n { go { c! } }', { n: 2n });
  expect(run.goroutines.map(({ name }) => name)).toEqual(['main', 'goroutine #1', 'goroutine #2']);
  expect(run.frames.every(({ goroutines }) => goroutines.length === 3)).toBe(true);
  expect(statuses(run.frames.at(-1)!)).toEqual(['ended', 'stuck', 'stuck']);
});

describe('what a frame says of its step', () => {
  const run = play('c = chan [2];\nw = WaitGroup;\nw.Add(3);\nfor 0 .. 2 { c! };\nw.Wait()');
  const changes = run.frames.map(({ step }) => step?.changes ?? []);

  test('what it changed, and nothing where it only moved on', () => {
    expect(changes.slice(2, 7)).toEqual([
      [{ name: 'w', from: '0', to: '3' }],
      [],
      [{ name: 'c', from: '0', to: '1' }],
      [{ name: 'i', from: '0', to: '1' }],
      [],
    ]);
  });

  test('what each goroutine does next, or why it cannot', () => {
    const main = run.frames.map(({ goroutines }) => goroutines[0]!);
    expect(main.slice(1, 5).map(({ next }) => next)).toEqual([
      'add 3 to w',
      'begin iteration 1 of 2',
      'send on c',
      'end iteration 1 of 2',
    ]);
    expect(main.at(-1)).toMatchObject({ next: null, reason: 'waits for w: its counter is 3' });
  });

  test('what is as it was is the same object', () => {
    const [earlier, later] = run.frames.slice(4, 6);
    expect(waitGroupsIn(later!)[0]).toBe(waitGroupsIn(earlier!)[0]);
    expect(later!.goroutines[0]).not.toEqual(earlier!.goroutines[0]);
  });
});

test('sends, receives, additions and subtractions are counted', () => {
  const source = 'c = chan [2]; w = WaitGroup; w.Add(2); c!; c!; c?; w.Add(-1); w.Wait()';
  const last = play(source).frames.at(-1)!;
  expect(channelsIn(last)[0]).toMatchObject({ sent: 2, received: 1, held: 1, offer: null });
  expect(waitGroupsIn(last)[0]).toMatchObject({ added: 2, done: 1, counter: 1 });
});

test('at each iteration a `go` starts another one', () => {
  const run = play('c = chan [0];\nfor 0 .. n { go { c! } }', { n: 2n });
  expect(run.listings[0]!.lines.map(({ operation }) => operation)).toContain('go goroutine');
  const starts = run.frames.flatMap(({ goroutines }) => goroutines[0]!.stack[0]?.operation ?? []);
  expect(starts.filter((one) => one.startsWith('go'))).toEqual([
    'go goroutine #1',
    'go goroutine #2',
  ]);
});

test('of a crowd that is stuck the first few are named', () => {
  const { ending } = play('c = chan [0];\nfor 0 .. n { go { c! } }', { n: 7n });
  expect(ending.sentence).toBe(
    'goroutine #1, goroutine #2, goroutine #3 and 4 others wait for ever: nobody can move any more.',
  );
});
