import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { helpers, type Generated } from './generated.ts';
import { harness } from './harness.ts';

const run = promisify(execFile);

/** What real Go did with a function at many small values. */
export interface Observed {
  readonly runs: number;
  readonly crashed: string | null;
  /** An invariant did not hold where its loop begins a round. */
  readonly invariant: string | null;
  /** By the place of the candidate: values at which it does not hold. */
  readonly failed: Readonly<Record<string, string>>;
}

/** One program of Go for all of them. */
export async function observe(all: readonly Generated[]): Promise<readonly Observed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'));
  try {
    await writeFile(join(folder, 'go.mod'), 'module main\n\ngo 1.19\n');
    await writeFile(join(folder, 'main.go'), programOf(all));
    const { stdout } = await run('go', ['run', '.'], {
      ...{ cwd: folder, timeout: 300_000, maxBuffer: 2 ** 26 },
    });
    return JSON.parse(stdout) as Observed[];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function programOf(all: readonly Generated[]): string {
  const functions = all.map(functionText).join('\n');
  const cases = all.map(caseText).join('\n');
  const own = helpers.replace('return a * b', 'return product(a, b)').replace('func turn() {}', '');
  return `${harness}\n${own}\n${functions}\nvar cases = []subject{\n${cases}\n}\n`;
}

const parameters = 'n, m int, b bool, s, t []int, p, q *int';

function functionText(one: Generated): string {
  const lines: string[] = [];
  let pending: string[] = [];
  for (const line of one.body) {
    const [, check] = /\/\/@ invariant .* \/\/! (.*)$/.exec(line) ?? [];
    if (check !== undefined) pending.push(check);
    else if (!line.includes('//@')) {
      lines.push(...looped(line, pending));
      if (/^\s*for /.test(line)) pending = [];
    }
  }
  const body = lines.map((line) => `\t${line}`).join('\n');
  return `func ${one.name}(${parameters}) (r int) {\n\tx, y := 0, 0\n${body}\n\t_, _ = x, y\n\treturn\n}`;
}

/** Invariants are looked at wherever the condition of their loop is, or where a round of a range begins. */
function looped(line: string, checks: readonly string[]): readonly string[] {
  if (checks.length === 0 || !/^\s*for /.test(line)) return [line];
  const all = `holds(${checks.join(' && ')})`;
  const [, before, condition, after] = /^(\s*for [^;]*; )([^;]*)(;.*)$/.exec(line) ?? [];
  if (before === undefined) return [line, all];
  return [`${before}${all} && ${condition!}${after!}`];
}

function caseText({ name, requires, candidates, aliases }: Generated): string {
  const asked = requires.map(({ go }) => go).join(' && ') || 'true';
  const posts = candidates.map(({ go }) => `func() bool { return ${go} }`).join(', ');
  const { pointers, slices } = aliases;
  return `{${name}, func() bool { return ${asked} }, []func() bool{${posts}}, ${String(pointers)}, ${String(slices)}},`;
}
