import { expect, test } from './harness.ts';

test.beforeEach(async ({ page, site }) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  await page.goto(site);
});

test('without Z3 one schedules from the first step, undoes, and gets stuck', async ({ page }) => {
  await page.getByLabel('x', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Schedule it yourself' }).click();
  const moves = page.getByRole('region', { name: 'You are the scheduler' });
  const count = page.locator('.transport .count');
  await expect(moves).toContainText('main makes c, unbuffered.');
  await page.locator('body').press('1');
  await expect(count).toHaveText('1 / 1');
  await moves.getByRole('button', { name: /begins iteration 1 of 1/ }).click();
  await moves.getByRole('button', { name: /starts goroutine #1/ }).click();
  await expect(moves).toContainText('waits to send on c: nobody receives');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count).toHaveText('2 / 2');
  for (const name of [
    /starts/,
    /ends iteration 1 of 1/,
    /leaves the loop/,
    /sends on c and main receives/,
  ]) {
    await moves.getByRole('button', { name }).click();
  }
  await expect(page.getByText('Every goroutine that was started has ended.')).toBeVisible();
  await expect(moves).toContainText('Nobody can move any more.');
});

test('from any step another move is made, and the counterexample comes back', async ({ page }) => {
  // Only a download that has failed is begun again.
  await page.getByText(/^Z3 could not be loaded/).waitFor();
  await page.unroute('**/z3/*.bin');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText(/^Decided in/).waitFor();
  await page.getByLabel('x', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Try these values' }).click();
  await expect(page.locator('.title code')).toHaveText('x = 3');
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('button', { name: /goroutine #2 sends on c/ }).click();
  await expect(page.getByRole('article', { name: 'goroutine #1' })).toContainText('Stuck');
  await page.getByRole('button', { name: 'Back to the counterexample' }).click();
  await expect(page.locator('.title code')).toHaveText('x = 2');
  await expect(page.getByRole('button', { name: 'Take over' })).toBeFocused();
});

test('the focus stays with the moves, and does not fall back to the top of the page', async ({
  page,
}) => {
  await page.getByLabel('x', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Schedule it yourself' }).click();
  const moves = page.getByRole('region', { name: 'You are the scheduler' });
  const first = moves.getByRole('listitem').getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toContainText('skips the loop');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moves.getByText('Nobody can move any more.')).toBeFocused();
});

test('the encoding has three steps for an exchange', async ({ page }) => {
  await page.getByLabel('x', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Try these values' }).click();
  const count = page.locator('.transport .count');
  await expect(count).toHaveText('9 / 9');
  const view = page.getByRole('combobox', { name: 'Show send and receive as' });
  await view.selectOption('encoding');
  // Offer, take, acknowledge; and the goroutine that is left offers in vain.
  await expect(count).toHaveText('12 / 12');
  await expect(page.getByText('offers a value on c')).toBeVisible();
  await view.selectOption('go');
  await expect(count).toHaveText('9 / 9');
});

test('the chart of a run is kept as an SVG', async ({ page }) => {
  await page.getByLabel('x', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Try these values' }).click();
  await page.getByText('Sequence chart').click();
  const chart = page.getByRole('img', { name: /The run as a sequence chart/ });
  await expect(chart).toContainText('goroutine #2');
  await expect(chart).toContainText('stuck');
  await expect(chart.locator('.message')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  expect((await download).suggestedFilename()).toBe('run.svg');
});

test('values that are none are refused in words', async ({ page }) => {
  await page.getByLabel('x', { exact: true }).fill('many');
  await page.getByRole('button', { name: 'Try these values' }).click();
  await expect(page.getByText('The value of x must be an integer')).toBeVisible();
  await page.getByLabel('x', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Try these values' }).click();
  await expect(page.getByText('With these values every run ends well.')).toBeVisible();
});
