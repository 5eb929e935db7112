import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edited, moves, names, puzzleOf, type Edits } from '../../browser/course-answers.ts';
import { openFirefox, patience, polling, type Firefox } from './open-firefox.ts';

/** The whole course in Firefox, by somebody who has a keyboard alone, and what is to be seen. */
let firefox: Firefox;
let page: Page;
let complaints: readonly string[] = [];

beforeAll(async () => {
  firefox = await openFirefox();
  ({ page, complaints } = await firefox.open());
}, patience);

afterAll(async () => {
  await firefox.close();
}, patience);

/** What has the focus, as a screen reader calls it. */
const focused = () =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || here === document.body) return '';
    const labels = here instanceof HTMLInputElement ? [...(here.labels ?? [])] : [];
    const label = here.getAttribute('aria-label') ?? labels[0]?.textContent;
    return (label ?? here.textContent).replaceAll(/\s+/g, ' ').trim();
  });

const mostTabs = 80;

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[^\w ]/g, '\\$&')}$`);

/** Tab by Tab to what is called like this, as far as the page goes. */
async function reach(name: RegExp): Promise<void> {
  const met: string[] = [];
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    const here = await focused();
    if (name.test(here)) return;
    met.push(here);
    // In a text that can be edited Tab is a character, and the page says so.
    await page.keyboard.press(/F6 leaves the text/.test(here) ? 'F6' : 'Tab');
  }
  throw new Error(`no Tab leads to ${name.source}, but to ${met.join(' | ')}`);
}

async function press(name: RegExp): Promise<void> {
  await reach(name);
  await page.keyboard.press('Enter');
}

/** Waits until the page shows these words. */
async function see(words: string): Promise<void> {
  try {
    await page.waitForFunction(
      (wanted) => document.body.innerText.includes(wanted),
      { timeout: patience, polling },
      words,
    );
  } catch {
    const shown = await page.evaluate(() => document.body.innerText);
    throw new Error(`"${words}" is not to be seen, but: ${shown}`);
  }
}

const textOf = (selector: string) =>
  page.$$eval(selector, (all) => all.map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim()));

/** The numbers in front of the moves are keys. */
async function playRun(name: string): Promise<void> {
  if (name === 'channels/first-answer') {
    await reach(/^[0-9]$/);
    for (let times = 0; times < 8 && (await chosenValue()) !== '2'; times++)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
  }
  for (const [at, move] of moves[name]!.entries()) {
    await page.waitForFunction(
      (count) => document.querySelectorAll('[aria-label="So far"] > ol > li').length >= count,
      { polling },
      at,
    );
    const key = await keyOf(move);
    await page.keyboard.press(String(key) as '1');
    await page.waitForFunction(
      (count) => document.querySelectorAll('[aria-label="So far"] li').length >= count,
      { polling },
      at + 1,
    );
  }
}

const offered = '[aria-label="You are the scheduler"] ol button';

/** The run is fetched from the worker, so that the moves may come later than the puzzle. */
async function keyOf(move: RegExp): Promise<number> {
  const deadline = Date.now() + patience;
  for (;;) {
    const all = await textOf(offered);
    const at = all.findIndex((one) => move.test(one));
    if (at >= 0) return at + 1;
    if (Date.now() > deadline) throw new Error(`no ${move.source} among ${all.join(' | ')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const chosenValue = () => page.$eval('input[type=radio]:checked', (one) => one.value);

/** All at once: typed key by key, the editor would indent and close brackets itself. */
const insert = (text: string) =>
  page.evaluate((inserted) => document.execCommand('insertText', false, inserted), text);

async function typeProgram(name: string, edits: Edits): Promise<void> {
  await page.waitForSelector('.monaco-editor');
  await page.keyboard.press('F6');
  await page.waitForFunction(() => document.activeElement?.closest('.monaco-editor') !== null, {
    polling,
  });
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Backspace');
  await insert(edited(name, edits));
  await page.keyboard.press('F6');
}

async function solve(name: string): Promise<void> {
  const { kind, solution } = puzzleOf(name);
  if (kind === 'make-it-hang') return playRun(name);
  if (kind === 'predict') {
    for (const text of solution as readonly string[]) {
      await reach(exactly(text));
      await page.keyboard.press(' ');
    }
  } else if (kind === 'fix-it' || kind === 'break-it') {
    await typeProgram(name, solution as Edits);
  } else {
    await page.waitForSelector('form input[type=text]');
    const [label] = await textOf('form label');
    await reach(exactly(label ?? 'no label'));
    await page.keyboard.type(solution as string);
  }
  await press(/^Check$/);
}

test('by keys alone, from its start to its end', { timeout: 1_200_000 }, async () => {
  await page.goto(firefox.url);
  await page.waitForSelector('.monaco-editor');
  await press(/Learn$/);
  await see(`0 of ${names.length} solved`);
  await press(/^Begin$/);
  for (const [at, name] of names.entries()) {
    await page.waitForFunction(
      (title) => document.querySelector('h1')?.textContent === title,
      { polling },
      puzzleOf(name).title,
    );
    await solve(name);
    await see('Solved.');
    await press(at + 1 < names.length ? /^Next: / : /^All lessons$/);
  }
  await see(`${names.length} of ${names.length} solved`);
  expect(complaints).toEqual([]);
});
