import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Solver } from '../../../src/smt/solver.ts';
import { randomFrom, type Random } from '../../machine/generate.ts';
import { isVerified, verifyText } from '../verify-text.ts';
import { pick } from './world.ts';

const run = promisify(execFile);

/** So many, and so many for each n. */
interface Count {
  readonly ones: number;
  readonly each: number;
}

const none: Count = { ones: 0, each: 0 };

function plus(a: Count, b: Count): Count {
  return { ones: a.ones + b.ones, each: a.each + b.each };
}

function words({ ones, each }: Count): string {
  return `${String(each)} * n + ${String(ones)}`;
}

interface Part {
  readonly count: Count;
  /** Its lines, where so many are still to be done after it. */
  readonly lines: (rest: Count) => readonly string[];
}

/** What sends, or receives; some of it not always, which nobody may promise. */
function part(random: Random, act: string, clause: string, index: string): Part {
  const one: Count = { ones: 1, each: 0 };
  const kind = random(12);
  if (kind < 4) return { count: one, lines: () => [act] };
  if (kind < 6)
    return { count: one, lines: () => ['if b {', `\t${act}`, '} else {', `\t${act}`, '}'] };
  if (kind === 6) return { count: one, lines: () => ['if b {', `\t${act}`, '}'] };
  if (kind === 7) return { count: none, lines: () => ['if b {', '\treturn', '}'] };
  const inside =
    kind === 8 ? [`\tif ${index} == 1 {`, '\t\tcontinue', '\t}', `\t${act}`] : [`\t${act}`];
  return {
    count: { ones: 0, each: 1 },
    lines: (rest) => [
      `//@ invariant 0 <= ${index} && ${index} <= n`,
      `//@ ${clause} c (n - ${index} + ${words(rest)})`,
      `for ${index} := 0; ${index} < n; ${index}++ {`,
      ...inside,
      '}',
    ],
  };
}

function parts(random: Random, act: string, clause: string): readonly Part[] {
  const count = 1 + random(3);
  return Array.from({ length: count }, (_, at) => part(random, act, clause, `i${String(at)}`));
}

function total(all: readonly Part[]): Count {
  return all.map(({ count }) => count).reduce(plus, none);
}

function body(all: readonly Part[], around: Count): readonly string[] {
  return all.flatMap(({ lines }, at) =>
    lines(plus(total(all.slice(at + 1)), around)).map((line) => `\t${line}`),
  );
}

/** A function that sends, and one that makes the channel, starts it and receives: most of them as many. */
function program(seed: number): string {
  const random = randomFrom(seed);
  for (let at = 0; at < 5; at++) random(7);
  const sender = parts(random, 'c <- 1', 'sends');
  const workers = 1 + random(2);
  const sent = total(sender);
  const promised = { ...sent, ones: Math.max(0, sent.ones + pick(random, [0, 0, 0, 1, -1])) };
  const all = { ones: workers * promised.ones, each: workers * promised.each };
  const received = { ...all, ones: Math.max(0, all.ones + pick(random, [0, 0, 0, 1, -1])) };
  const receiver = random(3) === 0 ? parts(random, '<-c', 'recvs') : null;
  const counted = [
    `\t//@ invariant 0 <= j && j <= ${words(received)}`,
    `\t//@ recvs c (${words(received)} - j)`,
    `\tfor j := 0; j < ${words(received)}; j++ {`,
    '\t\t<-c',
    '\t}',
  ];
  const id = String(seed);
  return [
    '//@ requires n >= 0',
    `//@ sends c (${words(promised)})`,
    `func w${id}(c chan int, n int, b bool) {`,
    ...body(sender, none),
    '}\n',
    '//@ requires n >= 0',
    `func f${id}(n int, b bool) {`,
    `\tc := make(chan int${pick(random, ['', '', ', 1', ', 2'])})`,
    ...Array.from({ length: workers }, () => `\tgo w${id}(c, n, b)`),
    ...(receiver === null ? counted : body(receiver, none)),
    '}\n',
  ].join('\n');
}

const harness = `package main

import (
	"fmt"
	"runtime"
	"time"
)

func settled() bool {
	for round := 0; round < 500; round++ {
		if runtime.NumGoroutine() == 1 {
			return true
		}
		time.Sleep(10 * time.Millisecond)
	}
	return false
}

func main() {
	for at, one := range all {
		for n := 0; n < 4; n++ {
			for _, b := range []bool{false, true} {
				go one(n, b)
				if !settled() {
					fmt.Println(at, n, b)
					return
				}
			}
		}
	}
}
`;

export interface Leaks {
  readonly programs: number;
  readonly verified: number;
  /** A verified program of which somebody stays behind in real Go, and when. */
  readonly left: readonly string[];
}

/** Of programs whose counts are shown to match nobody stays behind: senders send only, and one receives. */
export async function judgeDebts(solver: Solver, seeds: readonly number[]): Promise<Leaks> {
  const verified: Entry[] = [];
  for (const seed of seeds) {
    const text = program(seed);
    if (isVerified(await verifyText(solver, 'a.go', `package p\n\n${text}`)))
      verified.push({ name: `f${String(seed)}`, text });
  }
  const left = await leftBehind(verified);
  return { programs: seeds.length, verified: verified.length, left };
}

interface Entry {
  /** Of the function that is run. */
  readonly name: string;
  readonly text: string;
}

/** One program of Go for all of them; it stops at the first of which somebody stays. */
export async function leftBehind(all: readonly Entry[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'debts-'));
  try {
    const names = all.map(({ name }) => name).join(', ');
    const texts = all.map(({ text }) => text).join('\n');
    const whole = `${harness}\nvar all = []func(n int, b bool){${names}}\n\n${texts}`;
    await writeFile(join(folder, 'go.mod'), 'module main\n\ngo 1.19\n');
    await writeFile(join(folder, 'main.go'), whole);
    const { stdout } = await run('go', ['run', '.'], { cwd: folder, timeout: 300_000 });
    const [at, n, b] = stdout.trim().split(' ');
    if (n === undefined || b === undefined) return [];
    return [`n = ${n}, b = ${b}\n${all[Number(at)]!.text}`];
  } finally {
    await rm(folder, { recursive: true });
  }
}
