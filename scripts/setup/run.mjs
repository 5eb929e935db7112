import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program of the project's in its folder and shows what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment] added to ours
 * @returns {Promise<number>} its exit code, 1 when it could not be started or was killed
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
      // npm is a batch file on Windows, which only a shell can start.
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`cannot run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/**
 * A program that some package brought along.
 *
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment]
 */
export function runTool(tool, args, environment) {
  return run('npx', ['--no-install', '--loglevel', 'error', tool, ...args], environment);
}

/**
 * What a command prints, or null when it fails or cannot be started.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
export function outputOf(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  return result.status === 0 ? result.stdout.trim() : null;
}
