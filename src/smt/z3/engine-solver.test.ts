import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { solverOver } from './engine-solver.ts';

/** Engines that tell what becomes of them. One that is asked to hang does so until its end. */
function factory(failingStarts = 0) {
  const log: string[] = [];
  let starts = 0;
  const start = (): Promise<Engine> => {
    const name = `engine ${(starts += 1)}`;
    log.push(`${name} starts`);
    if (starts <= failingStarts) return Promise.reject(new Error('no network'));
    return Promise.resolve({
      evaluate({ script }) {
        log.push(`${name} is asked ${script}`);
        if (script === '(hang)') return new Promise(() => undefined);
        if (script === '(die)') return Promise.reject(new Error('out of bounds'));
        return Promise.resolve(script === '(err)' ? '(error "line 1")\nsat\n' : 'sat\n');
      },
      terminate: () => log.push(`${name} ends`),
    });
  };
  return { log, start };
}

const sat = { kind: 'answer', text: 'sat\n' };

test('one engine serves all runs, and is started when it is first wanted', async () => {
  const { log, start } = factory();
  const solver = solverOver(start);
  expect(log).toEqual([]);
  expect(await Promise.all([solver.run('(a)'), solver.run('(b)')])).toEqual([sat, sat]);
  expect(log).toEqual(['engine 1 starts', 'engine 1 is asked (a)', 'engine 1 is asked (b)']);
});

test('a run that is refused never reaches the engine', async () => {
  const { log, start } = factory();
  expect(await solverOver(start).run('(pop)')).toMatchObject({ kind: 'failed' });
  expect(log).toEqual([]);
});

test('after an engine has died the next is there before it is asked', async () => {
  const { log, start } = factory();
  const solver = solverOver(start);
  expect(await solver.run('(die)')).toEqual({ kind: 'failed', reason: 'out of bounds' });
  expect(log.slice(2).sort()).toEqual(['engine 1 ends', 'engine 2 starts']);
  expect(await solver.run('(a)')).toEqual(sat);
  expect(log.at(-1)).toBe('engine 2 is asked (a)');
});

test('an error in a script is no answer, and does not cost the engine', async () => {
  const { log, start } = factory();
  const solver = solverOver(start);
  expect(await solver.run('(err)')).toEqual({ kind: 'failed', reason: '(error "line 1")' });
  expect(await solver.run('(a)')).toEqual(sat);
  expect(log.at(-1)).toBe('engine 1 is asked (a)');
});

test('the watchdog ends a run, the clock starting with its turn', async () => {
  const { log, start } = factory();
  const solver = solverOver(start);
  const hung = solver.run('(hang)', { watchdogMilliseconds: 30 });
  const next = solver.run('(a)', { watchdogMilliseconds: 20 });
  expect(await hung).toEqual({ kind: 'cancelled', by: 'watchdog' });
  expect(await next).toEqual(sat);
  expect(log.at(-1)).toBe('engine 2 is asked (a)');
});

test('a cancelled run that waits is answered at once and never asked', async () => {
  const { log, start } = factory();
  const solver = solverOver(start);
  const hung = solver.run('(hang)', { watchdogMilliseconds: 30 });
  const stop = new AbortController();
  const waiting = solver.run('(a)', { signal: stop.signal });
  stop.abort();
  expect(await Promise.race([hung, waiting])).toEqual({ kind: 'cancelled', by: 'signal' });
  await hung;
  expect(await solver.run('(b)')).toEqual(sat);
  expect(log.filter((line) => line.includes('(a)'))).toEqual([]);
});

test('a cancel while the engine starts does not start another', async () => {
  const { log, start } = factory();
  const stop = new AbortController();
  const solver = solverOver(start);
  const run = solver.run('(a)', { signal: stop.signal });
  stop.abort();
  expect(await run).toEqual({ kind: 'cancelled', by: 'signal' });
  expect(await solver.run('(b)')).toEqual(sat);
  expect(log).toEqual(['engine 1 starts', 'engine 1 is asked (b)']);
});

test('a start that failed is tried again by the next run only', async () => {
  const { log, start } = factory(1);
  const solver = solverOver(start);
  expect(await solver.run('(a)')).toEqual({ kind: 'failed', reason: 'no network' });
  expect(log).toEqual(['engine 1 starts']);
  expect(await solver.run('(a)')).toEqual(sat);
});

test('disposal cancels what is under way and ends the engine', async () => {
  const { log, start } = factory();
  const solver = solverOver(start);
  const runs = [solver.run('(hang)'), solver.run('(a)')];
  await solver.prepare();
  await solver.dispose();
  const cancelled = { kind: 'cancelled', by: 'signal' };
  expect(await Promise.all(runs)).toEqual([cancelled, cancelled]);
  const ended = log.filter((line) => line.endsWith('ends')).length;
  expect(ended).toBe(log.filter((line) => line.endsWith('starts')).length);
});
