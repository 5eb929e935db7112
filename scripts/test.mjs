import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, variable } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { projectFolder, run } from './setup/run.mjs';
import { reportsFolder } from './reports.mjs';

/**
 * `npm test`: installs what is missing and runs every check, all of them even when one fails, so
 * that one run tells all. What needs other people's tools (Dafny, Go, Spin) is `npm run test:oracle`.
 * The checks of a group run beside each other, since each takes one core.
 */
const checks = [['lint', 'check'], ['test:unit'], ['build'], ['test:browser']];

async function test() {
  await ensureDependencies();
  const chromium = await ensureChromium();
  const reports = join(projectFolder, reportsFolder);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const together of checks) {
    console.log(`\n== npm run ${together.join(' and ')}`);
    results.push(...(await Promise.all(together.map((name) => check(name, chromium)))));
  }
  console.log('');
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  }
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

/**
 * @param {string} name of a script
 * @param {string} chromium its path
 */
async function check(name, chromium) {
  const begun = Date.now();
  const code = await run('npm', ['run', '--silent', name], { [variable]: chromium });
  return { name, passed: code === 0, seconds: Math.round((Date.now() - begun) / 1000) };
}

test().catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exitCode = 1;
});
