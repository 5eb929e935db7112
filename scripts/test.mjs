import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, variable } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { projectFolder, run } from './setup/run.mjs';
import { reportsFolder } from './reports.mjs';

/**
 * `npm test`: installs what is missing and runs every check, all of them even when one fails, so
 * that one run tells all. What needs other people's tools (Dafny, Go, Spin) is `npm run test:oracle`.
 * What takes one core runs beside other such checks: each group has lanes, each lane goes through its list.
 */
const groups = [[['lint'], ['check', 'formatted', 'build']], [['test:unit']], [['test:browser']]];

async function test() {
  await ensureDependencies();
  const chromium = await ensureChromium();
  const reports = join(projectFolder, reportsFolder);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const lanes of groups) {
    console.log(`\n== npm run ${lanes.map((lane) => lane.join(', ')).join(' and ')}`);
    results.push(...(await Promise.all(lanes.map((lane) => inTurn(lane, chromium)))).flat());
  }
  console.log('');
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  }
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

/**
 * @param {readonly string[]} lane names of scripts
 * @param {string} chromium its path
 */
async function inTurn(lane, chromium) {
  const results = [];
  for (const name of lane) results.push(await check(name, chromium));
  return results;
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
