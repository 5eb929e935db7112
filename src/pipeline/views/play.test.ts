import { describe, expect, test } from 'vitest';
import type { PlayRequest } from '../../protocol/compiler-api.ts';
import { compileVirgo, type Fragment } from '../compile.ts';
import { findRun, playRun } from './play.ts';
import { toWalk } from './walk.ts';

const source = 'c = chan [0];\ngo { for 0 .. x { c! } };\nc?';

function compiled(text: string): Fragment {
  const result = compileVirgo(text);
  if (!result.ok) throw new Error('it does not compile');
  return result.value;
}

const fragment = compiled(source);
const atX = (value: string) => [{ name: 'x', value }];
const request = (part: Partial<PlayRequest>): PlayRequest => ({
  values: atX('2'),
  trace: null,
  keep: null,
  then: null,
  view: null,
  ...part,
});

function play(part: Partial<PlayRequest>) {
  const played = playRun(fragment, source, request(part));
  if (played.kind === 'refused') throw new Error(played.message);
  expect(structuredClone(played)).toEqual(played);
  return played.run;
}

describe('playing by hand', () => {
  test('one begins before the first step, and takes one of the moves on offer', () => {
    const begun = play({});
    expect(begun.frames).toHaveLength(1);
    expect(begun.frames[0]!.moves).toEqual([
      { goroutine: 0, partner: null, sentence: 'main makes c, unbuffered.' },
    ]);
    const next = play({ trace: begun.trace, then: 0 });
    expect(next.frames[1]!.step?.sentence).toBe('main makes c, unbuffered.');
    expect(next.ending.kind).toBe('unfinished');
  });

  test('a move in the middle of a run gives up the rest of it', () => {
    const found = findRun(fragment, source, atX('2'));
    if (found.kind !== 'found') throw new Error(found.message);
    expect(found).toMatchObject({ outcome: 'bad', sentence: 'With these values a run hangs.' });
    const { trace } = found.run;
    expect(play({ trace, keep: 2, then: 0 }).frames).toHaveLength(4);
  });

  test.each([
    [{ values: [] }, 'There is no value for x.'],
    [{ values: atX('1.5') }, 'The value of x must be an integer of at most 30 digits.'],
    [{ trace: 'nonsense' }, 'This is not a saved run.'],
    [{ trace: '1g.0mrrrr' }, /^This run is not one of this program: /],
    [{ then: 7 }, 'This move is not possible here.'],
  ])('%j is refused in words', (part, message) => {
    const played = playRun(fragment, source, request(part));
    expect(played.kind).toBe('refused');
    if (played.kind === 'refused') expect(played.message).toMatch(message);
  });

  test('at values where all is well, that is said', () => {
    expect(findRun(fragment, source, atX('1'))).toMatchObject({ outcome: 'clean' });
  });
});

test('a run in the other view is the same run, and comes back the same', () => {
  for (const x of ['0', '1', '2', '3']) {
    const found = findRun(fragment, source, atX(x));
    if (found.kind !== 'found') throw new Error(found.message);
    const values = atX(x);
    const longer = play({ values, trace: found.run.trace, view: 'encoding' });
    expect(longer.ending.kind).toBe(found.run.ending.kind);
    const back = play({ values, trace: longer.trace, view: 'go' });
    expect(back.trace).toBe(found.run.trace);
  }
});

test('the encoding has a value offered and then taken, and counts it once', () => {
  const run = play({ trace: '1e.0mg.1ho.0t.1k', view: 'encoding', values: atX('1') });
  const offers = run.frames.map(({ resources: [resource] }) => {
    if (resource?.kind !== 'channel') throw new Error('the program has one channel');
    return resource;
  });
  expect(offers.slice(3, 7).map(({ offer, sent, received }) => [offer, sent, received])).toEqual([
    [null, 0, 0],
    ['offered', 0, 0],
    ['taken', 1, 1],
    [null, 1, 1],
  ]);
  expect(run.frames.at(-1)!.step!.changes).toEqual([{ name: 'c', from: 'taken', to: 'free' }]);
});

test('the walk shows each rule with its points, its condition and its share', () => {
  const text = 'c = chan [1]; if x < 1 { return } else { skip }; c!';
  const steps = toWalk(compiled(text), text);
  expect(steps.map(({ kind, points }) => [kind, points])).toEqual([
    ['make-channel', [0]],
    ['branch', [1, 3]],
    ['return', [2]],
    ['send', [4, 5]],
  ]);
  expect(steps[3]!.condition).toBe('x >= 1');
  expect(steps[3]!.invariant.length).toBeGreaterThan(1);
});
