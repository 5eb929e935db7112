import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { toAnimation } from './pictures/animation.mjs';
import { chromiumArguments, ensureChromium } from './setup/chromium.mjs';
import { projectFolder } from './setup/run.mjs';
import { serveStatic } from './static-server.mjs';

/**
 * Takes the README's pictures from the built page, and the one that moves, so that they stay true:
 * `node scripts/screenshots.mjs [where to] [the built page]`. With `--all` every pane and dialog at every size,
 * dark and light, to look at.
 */
const sizes = {
  wide: { width: 1440, height: 900 },
  middle: { width: 1024, height: 768 },
  narrow: { width: 390, height: 844 },
  clip: { width: 1360, height: 680 },
};
/** Of the link to the whole page, above an embedded one. */
const barHeight = 31;
const panes = ['Result', 'From Go', 'VirGo', 'Processes', 'Encoding', 'CoreDafny', 'Obligations'];
const dialogs = ['Examples', 'Share', 'Help'];

/** @typedef {{ name: string, size: keyof typeof sizes, scheme: 'light' | 'dark', pane: string, dialog?: string }} Picture */

/** @type {readonly Picture[]} */
const forReadme = [
  { name: 'playground', size: 'wide', scheme: 'light', pane: 'Result' },
  { name: 'playground-dark', size: 'wide', scheme: 'dark', pane: 'Result' },
  { name: 'playground-phone', size: 'narrow', scheme: 'light', pane: 'Result' },
  { name: 'encoding', size: 'wide', scheme: 'light', pane: 'Encoding' },
  { name: 'examples', size: 'wide', scheme: 'light', pane: 'Result', dialog: 'Examples' },
];

/** @returns {readonly Picture[]} */
function everything() {
  const schemes = /** @type {const} */ (['light', 'dark']);
  return /** @type {const} */ (['wide', 'middle', 'narrow']).flatMap((size) => {
    const shown = size === 'narrow' ? [...panes, 'Program'] : panes;
    return schemes.flatMap((scheme) => {
      const nameOf = (/** @type {string} */ what) =>
        `${size}-${scheme}-${what.toLowerCase().replace(' ', '-')}`;
      return [
        ...shown.map((pane) => ({ name: nameOf(pane), size, scheme, pane })),
        ...dialogs.map((dialog) => ({
          name: nameOf(dialog),
          size,
          scheme,
          pane: 'Result',
          dialog,
        })),
      ];
    });
  });
}

async function main() {
  const given = process.argv.slice(2);
  const folders = given.filter((one) => !one.startsWith('--'));
  const [folder = join(projectFolder, 'docs/pictures'), site = join(projectFolder, 'dist')] =
    folders;
  const pictures = given.includes('--all') ? everything() : forReadme;
  mkdirSync(folder, { recursive: true });
  const server = await serveStatic({ folder: site });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments(),
  });
  try {
    for (const picture of pictures) await take(browser, server.url, folder, picture);
    if (pictures === forReadme) await film(browser, server.url, join(folder, 'run.png'));
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} folder
 * @param {Picture} picture
 */
async function take(browser, url, folder, { name, size, scheme, pane, dialog }) {
  const page = await browser.newPage({
    viewport: sizes[size],
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  await page.getByText('Decided in').waitFor();
  // The program's own run comes a moment after the proof.
  await page.getByText(/^Confronted:/).waitFor({ timeout: 90_000 });
  await page.getByRole('tab', { name: pane }).click();
  if (size !== 'narrow') await page.locator('.monaco-editor').first().waitFor();
  if (pane === 'CoreDafny' && size !== 'narrow')
    await page.locator('.monaco-editor').nth(1).waitFor();
  if (dialog !== undefined) await page.getByRole('button', { name: dialog }).click();
  await page.waitForTimeout(300); // what Monaco paints a moment later
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}

/**
 * The run that the page opens with, which hangs with two workers, step by step.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} path
 */
async function film(browser, url, path) {
  const page = await browser.newPage({ viewport: sizes.clip, reducedMotion: 'reduce' });
  await page.goto(`${url}?embed`);
  await page.getByText(/^Confronted:/).waitFor({ timeout: 90_000 });
  await page.locator('.monaco-editor').first().waitFor();
  const slider = page.getByRole('slider', { name: 'Step of the run' });
  const last = Number(await slider.getAttribute('max'));
  await page.getByRole('button', { name: 'First step' }).click();
  await page.getByRole('heading', { name: 'A run that goes wrong' }).evaluate((heading) => {
    heading.style.scrollMarginTop = '12px';
    heading.scrollIntoView();
  });
  const { width, height } = sizes.clip;
  const clip = { x: 0, y: barHeight, width, height: height - barHeight };
  const shots = [];
  for (let step = 0; step <= last; step++) {
    if (step > 0) await page.getByRole('button', { name: 'Step', exact: true }).click();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(200);
    const file = await page.screenshot({ clip, caret: 'hide' });
    shots.push({ file, milliseconds: step === last ? 4_000 : 1_300 });
  }
  writeFileSync(path, toAnimation(shots));
  await page.close();
}

main().catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exitCode = 1;
});
