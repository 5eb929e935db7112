import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { headline, write, writeVirgo } from './steps.ts';

const pool =
  'jobs = chan [0]; results = chan [0]; w = WaitGroup; w.Add(W);\n' +
  'for 0 .. W { go { for range jobs { results! } w.Add(-1) } }\n' +
  'go { for 0 .. N { jobs! } close jobs }\n' +
  'go { w.Wait(); close results }\n' +
  'for range results { skip }\n';

test.beforeEach(async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.locator('.program .monaco-editor').waitFor();
});

const panel = (page: Page) => page.getByRole('tabpanel');
const open = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a program beyond the paper is shown and explained in every pane', async ({ page }) => {
  // Z3 proves it once for each of four panes.
  test.slow();
  await writeVirgo(page, pool);
  await expect(headline(page)).toHaveText(/exactly when W > 0 \|\|/, { timeout: 40_000 });
  await open(page, 'Processes');
  await expect(
    panel(page).getByRole('row', { name: /jobs\? of the closed channel/ }),
  ).toBeVisible();
  await expect(
    panel(page).getByText('started by main at point 5, any number of times'),
  ).toBeVisible();

  await open(page, 'Encoding');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(/w\.Add\(W\)/);
  await panel(page).getByRole('button', { name: 'Next rule' }).click();
  await expect(panel(page).getByText('ENTER', { exact: true })).toBeVisible();
  await panel(page).getByLabel('Statement').selectOption({ label: 'goroutine 2, line 3: jobs!' });
  await expect(panel(page).getByText('values in jobs')).toBeVisible();
  await expect(panel(page).getByText('B2', { exact: true }).first()).toBeVisible();
  // The walk lights up what it is about.
  await expect(page.locator('.program .mark-linked')).toHaveCount(1);

  await open(page, 'CoreDafny');
  // As nothing is proved for all values, the method is that of the condition that was found.
  await expect(page.getByRole('radio', { name: /^Strategy 4/ })).toBeChecked();
  await expect(
    panel(page)
      .locator('.view-line', { hasText: /x\d+_send/ })
      .first(),
  ).toBeVisible({
    timeout: 40_000,
  });
  await page.getByRole('radio', { name: /^Strategy 1/ }).check();
  await expect(panel(page).getByText('It is not proved without a precondition.')).toBeVisible({
    timeout: 40_000,
  });

  await open(page, 'Obligations');
  await expect(panel(page).locator('.top p')).toHaveText(/^\d of 7 proved: strategy 1 \d of 7\.$/);
  await panel(page).locator('summary', { hasText: 'some goroutine can move' }).click();
  await panel(page).getByRole('button', { name: 'Show a state that breaks it' }).click();
  await expect(panel(page).getByText(/^Z3 found a state that the facts allow/)).toBeVisible({
    timeout: 40_000,
  });
});

test('what one supposes of the parameters is proved under, said, and shared', async ({ page }) => {
  await write(
    page,
    'package p\n\nfunc F(n int) {\n\tc := make(chan int)\n\tfor i := 0; i < n; i++ {\n\t\tgo func() { c <- 1 }()\n\t}\n\t<-c\n}\n',
  );
  await expect(headline(page)).toHaveText('Free of goroutine leaks exactly when n == 1', {
    timeout: 40_000,
  });
  const field = page.getByLabel('Suppose that');
  await field.fill('m == 1');
  await field.press('Enter');
  await expect(page.getByText('m decides nothing about what is checked here.')).toBeVisible();
  await expect(headline(page)).toHaveText('Free of goroutine leaks exactly when n == 1');
  await field.fill('n == 1');
  await field.press('Enter');
  await expect(headline(page)).toHaveText('Free of goroutine leaks, provided that n == 1');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: /link/i }).first().inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(headline(page)).toHaveText('Free of goroutine leaks, provided that n == 1', {
    timeout: 40_000,
  });
  await page.getByRole('button', { name: 'Suppose nothing' }).click();
  await expect(headline(page)).toHaveText('Free of goroutine leaks exactly when n == 1');
});
