import { bindMachine } from '../../src/explore/bind.ts';
import type { BoundMachine } from '../../src/explore/bound-machine.ts';
import { explore } from '../../src/explore/explore.ts';
import type { SearchOptions } from '../../src/explore/explore.ts';
import { runTask } from '../../src/run/task.ts';
import { compileVirgo } from '../../src/pipeline/compile.ts';
import { printPromela } from '../../src/promela/print.ts';
import { measureSpin } from '../../tests/oracle/spin/spin.ts';
import { median, round } from './statistics.ts';

/**
 * The explorer beside Spin, on the same models in one run. State for state: neither side reduces, and
 * what counts is states per second. The whole question: each side does the best it can, and what counts
 * is the time to the answer.
 */
export function benchExplore(say: (line: string) => void): object {
  // First, while the process is still small; it also warms up the compiler.
  const memory = measureMemory();
  const rows = models().map(measure);
  for (const row of rows) say(describe(row));
  say(
    `a million states of ten processes: ${memory.megabytes} MB of tables, ` +
      `the process grew by ${memory.processGrewByMegabytes} MB`,
  );
  const perSecond = rows.map(({ own, spin }) => own.perSecond / spin.perSecond);
  const whole = rows.map(({ spin, own }) => spin.wholeSeconds / own.wholeSeconds);
  return {
    statesPerSecondOverSpin: {
      median: round(median(perSecond), 2),
      min: round(Math.min(...perSecond), 2),
    },
    spinOverExplorerWhole: { median: round(median(whole)), min: round(Math.min(...whole)) },
    millionStatesMegabytes: memory.megabytes,
    millionStatesProcessGrewByMegabytes: memory.processGrewByMegabytes,
  };
}

interface Model {
  readonly name: string;
  readonly source: string;
}

function models(): readonly Model[] {
  return [
    ...[6, 7].map((k) => ({
      name: `${k} senders, ${k} receivers, buffer of 2`,
      source: crowd(k, 2),
    })),
    ...[7, 8, 9].map((k) => ({
      name: `${k} senders, ${k} receivers, unbuffered`,
      source: crowd(k, 0),
    })),
    ...[7, 8, 9].map((k) => ({ name: `${k} philosophers`, source: philosophers(k) })),
  ];
}

/** k senders and k receivers over one channel. */
function crowd(k: number, capacity: number): string {
  return `c = chan [${capacity}]; ${'go { c! } '.repeat(k)}${'go { c? } '.repeat(k)}`;
}

/** Forks are channels of capacity one: to send takes the fork, to receive puts it back. */
function philosophers(k: number, meals = 1): string {
  const seats = Array.from({ length: k }, (_, seat) => seat);
  const forks = seats.map((seat) => `f${seat} = chan [1]; `).join('');
  const guests = seats.map((left) => {
    const right = (left + 1) % k;
    const meal = `f${left}!; f${right}!; f${right}?; f${left}?`;
    return meals === 1 ? `go { ${meal} }` : `go { for 0 .. ${meals} { ${meal} } }`;
  });
  return forks + guests.join(' ');
}

function machineOf(source: string): BoundMachine {
  const compiled = compileVirgo(source);
  if (!compiled.ok) throw new Error(`a model of the benchmark does not compile: ${source}`);
  return bindMachine(compiled.value.machine, new Map());
}

interface Figures {
  readonly states: number;
  readonly perSecond: number;
  readonly wholeStates: number;
  readonly wholeSeconds: number;
}

interface Row {
  readonly name: string;
  readonly own: Figures;
  readonly spin: Figures;
}

const plenty = { maxStates: 20_000_000, maxBytes: 2 ** 31 };

function measure({ name, source }: Model): Row {
  const bound = machineOf(source);
  const plain = timeOwn(bound, { ...plenty, reduction: 'none' });
  const whole = timeOwn(bound, { ...plenty, reduction: 'full' });
  const model = printPromela(bound.machine, bound.valuation);
  const spinPlain = measureSpin(model, { reduce: false, hashBits: 24 });
  // A small table for the small answer: to clear a large one would cost Spin more than its search.
  const spinWhole = measureSpin(model, { reduce: true, hashBits: 20 });
  return {
    name,
    own: toFigures(plain, whole),
    spin: toFigures(spinPlain, spinWhole),
  };
}

interface Timed {
  readonly states: number;
  readonly seconds: number;
}

function toFigures(plain: Timed, whole: Timed): Figures {
  return {
    states: plain.states,
    perSecond: plain.states / plain.seconds,
    wholeStates: whole.states,
    wholeSeconds: whole.seconds,
  };
}

/** The quickest of five; all that a person waits for, the replay of the runs included. */
function timeOwn(bound: BoundMachine, options: Partial<SearchOptions>): Timed {
  const results = [1, 2, 3, 4, 5].map(() => {
    const { complete, states, milliseconds } = runTask(explore(bound, options));
    if (!complete) throw new Error('a model of the benchmark is too large');
    return { states, seconds: milliseconds / 1000 };
  });
  return {
    states: results[0]!.states,
    seconds: Math.min(...results.map(({ seconds }) => seconds)),
  };
}

function describe({ name, own, spin }: Row): string {
  const million = (value: number): string => `${(value / 1e6).toFixed(2)} M/s`;
  const time = (value: number): string => `${(value * 1000).toFixed(value < 0.01 ? 1 : 0)} ms`;
  return (
    `${name.padEnd(38)} all states ${million(own.perSecond)} of ${own.states}, ` +
    `Spin ${million(spin.perSecond)} of ${spin.states}, ` +
    `ratio ${round(own.perSecond / spin.perSecond, 2)}; ` +
    `reduced ${time(own.wholeSeconds)} with ${own.wholeStates}, ` +
    `Spin ${time(spin.wholeSeconds)} with ${spin.wholeStates}, ` +
    `${round(spin.wholeSeconds / own.wholeSeconds)} times`
  );
}

/** Nine philosophers who eat twice, and the main process: cut off at a million states. */
function measureMemory(): { megabytes: number; processGrewByMegabytes: number } {
  const bound = machineOf(philosophers(9, 2));
  const before = process.memoryUsage().rss;
  const options = { ...plenty, maxStates: 1_000_000, reduction: 'none' } as const;
  const { bytes, stopped } = runTask(explore(bound, options));
  const grew = process.memoryUsage().rss - before;
  if (stopped?.kind !== 'states') throw new Error('the model is too small to measure memory');
  const megabytes = (size: number): number => round(size / 2 ** 20, 0);
  return { megabytes: megabytes(bytes), processGrewByMegabytes: megabytes(grew) };
}
