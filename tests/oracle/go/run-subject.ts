import { spawn } from 'node:child_process';
import type { Subject } from './go-program.ts';

/** How often a call ended in which way. */
export interface Tally {
  readonly clean: number;
  readonly leaked: number;
  readonly panicked: number;
  /** A panic that the text asks for, or an exit, ended everybody. */
  readonly ended: number;
  /** Never at rest: it turns for ever. */
  readonly endless: number;
  /** The text of the first panic. */
  readonly panic: string | null;
  /** In which ways, with who was left waiting for what, and what was panicked. */
  readonly endings: ReadonlySet<string>;
}

const nothing: Tally = {
  ...{ clean: 0, leaked: 0, panicked: 0, ended: 0, endless: 0, panic: null },
  endings: new Set(),
};

/** Runs every call of a subject so often, each run under another schedule. */
export async function runSubject(
  binary: string,
  subject: Subject,
  runs: number,
  seed = 1,
): Promise<readonly Tally[]> {
  const tallies: Tally[] = subject.calls.map(() => nothing);
  const count = (call: number, ending: string): void => {
    const tally = tallies[call]!;
    const endings = ending === 'enough' ? tally.endings : new Set([...tally.endings, ending]);
    tallies[call] = { ...add(tally, ending), endings };
  };
  let next = { call: 0, run: 0 };
  for (;;) {
    const { lines, stderr } = await start(binary, [subject.name, runs, seed, next.call, next.run]);
    for (const line of lines) {
      if (line === 'done') return tallies;
      const [call, run, ...ending] = line.split(' ');
      count(Number(call), ending.join(' '));
      next = { call: Number(call), run: Number(run) + 1 };
    }
    const turnsForEver = lines.at(-1)?.endsWith('endless') === true;
    // Each run that turns for ever takes seconds to be known as one; a second one says no more.
    if (next.run >= runs || turnsForEver) next = { call: next.call + 1, run: 0 };
    if (next.call >= subject.calls.length) return tallies;
    // Otherwise the process died in this run.
    if (turnsForEver) continue;
    count(next.call, dyingWords(stderr));
    next = { ...next, run: next.run + 1 };
  }
}

/** What was fatal is a fault; a process that just exits has ended everything. */
function dyingWords(stderr: string): string {
  const fatal = /^(fatal error:.*|panic: (?:runtime error|sync:).*)$/m.exec(stderr);
  return fatal === null ? 'ended' : `panicked ${fatal[1]}`;
}

function add(tally: Tally, ending: string): Tally {
  const [kind = ''] = ending.split(' ', 1);
  switch (kind) {
    case 'clean':
      return { ...tally, clean: tally.clean + 1 };
    case 'ended':
      return { ...tally, ended: tally.ended + 1 };
    case 'leaked':
      return { ...tally, leaked: tally.leaked + 1 };
    case 'panicked':
      return { ...tally, panicked: tally.panicked + 1, panic: tally.panic ?? ending };
    case 'enough':
      return tally;
    case 'endless':
      return { ...tally, endless: tally.endless + 1 };
    default:
      throw new Error(`a run ended as ${ending}`);
  }
}

interface Output {
  readonly lines: readonly string[];
  readonly stderr: string;
}

function start(binary: string, given: readonly (string | number)[]): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, given.map(String), { timeout: 120_000 });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (_, signal) => {
      if (signal !== null) reject(new Error(`${given.join(' ')} was ended by ${signal}`));
      resolve({ lines: stdout.split('\n').filter((line) => line !== ''), stderr });
    });
  });
}

/** Two at a time: many a run waits for real time to pass. */
export async function inPairs<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out>,
): Promise<readonly Out[]> {
  const results: Out[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at]!);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}
