import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printDafny } from '../../../src/dafny/print.ts';
import { strategyNumbers } from '../../../src/base/strategy.ts';
import type { Encoding } from '../../../src/encode/encoding.ts';
import { dafnyNamesOf, toDafny } from '../../../src/encode/to-dafny.ts';

/** What Dafny says of one strategy's method. */
export type DafnyAnswer =
  | { readonly kind: 'verified' }
  | { readonly kind: 'errors'; readonly invariant: number; readonly postcondition: number }
  | { readonly kind: 'gave-up' };

/** By the clock, since this Dafny has no other limit. */
const secondsPerMethod = 40;

/** The methods of the paper's strategies, in their order. */
export function methodsOf(encoding: Encoding): readonly string[] {
  const names = dafnyNamesOf(encoding);
  return strategyNumbers.map(
    (strategy) => printDafny(toDafny(encoding, strategy), names, 'dafny2').text,
  );
}

/** All methods in one file, a module each. */
export async function askMethods(
  methods: readonly string[],
  seconds = secondsPerMethod,
): Promise<readonly DafnyAnswer[]> {
  if (methods.length === 0) return [];
  let text = '';
  const ranges = methods.map((method, index) => {
    const start = text.split('\n').length;
    text += `module Method${index + 1} {\n${method}}\n`;
    return { start, end: text.split('\n').length - 1 };
  });
  const output = await run(text, seconds);
  if (!/Dafny program verifier finished/.test(output))
    throw new Error(`Dafny rejects:\n${output}\n${text}`);
  return ranges.map(({ start, end }) => {
    const mine = [...output.matchAll(/^.*\((\d+),\d+\): (.*)$/gm)].filter(
      ([, line]) => Number(line) >= start && Number(line) <= end,
    );
    return readAnswer(mine.map(([, , message]) => message!));
  });
}

function readAnswer(messages: readonly string[]): DafnyAnswer {
  if (messages.some((message) => /timed out|time.?out|out of resource/i.test(message))) {
    return { kind: 'gave-up' };
  }
  const count = (pattern: RegExp) => messages.filter((message) => pattern.test(message)).length;
  const invariant = count(/invariant/);
  const postcondition = count(/^Error.*postcondition/);
  const others = messages.filter(
    (message) => message.startsWith('Error') && !/invariant|postcondition/.test(message),
  );
  if (others.length > 0) throw new Error(`Dafny complains of something else: ${others.join('; ')}`);
  return invariant + postcondition === 0
    ? { kind: 'verified' }
    : { kind: 'errors', invariant, postcondition };
}

function run(text: string, seconds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'virgo-dafny-'));
  const file = join(folder, 'fragment.dfy');
  writeFileSync(file, text);
  return new Promise<string>((resolve, reject) => {
    const child = spawn('dafny', ['/compile:0', '/nologo', `/timeLimit:${seconds}`, file]);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.on('error', reject);
    child.on('close', () => {
      resolve(output);
    });
  }).finally(() => {
    rmSync(folder, { recursive: true });
  });
}
