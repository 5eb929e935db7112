import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProgram } from '../../../src/go/plain/read-program.ts';
import { replaysOf } from './replays.ts';

const run = promisify(execFile);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'go-replay-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What `go test` says of one file. */
async function goTest(text: string): Promise<string> {
  const file = join(folder, 'replay_test.go');
  await writeFile(file, text);
  const options = { cwd: folder, timeout: 60_000, env: { ...process.env, GO111MODULE: 'off' } };
  const asked = ['test', '-vet=off', '-v', '-run', 'TestShownRun', file];
  try {
    const { stdout } = await run('go', asked, options);
    return stdout;
  } catch (thrown) {
    const { stdout, stderr } = thrown as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  }
}

const examples = readdirSync('examples')
  .map((name) => ({ name, file: `examples/${name}/main.go` }))
  .filter(({ file }) => existsSync(file));

test.each(examples)(
  'real Go does what the machine shows of $name',
  async ({ file }) => {
    for (const { made, entry, property, values } of replaysOf(readFileSync(file, 'utf8'))) {
      const what = `${entry} ${property} ${values}`;
      if (made.kind === 'left-out') continue;
      const said = await goTest(made.text);
      expect(said, what).toContain(': reproduced: ');
    }
  },
  300_000,
);

test.each(examples)(
  'the test of $name on testing/synctest is right Go',
  ({ file }) => {
    for (const { inBubble } of replaysOf(readFileSync(file, 'utf8'))) {
      if (inBubble.kind === 'left-out') continue;
      const { diagnostics } = readProgram([{ name: 'replay_test.go', text: inBubble.text }]);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  },
  120_000,
);

/** The steps of the library's own Go are put off here: wg.Done is one of them. */
const puttingOff = `package p

import "sync"

func Sum(n int) {
	var wg sync.WaitGroup
	results := make(chan int, 1)
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			results <- 1
		}()
	}
	wg.Wait()
}
`;

test('real Go does what the machine shows of a Done that is put off', async () => {
  const replays = replaysOf(puttingOff).filter(({ made }) => made.kind === 'test');
  expect(replays.length).toBeGreaterThan(0);
  for (const { made } of replays) {
    if (made.kind === 'test') expect(await goTest(made.text)).toContain(': reproduced: ');
  }
}, 120_000);
