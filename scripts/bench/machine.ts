import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '../../src/execute/compile/program.ts';
import { check, type CheckOptions } from '../../src/execute/search/check.ts';
import { explore } from '../../src/execute/search/explore.ts';
import { searchGuided } from '../../src/execute/search/guided.ts';
import { AnyMove } from '../../src/execute/search/policy.ts';
import { Random } from '../../src/execute/search/random.ts';
import { runSchedule } from '../../src/execute/search/schedule.ts';
import { GoSystem, usualLimits } from '../../src/execute/system.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';
import { hardPrograms } from './hard-programs.ts';
import { boundedBuffer, philosophers, tokenRing, type TwinModel } from './machine-models.ts';
import { median, round } from './statistics.ts';

/** The Go machine beside Spin and beside Go itself. Times are those of the processor. */
export function benchMachine(say: (line: string) => void): object {
  const rows = [philosophers(5, 1), philosophers(5, 2), tokenRing(6, 4), boundedBuffer(3, 3, 2)];
  const measured = rows.map((model) => measure(model, say));
  const hard = hardPrograms.map(([name, text]) => measureWitness(name, text, say));
  return {
    statesPerSecondOverSpin: {
      median: round(median(measured.map(({ perSecond }) => perSecond)), 2),
      min: round(Math.min(...measured.map(({ perSecond }) => perSecond)), 2),
    },
    spinOverMachineWhole: {
      median: round(median(measured.map(({ whole }) => whole))),
      min: round(Math.min(...measured.map(({ whole }) => whole))),
    },
    schedulesOverGoTest: round(Math.min(...hard.map(({ overGo }) => overGo)), 0),
    randomOverGuidedSchedules: round(Math.min(...hard.map(({ overRandom }) => overRandom))),
  };
}

interface Ratios {
  readonly perSecond: number;
  readonly whole: number;
}

function measure(model: TwinModel, say: (line: string) => void): Ratios {
  const own = timeWarm(model.go);
  const plain = runSpin(model.promela, ['-DNOREDUCE'], 24);
  const reduced = runSpin(model.promela, [], 20);
  const whole = Math.min(...[0, 1].map(() => timeWhole(model.go)));
  const spinWhole = reduced.compiling + reduced.seconds;
  const perSecond = own.states / own.seconds / (plain.states / plain.seconds);
  say(
    `${model.name.padEnd(40)} all states ${thousands(own.states / own.seconds)} of ${String(own.states)}, ` +
      `Spin ${thousands(plain.states / plain.seconds)} of ${String(plain.states)}, ratio ${round(perSecond, 2)}; ` +
      `whole ${round(whole, 2)} s, Spin ${round(spinWhole, 2)} s, ${round(spinWhole / whole)} times`,
  );
  return { perSecond, whole: spinWhole / whole };
}

function thousands(value: number): string {
  return `${String(round(value / 1000, 0))} k/s`;
}

function newProgram(text: string): { readonly program: Program; readonly entry: number } {
  const { program } = readProgram([{ name: 'main.go', text }]);
  const entry = program?.entries.find(({ kind }) => kind === 'main');
  if (program === null || entry === undefined) throw new Error(`no Go: ${text}`);
  return { program: new Program(program), entry: entry.function };
}

function newSystem(text: string): GoSystem {
  const { program, entry } = newProgram(text);
  const system = new GoSystem(program, {
    entry,
    values: () => [],
    timing: 'steady',
    limits: usualLimits,
    output: false,
    visibleSites: new Uint8Array(1 << 18),
  });
  system.machine.showing = false;
  return system;
}

function processorSeconds<T>(work: () => T): { readonly result: T; readonly seconds: number } {
  const began = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(began);
  return { result, seconds: (user + system) / 1e6 };
}

/** Spin's program is compiled before it is measured; ours is, too, once it has run for a while. */
const warmSeconds = 2;

/** The best of several searches, of which some hundreds of states take no time that could be measured alone. */
function timeWarm(text: string): { readonly states: number; readonly seconds: number } {
  let best = timeAll(text);
  for (let spent = best.seconds, count = 1; spent < warmSeconds || count < 3; count++) {
    const one = timeAll(text);
    spent += one.seconds;
    if (one.seconds < best.seconds) best = one;
  }
  return best;
}

function timeAll(text: string): { readonly states: number; readonly seconds: number } {
  const system = newSystem(text);
  const visitor = { state: () => false, stop: () => false, race: () => false };
  const options = { states: 5_000_000, reduce: false, isCancelled: () => false };
  const { result, seconds } = processorSeconds(() => explore(system, options, visitor));
  if (!result.closed) throw new Error('a model of the benchmark is too large');
  return { states: result.store.count, seconds };
}

