import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

/** Types a program as a person would who selects all and pastes. */
async function write(page: Page, program: string): Promise<void> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(program);
}

/**
 * Whether 42 is a sum of three cubes was open until 2019, and so it is with the others: Z3 spends its
 * whole budget on every question about this program.
 */
const hard = ['c = chan [0]', ...[42, 114, 390, 627].map(hardBranch)].join(';\n');

function hardBranch(sum: number, n: number): string {
  const cubes = ['x', 'y', 'z'].map((name) => `${name}${n}*${name}${n}*${name}${n}`).join(' + ');
  return `if ${cubes} == ${sum} { c${n < 2 ? '!' : '?'} }`;
}

/** Most programs here are in VirGo, which says the same in less. */
async function writeVirgo(page: Page, program: string): Promise<void> {
  await page.getByRole('radio', { name: 'VirGo' }).check();
  await write(page, program);
}

const headline = (page: Page) => page.locator('.headline h2');
const verdict = (page: Page) => page.getByText(/^Decided in \d+ ms/);

test('the first visit proves the motivating example of the paper', async ({ page, site }) => {
  await page.goto(site);
  await expect(page).toHaveTitle('VirGo Playground');
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when\s+x == 1/);
  await verdict(page).waitFor();
  await expect(page.getByRole('button', { name: /Strategy 1/ })).toContainText('Refuted');
  await expect(page.getByRole('button', { name: /Strategy 2/ })).toContainText('Proved');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
});

test('the first verdict stands there before Z3 has arrived, with its run', async ({
  page,
  site,
}) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  await page.goto(site);
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when\s+x == 1/);
  const second = page.getByRole('article', { name: 'goroutine #2' });
  await expect(second).toContainText('Stuck');
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(second).toContainText('Can move');
  await expect(page.getByText('Main leaves the loop over i after 2 iterations.')).toBeVisible();
});

test('a program that never hangs is proved', async ({ page, site }) => {
  await page.goto(site);
  await writeVirgo(page, 'c = chan [1]; go { c! }; c?');
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  await expect(page.getByText('A run that goes wrong')).toHaveCount(0);
});

test('a program that always hangs is refuted, and its run is played', async ({ page, site }) => {
  await page.goto(site);
  await writeVirgo(page, 'c = chan [0]; c!');
  await expect(headline(page)).toHaveText('Always leaks a goroutine');
  const main = page.getByRole('article', { name: 'main' });
  await expect(main).toContainText('Stuck');
  await expect(main).toContainText('main waits to send on c: nobody receives.');

  await page.getByRole('button', { name: 'First step' }).click();
  await expect(main).toContainText('Can move');
  await expect(page.getByRole('article', { name: 'Channel c' })).toContainText('not made yet');
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.getByText('main makes c, unbuffered.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Channel c' })).toContainText('unbuffered');
  await expect(page.getByText('nobody can move any more')).toBeVisible();
});

test('the run is scrubbed by the keyboard, and the editor follows', async ({ page, site }) => {
  await page.goto(site);
  await verdict(page).waitFor();
  await page.locator('.monaco-editor').first().waitFor();
  const slider = page.getByRole('slider', { name: 'Step of the run' });
  await slider.focus();
  await slider.press('Home');
  await expect(page.getByText('0 / 9')).toBeVisible();
  await expect(page.locator('.line-step')).toHaveCount(0);
  await slider.press('ArrowRight');
  await expect(page.locator('.line-step')).toHaveCount(1);
  await slider.press('End');
  await expect(page.locator('.line-stuck')).toHaveCount(1);
});

test('a syntax error is marked at its place, says what was expected, and is repaired', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await writeVirgo(page, 'c = chan [1]\ngo { c! };\nc?');
  const problem = page.getByRole('region', { name: 'Problems' });
  await expect(problem).toContainText('Expected ; or } after this statement');
  await expect(problem).toContainText('Error in line 2');
  await expect(page.locator('.squiggly-error')).toHaveCount(1);
  await expect(headline(page)).not.toHaveText(/Checking/);
  await page.getByRole('button', { name: 'Insert ;' }).click();
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  await expect(page.locator('.squiggly-error')).toHaveCount(0);
});

