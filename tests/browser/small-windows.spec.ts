import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { headline, stepCount } from './steps.ts';

/** Phones, projectors, zoom and frames in other pages: one steps wherever the page has been scrolled to. */

test.beforeEach(async ({ page }) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
});

const windows = [
  ['a projector at 150 %', { width: 683, height: 512 }, ''],
  ['a laptop at 200 %', { width: 640, height: 400 }, ''],
  ['a small frame', { width: 480, height: 560 }, '?embed'],
  ['a wide frame', { width: 1010, height: 560 }, '?embed'],
  ['a phone', { width: 390, height: 844 }, ''],
] as const;

for (const [name, viewport, search] of windows) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the buttons that step, and what the step did, are always to be seen', async ({
      page,
      site,
    }) => {
      await page.goto(site + search);
      await expect(headline(page)).toBeVisible();
      await allInView(page, viewport.height);
      await page.getByRole('button', { name: 'Step back' }).click();
      await expect(stepCount(page)).toHaveText(/^\d+ \/ \d+$/);
      await page.getByText('Sequence chart').scrollIntoViewIfNeeded();
      await allInView(page, viewport.height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(
        viewport.height,
      );
    });
  });
}

async function allInView(page: Page, height: number): Promise<void> {
  for (const name of ['First step', 'Step back', 'Play', 'Step', 'Last step'])
    await isInView(page.getByRole('button', { name, exact: true }), height);
  await isInView(page.locator('.narration p').first(), height);
}

async function isInView(what: Locator, height: number): Promise<void> {
  const box = (await what.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

test.describe('a phone, upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the lines around the step stand above the buttons', async ({ page, site }) => {
    await page.goto(site);
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    const code = page.getByRole('region', { name: 'The program at this step' });
    await isInView(code, 844);
    await expect(code.locator('mark.is-step')).toHaveText('make(chan int)');
    await expect(code.locator('.number.here')).toContainText('5');
    await page.getByRole('tab', { name: 'Program' }).click();
    await expect(page.getByRole('button', { name: 'Step', exact: true })).toBeVisible();
  });

  test('the plain editor numbers its lines, marks the step, and scrolls to an error', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await page.getByRole('tab', { name: 'Program' }).click();
    const program = page.locator('.program .plain');
    await expect(program.locator('.number').nth(4)).toHaveText(/▶\s*5/);
    await expect(program.locator('.below mark.is-step')).toHaveText('make(chan int)');
    const lines = Array.from({ length: 120 }, (_, index) => `// ${index}`);
    const text = ['package p', ...lines, 'func F() { c := make(chan int); c <- }', ''].join('\n');
    const field = page.getByRole('textbox', { name: /Program in Go/ });
    await field.fill(text);
    await program.evaluate((box) => (box.scrollTop = 0));
    await page.getByRole('button', { name: /Error in line 122/ }).click();
    await expect(program.locator('.number').nth(121)).toBeInViewport();
    await expect(field).toBeFocused();
  });
});
