#!/usr/bin/env node
// Starts the command line, and builds it first where the sources are newer than the build.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'build/node/virgo.js');

/** @param {string} folder @returns {number} */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

function isStale() {
  if (!existsSync(built)) return true;
  const config = statSync(join(root, 'vite.node.config.ts')).mtimeMs;
  return Math.max(newest(join(root, 'src')), config) > statSync(built).mtimeMs;
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error !== undefined || status !== 0) {
    console.error(`virgo: ${command} ${args.join(' ')} failed`);
    process.exit(3);
  }
}

if (isStale()) {
  if (!existsSync(join(root, 'node_modules/vite'))) run('npm', ['ci']);
  run(process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    'vite.node.config.ts',
    '--logLevel',
    'warn',
  ]);
}
await import(pathToFileURL(built).href);
