import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test } from './harness.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const panes = ['Result', 'From Go', 'VirGo', 'Processes', 'Encoding', 'CoreDafny', 'Obligations'];

/** What axe finds that would keep somebody out, with the places. */
async function barriers(page: Page): Promise<readonly string[]> {
  // Over the test's own channel: the page's policy lets no foreign script in.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function lookAtEveryPane(page: Page, site: string, names: readonly string[]): Promise<void> {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  for (const name of names) {
    await page.getByRole('tab', { name }).click();
    expect(await barriers(page), name).toEqual([]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no pane keeps anybody out', async ({ page, site }) => {
      await lookAtEveryPane(page, site, panes);
    });

    test('neither do the dialogs, the scheduler and the chart', async ({ page, site }) => {
      await page.goto(site);
      await page.getByText(/^Decided in/).waitFor();
      await page.getByRole('button', { name: 'Take over' }).click();
      await page.getByRole('button', { name: 'First step' }).click();
      await page.getByText('Sequence chart').click();
      expect(await barriers(page)).toEqual([]);
      for (const name of ['Share', /^Help/, 'Examples']) {
        await page.getByRole('button', { name }).click();
        await page.getByRole('dialog').waitFor();
        expect(await barriers(page), String(name)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test('none does on a phone', async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await lookAtEveryPane(page, site, ['Program', ...panes]);
    });
  });
}

test('the page is used by the keyboard alone', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  const result = page.getByRole('tab', { name: 'Result' });
  await result.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'From Go' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(result).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /second pane/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Refuted. With x = 0 a run gets stuck.')).toBeVisible();
});

test('the theme is switched, and kept', async ({ page, site }) => {
  await page.goto(site);
  const root = page.locator('html');
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the keys of the stepper work, and the help lists them', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  const count = page.locator('.transport .count');
  const body = page.locator('body');
  await body.press('Home');
  await expect(count).toHaveText('0 / 2');
  await body.press('ArrowRight');
  await expect(count).toHaveText('1 / 2');
  await body.press('t');
  await expect(page.getByRole('region', { name: 'You are the scheduler' })).toBeVisible();
  await body.press('1');
  await expect(count).toHaveText('2 / 2');
  await body.press('u');
  await expect(count).toHaveText('1 / 2');
  await body.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Take over');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('one walks the encoding rule by rule', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByRole('tab', { name: 'Encoding' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/Rule CHAN\s+Fig. 6/);
  await panel.getByRole('button', { name: 'Next rule' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/Rule FOR/);
  await expect(page.locator('.program .mark-linked')).toHaveCount(1);
  await panel
    .getByRole('combobox', { name: 'Statement' })
    .selectOption({ label: 'goroutine 1, line 8: c!' });
  await expect(panel).toContainText('Rule SEND');
  await expect(panel).toContainText('0, 1 of goroutine 1');
});

test('an operation under the mouse names its rule', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.locator('.program .view-line', { hasText: 'make(chan' }).getByText('make').hover();
  await expect(page.locator('.monaco-hover').first()).toContainText('rule CHAN, Fig. 6');
});
