import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFirefox, patience, polling, type Firefox } from './open-firefox.ts';

/** What most people do with the page, in Firefox. */
let firefox: Firefox;
let page: Page;
let complaints: readonly string[] = [];

beforeAll(async () => {
  firefox = await openFirefox();
}, patience);

afterAll(async () => {
  await firefox.close();
}, patience);

beforeEach(async () => {
  ({ page, complaints } = await firefox.open());
}, patience);

afterEach(async () => {
  await page.browserContext().close();
  expect(complaints).toEqual([]);
}, patience);

/** The sentence of the result, once it has these words. */
const says = (words: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.headline h2')?.textContent.includes(wanted) === true,
    { polling },
    words,
  );

const isDecided = () =>
  page.waitForFunction(() => /Decided in \d+ ms by Z3/.test(document.body.textContent), {
    polling,
  });

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

test('a program is checked, and its run is stepped', { timeout: 300_000 }, async () => {
  await page.goto(firefox.url);
  await says('x == 1');
  await isDecided();
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

test('a link opens with its program', { timeout: 300_000 }, async () => {
  const text = JSON.stringify({ l: 'v', s: 'c = chan [0]; go { c! }; c?' });
  await page.goto(`${firefox.url}#1r${Buffer.from(text).toString('base64url')}`);
  await says('Free of goroutine leaks');
  await page.goto('about:blank');
  await page.goto(`${firefox.url}#1dAAAA`);
  await page.waitForSelector('[role=alert]');
  expect(await textOf('[role=alert]')).toContain('This link is damaged.');
});

test('after one visit it works without a server', { timeout: 300_000 }, async () => {
  await page.goto(firefox.url);
  await isDecided();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, { polling });
  await firefox.unplug();
  await page.reload();
  await says('x == 1');
  await isDecided();
});
