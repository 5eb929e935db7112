import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test } from './harness.ts';
import { hard, headline, proved, stepCount } from './steps.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const;

/** Every kind of verdict, by a program in VirGo. */
const kinds = [
  ['c = chan [1]; c!', 'Free of goroutine leaks'],
  ['c = chan [x]; c!', /exactly when/],
  ['c = chan [0]; c!', /Always leaks a goroutine/],
  ['a = chan [0]; b = chan [0]; go { a!; b? }; b!; a?', /Can leak a goroutine/],
  ['w = WaitGroup; w.Add(-1); w.Add(1)', /Can crash/],
  ['c = chan [0]\nc!; d?', /The program has errors/],
] as const;

/** One of every kind. */
const puzzles = [
  'channels/one-receive',
  'channels/first-answer',
  'channels/who-is-left',
  'locks/guarded-counter',
  'locks/add-inside',
  'proof/in-balance',
];

// Nothing moves while axe looks, and no run plays itself.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of sizes) {
  test.describe(name, () => {
    test.use({ viewport });

    test('no pane keeps anybody out', async ({ page, site }) => {
      await page.goto(site);
      await proved(page).waitFor();
      const tabs = page.getByRole('tablist', { name: 'Panes' }).getByRole('tab');
      const count = await tabs.count();
      expect(count).toBeGreaterThanOrEqual(7);
      for (let at = 0; at < count; at++) {
        await tabs.nth(at).click();
        await page.getByRole('tabpanel').first().waitFor();
        await nothingSerious(page, await tabs.nth(at).innerText());
      }
    });

    test('no verdict does, and no lack of one', async ({ page, site }) => {
      for (const [source, words] of kinds) {
        await page.goto(`${site}#${linkTo(source)}`);
        await expect(headline(page)).toHaveText(words);
        await nothingSerious(page, source);
      }
      await page.goto(`${site}#${linkTo(hard)}`);
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(headline(page)).toHaveText('Not decided');
      await nothingSerious(page, 'cancelled');
      await page.goto(`${site}#1d***`);
      await page.getByText('This link is damaged.').waitFor();
      await nothingSerious(page, 'a damaged link');
    });

    test('neither do the details, the scheduler and the chart', async ({ page, site }) => {
      await page.goto(site);
      await proved(page).waitFor();
      for (const strategy of [1, 2, 3]) {
        await page.getByRole('button', { name: `Strategy ${strategy}` }).click();
        await nothingSerious(page, `strategy ${strategy}`);
      }
      await page.getByLabel('x', { exact: true }).fill('2');
      await page.getByRole('button', { name: 'Try these values' }).click();
      await expect(stepCount(page)).toHaveText('9 / 9');
      await page.getByRole('button', { name: 'Take over' }).click();
      await page.getByText('Sequence chart').click();
      await nothingSerious(page, 'the end of a run');
      await page.getByRole('slider', { name: 'Step of the run' }).press('Home');
      await nothingSerious(page, 'its beginning');
      await page.getByRole('slider', { name: 'Step of the run' }).press('ArrowRight');
      await nothingSerious(page, 'its first step');
    });

    test('neither do the dialogs', async ({ page, site }) => {
      await page.goto(site);
      await proved(page).waitFor();
      const dialogs = name === 'wide' ? ['Share', /^Help/, 'Examples'] : ['Share', 'Examples'];
      for (const dialog of dialogs) {
        await page.getByRole('button', { name: dialog }).first().click();
        await page.getByRole('dialog').waitFor();
        await nothingSerious(page, String(dialog));
        await page.keyboard.press('Escape');
      }
    });

    test('neither do the run of a program and the view of a lecture', async ({ page, site }) => {
      test.setTimeout(150_000);
      const source = 'package main\n\nfunc main() {\n\tc := make(chan int)\n\tc <- 1\n}\n';
      const code = linkTo(source, { l: 'g', v: [], t: 's~1p', k: 0 });
      await page.goto(`${site}#${code}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'No leak' })).toHaveCount(1, {
        timeout: 60_000,
      });
      await expect(stepCount(page)).toHaveText('0 / 0');
      await nothingSerious(page, 'the run of a program');
      await page.goto('about:blank');
      await page.goto(`${site}?view=run#${code}`);
      await expect(page.locator('footer .count')).toHaveText('0 / 0', { timeout: 60_000 });
      await nothingSerious(page, 'a lecture');
    });

    test('neither do two programs side by side', async ({ page, site }) => {
      await page.goto(`${site}#/compare/get-result/get-result-guarded`);
      const results = page.locator('section[aria-label^="Result of"] h2');
      await expect(results.last()).toContainText('Free of goroutine leaks');
      await nothingSerious(page, 'two programs');
    });

    test('neither do the lessons, nor a puzzle of any kind', async ({ page, site }) => {
      test.setTimeout(150_000);
      await page.goto(`${site}#/learn`);
      await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
      await nothingSerious(page, 'the lessons');
      for (const puzzle of puzzles) {
        await page.goto(`${site}#/learn?puzzle=${puzzle}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.monaco-editor, .plain').first()).toBeVisible();
        await nothingSerious(page, puzzle);
      }
    });

    test('neither do the other dialogs', async ({ page, site }) => {
      await page.goto(site);
      await expect(headline(page)).toBeVisible();
      for (const dialog of name === 'wide' ? ['Recent', 'About'] : ['Recent']) {
        const opener = page.getByRole('button', { name: dialog }).first();
        if (!(await opener.isVisible())) await page.getByRole('tab', { name: 'Program' }).click();
        await opener.click();
        await page.getByRole('dialog').waitFor();
        await nothingSerious(page, dialog);
        await page.keyboard.press('Escape');
      }
    });

    test('neither does an embedded page, or one without Z3', async ({ page, site }) => {
      await page.route('**/z3/*.bin', (route) => route.abort());
      await page.goto(`${site}?embed#${linkTo('c = chan [0]; c!', { v: [], t: '1g.0m', k: 1 })}`);
      await expect(stepCount(page)).toHaveText('1 / 1');
      await nothingSerious(page, 'embedded');
      await page.goto(site);
      await page.getByText(/^Z3 could not be loaded/).waitFor();
      await nothingSerious(page, 'without Z3');
    });
  });
}

/** What axe finds that would keep somebody out, light and dark, with the places. */
async function nothingSerious(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Over the test's own channel: the page's policy lets no foreign script in.
    await page.evaluate(`globalThis.axe === undefined && (() => { ${axe} })()`);
    // What differs between light and dark are colours alone.
    const rules = colorScheme === 'light' ? null : ['color-contrast', 'link-in-text-block'];
    const results = await page.evaluate(
      (only) =>
        (globalThis as unknown as { axe: Axe }).axe.run({
          resultTypes: ['violations'],
          ...(only && { runOnly: only }),
        }),
      rules,
    );
    const found = results.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

interface Axe {
  run(options: object): Promise<AxeResults>;
}

function linkTo(source: string, run: object = {}): string {
  return `1r${Buffer.from(JSON.stringify({ l: 'v', s: source, ...run })).toString('base64url')}`;
}
