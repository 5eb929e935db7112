import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test } from './harness.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const panes = ['Result', 'VirGo', 'Processes', 'CoreDafny', 'Obligations'];

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
  await expect(page.getByRole('tab', { name: 'VirGo' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(result).toHaveAttribute('aria-selected', 'true');
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