test('a hung check is cancelled within 300 ms, and the next one works', async ({ page, site }) => {
  await page.goto(site);
  await verdict(page).waitFor();
  await writeVirgo(page, hard);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  await page.waitForTimeout(400);
  const milliseconds = await cancel.evaluate(async (button: HTMLElement) => {
    const begun = performance.now();
    button.click();
    while (!document.body.innerText.includes('Cancelled.')) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return performance.now() - begun;
  });
  expect(milliseconds).toBeLessThan(300);
  await expect(headline(page)).toHaveText('Not decided');
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  const begun = Date.now();
  await writeVirgo(page, 'c = chan [1]; go { c! }; c?');
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  await verdict(page).waitFor();
  // Z3 was really stopped: the next check did not wait for it.
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('every pane has its text', async ({ page, site }) => {
  await page.goto(site);
  await verdict(page).waitFor();
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = page.getByRole('tabpanel');
  await tab('VirGo').click();
  await expect(panel.locator('.view-lines')).toContainText('for');
  await tab('Processes').click();
  await expect(panel).toContainText('started by main at point 2');
  await tab('CoreDafny').click();
  await page.getByRole('radio', { name: /Strategy 3/ }).check();
  await expect(panel.locator('.view-lines')).toContainText('method');
  await tab('Obligations').click();
  await expect(panel).toContainText('49 of 52 proved');
  await panel.getByRole('combobox').selectOption('open');
  await panel.locator('summary').first().click();
  await expect(panel.locator('pre').first()).toContainText('(check-sat)');
});

test('the page works before Z3 has arrived', async ({ page, site }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/z3/*.bin', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site);
  await writeVirgo(page, 'd = chan [1]; d!');
  await page.getByRole('tab', { name: 'Processes' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('d!');
  await page.getByRole('tab', { name: 'Result' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
});

test('a Z3 that cannot be had is told, and the rest of the page lives', async ({ page, site }) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  await page.goto(site);
  await expect(page.getByText('Z3 could not be loaded')).toBeVisible();
  await page.getByRole('tab', { name: 'CoreDafny' }).click();
  await expect(page.getByRole('tabpanel').locator('.view-lines')).toContainText('function');
  await page.unroute('**/z3/*.bin');
  await page.getByRole('tab', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when/);
});

test('without Z3 runs answer, and nothing of the program before is left', async ({
  page,
  site,
}) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  await page.goto(site);
  await expect(page.getByText('Z3 could not be loaded')).toBeVisible();
  const text = (room: string) =>
    `package p\n\nfunc F(n int) {\nc := make(chan int${room})\ngo func() { c <- n }()\nif n > 0 { <-c }\n}\n`;
  await write(page, text(''));
  await expect(headline(page)).toHaveText('Can leak a goroutine', { timeout: 45_000 });
  await expect(page.locator('.headline .grade')).toHaveText('Refuted: here is a run');
  await expect(page.getByRole('article', { name: 'goroutine 2 (line 5)' })).toContainText('Stuck');
  await write(page, text(', 1'));
  await expect(headline(page)).toHaveText(/Free of goroutine leaks for the values tried/);
  await expect(page.locator('.headline')).toContainText(
    'Nothing is proved, since Z3 could not be loaded.',
  );
  await expect(page.getByText('Run of the previous program')).toHaveCount(0);
});

test('a compiler that cannot be loaded is told, and had again', async ({ page, site }) => {
  await page.route('**/compiler-*.js', (route) => route.abort());
  await page.goto(site);
  await expect(headline(page)).toHaveText('Something of ours broke');
  await page.unroute('**/compiler-*.js');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when/);
});

test('an example is opened, and the draft survives a reload', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('button', { name: /^Nobody receives/ }).click();
  await expect(headline(page)).toHaveText('Always leaks a goroutine');
  await writeVirgo(page, 'mine = chan [2]; mine!');
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  await page.reload();
  await expect(page.locator('.view-lines').first()).toContainText('mine!');
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
});

test('the content security policy is in force', async ({ page, site }) => {
  await page.goto(site);
  const violated = await page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      directives.push(event.violatedDirective);
    });
    const script = document.createElement('script');
    script.textContent = 'globalThis.intruder = true';
    document.body.append(script);
    // A string is compiled outside of this call, which the test's own channel exempts.
    const later = setTimeout as (code: string) => number;
    later('globalThis.intruder = true');
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { directives, intruder: 'intruder' in globalThis };
  });
  expect(violated).toEqual({ directives: ['script-src-elem', 'script-src'], intruder: false });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the result comes first, and nothing sticks out', async ({ page, site }) => {
    await page.goto(site);
    await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when/);
    for (const name of [
      'Result',
      'Program',
      'From Go',
      'VirGo',
      'Processes',
      'CoreDafny',
      'Obligations',
      'Contracts',
    ]) {
      await page.getByRole('tab', { name }).click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBe(390);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, name).toBe(844);
    }
    await page.getByRole('tab', { name: 'Program' }).click();
    await page.getByRole('radio', { name: 'VirGo' }).check();
    await page.getByRole('textbox', { name: /Program in VirGo/ }).fill('c = chan [0]; c!');
    await page.getByRole('tab', { name: 'Result' }).click();
    await expect(headline(page)).toHaveText('Always leaks a goroutine');
    expect(await page.locator('.monaco-editor').count()).toBe(0);
  });
});