/** From the text to the answer about every property. */
function timeWhole(text: string): number {
  const { result, seconds } = processorSeconds(() => {
    const { program, entry } = newProgram(text);
    return check(program, { ...usual, entry });
  });
  if (!result.closed) throw new Error('a model of the benchmark is too large');
  return seconds;
}

const usual: Omit<CheckOptions, 'entry'> = {
  kind: 'main',
  values: () => [],
  time: 'any',
  states: 2_000_000,
  schedules: 0,
  seed: 1,
  limits: usualLimits,
  reduce: true,
  output: false,
  isCancelled: () => false,
};

interface SpinRun {
  readonly states: number;
  readonly seconds: number;
  readonly compiling: number;
}

function runSpin(model: string, flags: readonly string[], hashBits: number): SpinRun {
  const folder = mkdtempSync(join(tmpdir(), 'virgo-spin-'));
  try {
    writeFileSync(join(folder, 'model.pml'), model);
    const made = timed(
      folder,
      `spin -a model.pml && cc -O2 -DSAFETY ${flags.join(' ')} -w -o pan pan.c`,
    );
    const runs = [0, 1].map(() => timed(folder, `./pan -c0 -n -w${String(hashBits)} -m1000000`));
    const states = Number(/([\d.e+]+) states, stored/.exec(runs[0]!.output)?.[1]);
    const seconds = Math.max(0.005, Math.min(...runs.map((one) => one.seconds)));
    return { states, seconds, compiling: made.seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The shell's own account of the processor time of what it ran. */
function timed(
  folder: string,
  command: string,
): { readonly output: string; readonly seconds: number } {
  const output = execFileSync('sh', ['-c', `${command}; times`], { cwd: folder, encoding: 'utf8' });
  const [minutes, seconds] = output.trim().split('\n').at(-1)!.split(' ').map(toSeconds);
  return { output, seconds: minutes! + seconds! };
}

function toSeconds(text: string): number {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(text)!;
  return Number(minutes) * 60 + Number(seconds);
}

interface Witness {
  readonly overGo: number;
  readonly overRandom: number;
}

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);
const mostSchedules = 5000;

function measureWitness(name: string, text: string, say: (line: string) => void): Witness {
  const system = newSystem(text);
  const guided = seeds.map((seed) => {
    let count = 0;
    const options = {
      schedules: mostSchedules,
      seed,
      steps: 5000,
      kind: 'main',
      isCancelled: () => false,
    } as const;
    searchGuided(system, options, ({ faults }) => {
      count++;
      return faults.length > 0;
    });
    return count;
  });
  const chance = seeds.map((seed) => {
    const random = new Random(seed);
    for (let count = 1; count <= mostSchedules; count++)
      if (runSchedule(system, new AnyMove(random), 5000, 'main').faults.length > 0) return count;
    return mostSchedules;
  });
  const schedules = 500;
  const { seconds } = processorSeconds(() => {
    const random = new Random(1);
    for (let at = 0; at < schedules; at++) runSchedule(system, new AnyMove(random), 5000, 'main');
  });
  const goSeconds = timeGoTest(text);
  const [first, plain] = [median(guided), median(chance)];
  const overGo = (goSeconds * schedules) / seconds;
  say(
    `${name.padEnd(46)} first witness after ${String(first)} schedules, by chance after ${String(plain)}, ` +
      `${round(plain / first)} times; ${round(schedules / seconds, 0)} schedules/s, ` +
      `go test ${round(1 / goSeconds)} runs/s, ${round(overGo, 0)} times`,
  );
  return { overGo, overRandom: plain / first };
}

/** Processor seconds of one run of the program as a test, once compiled, with turns given up at random. */
function timeGoTest(text: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'virgo-go-'));
  const times = 20;
  try {
    const body = text
      .replace('package main', 'package kernel')
      .replace(/import "sync"/, 'import (\n\t"math/rand"\n\t"runtime"\n\t"sync"\n\t"testing"\n)')
      .replace('func main() {', 'func TestKernel(t *testing.T) {')
      .replace(/^(\t+)(?=\w+\.R?(?:Lock|Unlock)|sem <-|<-sem)/gm, '$1perturb(); ');
    const perturb = '\nfunc perturb() {\n\tif rand.Intn(4) == 0 {\n\t\truntime.Gosched()\n\t}\n}\n';
    writeFileSync(join(folder, 'go.mod'), 'module kernel\n\ngo 1.19\n');
    writeFileSync(join(folder, 'kernel_test.go'), body + perturb);
    execFileSync('go', ['test', '-c', '-o', 'kernel.test'], { cwd: folder });
    const loop = `for i in $(seq ${String(times)}); do timeout 2 ./kernel.test -test.count=1 >/dev/null || true; done`;
    return timed(folder, loop).seconds / times;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
