import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { serveStatic } from '../../../scripts/static-server.mjs';

/** The built page in an installed Firefox, through WebDriver BiDi: what most people do with it. */
const executablePath = process.env['VIRGO_FIREFOX'] ?? '/usr/bin/firefox-esr';
const patience = 60_000;

let browser: Browser;
let server: Awaited<ReturnType<typeof serveStatic>>;
let profile = '';
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  server = await serveStatic({ folder: 'dist', prefix: '/some/where/' });
  browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: profile,
    timeout: patience,
    protocolTimeout: patience,
  });
}, patience);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(profile, { recursive: true, force: true });
});

beforeEach(async () => {
  complaints = [];
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.setViewport({ width: 1280, height: 800 });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});

afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

/** The sentence of the result, once it has these words. */
const says = (words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.headline h2')?.textContent.includes(wanted) === true,
    {},
    words,
  );

const textOf = (selector: string) =>
  page.$eval(selector, (element) => element.textContent.replaceAll(/\s+/g, ' ').trim());

async function write(program: string): Promise<void> {
  await page.waitForSelector('.monaco-editor');
  await page.click('.monaco-editor .view-lines');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Backspace');
  // Typed key by key, Monaco would close the brackets itself.
  await page.keyboard.type(program);
}

test('a program is checked, and its run is stepped', { timeout: 120_000 }, async () => {
  await page.goto(server.url);
  await says('x == 1');
  await page.waitForFunction(() => /Decided in \d+ ms by Z3/.test(document.body.textContent));
  await page.waitForSelector('.transport');
  await page.click('button[aria-label="First step"]');
  expect(await textOf('.transport .count')).toMatch(/^0 \//);
  await page.click('button[aria-label="Step"]');
  expect(await textOf('.transport .count')).toMatch(/^1 \//);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await page.keyboard.press('End');
  expect(await textOf('.transport .count')).toMatch(/^(\d+) \/ \1$/);
  await page.click('input[name=language][value=virgo]');
  await write('c = chan [0]; c?');
  await says('leak');
});

test('a link opens with its program', { timeout: 120_000 }, async () => {
  const text = JSON.stringify({ l: 'v', s: 'c = chan [0]; go { c! }; c?' });
  await page.goto(`${server.url}#1r${Buffer.from(text).toString('base64url')}`);
  await says('Free of goroutine leaks');
  await page.goto('about:blank');
  await page.goto(`${server.url}#1dAAAA`);
  await page.waitForSelector('[role=alert]');
  expect(await textOf('[role=alert]')).toContain('This link is damaged.');
});

test('after one visit it works without a server', { timeout: 120_000 }, async () => {
  await page.goto(server.url);
  await page.waitForFunction(() => /Decided in \d+ ms by Z3/.test(document.body.textContent));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();
  await page.reload();
  await says('x == 1');
  await page.waitForFunction(() => /Decided in \d+ ms by Z3/.test(document.body.textContent));
});
