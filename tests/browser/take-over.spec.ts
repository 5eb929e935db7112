import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { stepCount, writeVirgo } from './steps.ts';

test.beforeEach(async ({ page, site }) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  await page.goto(site);
});

async function tryValue(page: Page, name: string, value: string): Promise<void> {
  await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Try these values' }).click();
}

test('taking over is announced, and the focus goes to the moves and back', async ({ page }) => {
  const takeOver = page.getByRole('button', { name: 'Take over' });
  await page.getByRole('button', { name: 'First step' }).click();
  await takeOver.press('Enter');
  const moves = page.getByRole('region', { name: 'You are the scheduler' });
  await expect(moves.getByRole('button').first()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Choose who moves next' })).toHaveCount(
    1,
  );
  await page.keyboard.press('Enter');
  await expect(stepCount(page)).toHaveText('1 / 1');
  await takeOver.press('Enter');
  await expect(takeOver).toBeFocused();
  await page.keyboard.press('t');
  await expect(moves.getByRole('button').first()).toBeFocused();
});

test('whoever takes over sees all choices, and below them who stands where', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'First step' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  const moves = page.getByRole('region', { name: 'You are the scheduler' });
  await expect(moves).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: /^A run/ })).toBeInViewport();
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('behind a panic nobody can move, and nothing says otherwise', async ({ page }) => {
  await writeVirgo(page, 'w = WaitGroup;\nc = chan [0];\ngo { c! };\nw.Add(-1);\nc?');
  await page.getByRole('button', { name: 'Try all schedules' }).click();
  await expect(page.getByText('With these values a run crashes.')).toBeVisible();
  await page.getByRole('button', { name: 'Take over' }).click();
  const moves = page.getByRole('region', { name: 'You are the scheduler' });
  await expect(moves).toContainText(/panics/);
  await expect(moves).not.toContainText('Nobody can move any more');
  await expect(page.getByRole('list', { name: 'Goroutines' })).not.toContainText('Can move');
});

test('what handed a value over is said to have changed, as its card does', async ({ page }) => {
  await tryValue(page, 'x', '1');
  const card = page.getByRole('article', { name: 'Channel c' });
  await expect(stepCount(page)).toHaveText(/\d+ \/ \d+/);
  const last = Number((await stepCount(page).innerText()).split(' / ')[1]);
  for (let step = 0; step <= last; step++) {
    await page.getByRole('slider').fill(String(step));
    const isMarked = (await card.getByText('changed', { exact: true }).count()) > 0;
    if (!isMarked) continue;
    await expect(page.locator('.changes')).toHaveText(/^\s*Changed:/);
  }
  await expect(page.locator('.narration')).toContainText(/sends .*on c and main receives|receives/);
});

test('three hundred goroutines are a number per program point', async ({ page }) => {
  test.slow();
  await tryValue(page, 'x', '300');
  await expect(page.getByText('With these values a run hangs.')).toBeVisible({ timeout: 60_000 });
  const crowd = page.getByRole('list', { name: 'The other goroutines' });
  await expect(crowd).toContainText(/28\d\s*Stuck\s*line 8/);
  await tryValue(page, 'x', '5000');
  await expect(page.getByText(/a loop starts 5,000 goroutines/)).toBeVisible();
  await expect(page.locator('.title code')).toHaveText('x = 300');
});
