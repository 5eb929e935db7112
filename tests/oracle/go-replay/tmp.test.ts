import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, appendFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { replaysOf } from './replays.ts';
const run = promisify(execFile);
const files = [...readdirSync('tests/machine/outcomes').map((f) => `tests/machine/outcomes/${f}`), ...readdirSync('tests/machine/bugs').filter((f) => f.endsWith('.go')).map((f) => `tests/machine/bugs/${f}`)];
test.each(files)('%s', async (file) => {
  const folder = await mkdtemp(join(tmpdir(), 'go-replay-'));
  for (const { made, entry, property, values } of replaysOf(readFileSync(file, 'utf8'))) {
    const what = `${file} ${entry} ${property} ${values}`;
    if (made.kind === 'left-out') { appendFileSync('/tmp/attack.out', `LEFT ${what}: ${made.reason}\n`); continue; }
    await writeFile(join(folder, 'replay_test.go'), made.text);
    let said = '';
    try { said = (await run('go', ['test', '-vet=off', '-v', '-run', 'TestShownRun', join(folder, 'replay_test.go')], { cwd: folder, timeout: 60000, env: { ...process.env, GO111MODULE: 'off' } })).stdout; } catch (e) { const t = e as { stdout: string; stderr: string }; said = t.stdout + t.stderr; }
    appendFileSync('/tmp/attack.out', `${said.includes(': reproduced: ') ? 'OK' : 'BAD'} ${what} ${said.includes(': reproduced: ') ? '' : folder + said.slice(0, 700)}\n`);
  }
}, 120000);
