import { describe, expect, test } from 'vitest';
import { crowdProgram } from '../../tests/explore/crowds.ts';
import { boundTo, machineOf } from '../../tests/explore/machines.ts';
import { explore } from '../explore/explore.ts';
import { letters } from './action-letters.ts';
import type { Action } from './event.ts';
import type { Move } from './move.ts';
import { runTask } from './task.ts';
import { parseTrace, printTrace } from './trace-text.ts';
import type { Trace } from './trace.ts';

function move(id: number, action: Action, partner: number | null = null): Move {
  return {
    mover: { kind: 'goroutine', id },
    action,
    pick: null,
    partner: partner === null ? null : { id: partner, pick: null },
  };
}

/** These texts are in links out there: they may never change their meaning. */
const stored: readonly (readonly [string, Trace])[] = [
  ['1g', { dialect: 'go', moves: [] }],
  [
    '1g.0mg.12s.0x3.0re.3awbjhn',
    {
      dialect: 'go',
      moves: [
        move(0, 'make-channel'),
        move(0, 'spawn'),
        move(12, 'send'),
        move(0, 'exchange', 3),
        move(0, 'receive'),
        move(0, 'return'),
        move(3, 'add'),
        move(3, 'wait'),
        move(3, 'branch'),
        move(3, 'jump'),
        move(3, 'loop-head'),
        move(3, 'loop-next'),
      ],
    },
  ],
  [
    '1e.1o.0t.1k',
    { dialect: 'encoding', moves: [move(1, 'offer'), move(0, 'take'), move(1, 'acknowledge')] },
  ],
  [
    '1p.0lr-2.4x-1_3-0.t2F.1x-1_0.0cu.1x0-3',
    {
      dialect: 'program',
      moves: [
        move(0, 'lock'),
        { ...move(0, 'receive'), pick: 2 },
        { ...move(4, 'exchange'), pick: 1, partner: { id: 3, pick: 0 } },
        { ...move(0, 'fire'), mover: { kind: 'timer', id: 2 } },
        { ...move(1, 'exchange', 0), pick: 1 },
        move(0, 'close'),
        move(0, 'unlock'),
        { ...move(1, 'exchange'), partner: { id: 0, pick: 3 } },
      ],
    },
  ],
];

describe('the text of a trace', () => {
  test.each(stored)('%s', (text, trace) => {
    expect(printTrace(trace)).toBe(text);
    expect(parseTrace(text)).toEqual({ ok: true, trace });
  });

  test('is read back as it was, and a link carries it as it is', () => {
    for (let seed = 1; seed <= 60; seed++) {
      for (const view of ['go', 'encoding'] as const) {
        const { shortestTo } = runTask(explore(boundTo(machineOf(crowdProgram(seed))), { view }));
        for (const run of Object.values(shortestTo)) {
          if (run === null) continue;
          const text = printTrace(run.trace);
          expect(encodeURIComponent(text)).toBe(text);
          expect(parseTrace(text)).toEqual({ ok: true, trace: run.trace });
        }
      }
    }
  });

  test('goes on in one group where one process goes on, but not behind an exchange', () => {
    const moves = [move(1, 'send'), move(1, 'exchange', 0), move(1, 'send'), move(1, 'send')];
    expect(printTrace({ dialect: 'go', moves })).toBe('1g.1sx0.1ss');
  });
});

test('every action has a letter of its own', () => {
  const all = Object.values(letters);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((letter) => /^[a-zA-Z]$/.test(letter))).toBe(true);
});

describe('what is no trace is refused with a message', () => {
  test.each([
    ['', 'This is not a saved run.'],
    ['hello', 'This is not a saved run.'],
    ['2g.0m', 'This run was saved by another version of the playground.'],
    ['1q.0m', 'This run was saved by another version of the playground.'],
    ['1g.', 'The saved run is damaged at "".'],
    ['1g.0', 'The saved run is damaged at "0".'],
    ['1g.0Z', 'The saved run is damaged at "0Z".'],
    ['1g.0s-', 'The saved run is damaged at "0s-".'],
    ['1p.t0', 'The saved run is damaged at "t0".'],
    ['1p.0x-1_', 'The saved run is damaged at "0x-1_".'],
    ['1g.m', 'The saved run is damaged at "m".'],
    ['1g.-1m', 'The saved run is damaged at "-1m".'],
    ['1g.0x', 'The saved run is damaged at "0x".'],
    ['1g.0s1', 'The saved run is damaged at "0s1".'],
    ['1g.0xx1', 'The saved run is damaged at "0xx1".'],
    ['1g.0o', 'The saved run is damaged at "0o".'],
    ['1e.0x1', 'The saved run is damaged at "0x1".'],
    ['1g.9999999999999999999m', 'The saved run is damaged at "9999999999999999999m".'],
    ['1g.<script>alert(1)</script>', 'The saved run is damaged at "<script>alert(1)</sc…".'],
  ])('%s', (text, message) => {
    const parsed = parseTrace(text);
    expect(parsed).toEqual({ ok: false, message });
  });

  test('nor a run of millions of steps', () => {
    expect(parseTrace(`1g.0${'h'.repeat(300_000)}`)).toEqual({
      ok: false,
      message: 'The saved run has more than 200000 steps.',
    });
  });
});
