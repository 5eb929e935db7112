import { describe, expect, test } from 'vitest';
import { crowdProgram } from '../../tests/explore/crowds.ts';
import { boundTo, machineOf } from '../../tests/explore/machines.ts';
import { explore } from './explore.ts';
import { runTask } from './task.ts';
import { parseTrace, printTrace } from './trace-text.ts';
import type { Trace } from './trace.ts';

/** These texts are in links out there: they may never change their meaning. */
const stored: readonly (readonly [string, Trace])[] = [
  ['1g', { view: 'go', choices: [] }],
  [
    '1g.0mg.12s.0x3.0re.3awbjhn',
    {
      view: 'go',
      choices: [
        { process: 0, action: 'make-channel', partner: null },
        { process: 0, action: 'spawn', partner: null },
        { process: 12, action: 'send', partner: null },
        { process: 0, action: 'exchange', partner: 3 },
        { process: 0, action: 'receive', partner: null },
        { process: 0, action: 'return', partner: null },
        { process: 3, action: 'add', partner: null },
        { process: 3, action: 'wait', partner: null },
        { process: 3, action: 'branch', partner: null },
        { process: 3, action: 'jump', partner: null },
        { process: 3, action: 'loop-head', partner: null },
        { process: 3, action: 'loop-next', partner: null },
      ],
    },
  ],
  [
    '1e.1o.0t.1k',
    {
      view: 'encoding',
      choices: [
        { process: 1, action: 'offer', partner: null },
        { process: 0, action: 'take', partner: null },
        { process: 1, action: 'acknowledge', partner: null },
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
    const step = { process: 1, action: 'send', partner: null } as const;
    const exchange = { process: 1, action: 'exchange', partner: 0 } as const;
    const choices = [step, exchange, step, step];
    expect(printTrace({ view: 'go', choices })).toBe('1g.1sx0.1ss');
  });
});

describe('what is no trace is refused with a message', () => {
  test.each([
    ['', 'This is not a saved run.'],
    ['hello', 'This is not a saved run.'],
    ['2g.0m', 'This run was saved by another version of the playground.'],
    ['1q.0m', 'This run was saved by another version of the playground.'],
    ['1g.', 'The saved run is damaged at "".'],
    ['1g.0', 'The saved run is damaged at "0".'],
    ['1g.0z', 'The saved run is damaged at "0z".'],
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
