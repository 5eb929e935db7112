import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, run } from './run.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Locked */

/** Installs what package-lock.json names, unless exactly that is there already. */
export async function ensureDependencies() {
  requireNode();
  if (isInstalled(projectFolder)) return;
  console.log('Installing the packages that are needed ...');
  if ((await run('npm', ['ci', '--no-fund', '--no-audit'])) !== 0) {
    throw new Error('the packages could not be installed: see what npm says above');
  }
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node 20.19 or newer is needed, this is ${process.versions.node}`);
}

/**
 * Whether node_modules holds every package of the lock file in its version. npm writes down what it
 * installed; packages that are for other systems only are missing there, and may be.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  const wanted = readPackages(join(folder, 'package-lock.json'));
  if (installed === null || wanted === null) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | null}
 */
function readPackages(file) {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
