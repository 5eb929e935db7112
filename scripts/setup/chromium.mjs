import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { outputOf, run, runTool } from './run.mjs';

/** The variable that names the browser for the tests, and through which they are told of it. */
export const variable = 'VIRGO_CHROMIUM';

/**
 * A Chromium to test with: the one that the variable names, else one that is installed, else
 * Playwright's own, else Debian's package where we may install it.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const named = process.env[variable];
  if (named) {
    if (works(named)) return named;
    throw new Error(`${variable} is ${named}, which is no Chromium that starts`);
  }
  return (
    installed() ??
    (await fromPlaywright()) ??
    (await fromDebian()) ??
    fail('no Chromium is installed and none could be had')
  );
}

/** As root, as in containers, Chromium has no sandbox. The rest keeps it from calling home. */
export function chromiumArguments() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Drawn by the processor in either case, and without the process that pretends to be a GPU it is less work.
    '--disable-gpu',
    `--disable-features=${unwanted.join(',')}`,
  ];
}

/**
 * Pages of the browser's own for its address bar cost each test as much of the processor as ours. The flag
 * takes the place of Playwright's: the rest is what it switches off that matters here.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
];

/** @param {string} path */
function works(path) {
  // On Windows a browser that is asked for its version opens a window instead.
  if (process.platform === 'win32') return existsSync(path);
  return outputOf(path, ['--version']) !== null;
}

function installed() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ];
  // Some systems have a chromium that only tells how to install one: it must run.
  return candidates.find((path) => existsSync(path) && works(path)) ?? null;
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.log("Downloading Playwright's Chromium for the browser tests ...");
    await runTool('playwright', ['install', 'chromium']);
  }
  return existsSync(path) && works(path) ? path : null;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || outputOf('apt-get', ['--version']) === null) return null;
  console.log("Installing Debian's Chromium for the browser tests ...");
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return installed();
}

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  throw new Error(`${reason}. Install Chromium or Chrome, or name one in ${variable}.`);
}
