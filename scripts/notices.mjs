import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from './setup/run.mjs';

export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/**
 * The licences of every package that the page may contain: all that package-lock.json does not mark
 * as needed for development only.
 */
export function thirdPartyNotices() {
  const lock = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'));
  const places = Object.keys(lock.packages).filter((place) => {
    const { dev, devOptional } = lock.packages[place];
    return place !== '' && dev !== true && devOptional !== true;
  });
  const notices = places.map((place) => noticeOf(place, lock.packages[place]));
  return `Packages that VirGo Playground is built with, and their licences.\n\n${notices.join('\n')}`;
}

/**
 * @param {string} place in node_modules
 * @param {{ version: string, license?: string }} locked
 */
function noticeOf(place, { version, license }) {
  const folder = join(projectFolder, place);
  if (!existsSync(folder)) throw new Error(`${place} is not installed: run npm ci`);
  const name = place.replace(/^.*node_modules\//, '');
  const texts = licenceFiles(folder).map((file) => readFileSync(file, 'utf8'));
  if (texts.length === 0 && license === undefined) throw new Error(`${name} names no licence`);
  const head = `${'='.repeat(80)}\n${name} ${version}: ${license ?? 'see below'}\n${'='.repeat(80)}\n`;
  return [head, ...texts.map(tidy)].join('\n');
}

/** @param {string} folder */
function licenceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /^(licen[cs]e|notice|third.?party|copying)/i.test(entry.name),
    )
    .map((entry) => join(folder, entry.name))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** @param {string} text */
function tidy(text) {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  return `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(projectFolder, noticesFile), thirdPartyNotices());
}
