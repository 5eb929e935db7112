import { expect, test } from './harness.ts';

const field = 'Filter the examples';

test('every example foretells its outcome, and the fixed one stands beside the broken', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Examples' }).click();
  const gallery = page.getByRole('dialog', { name: 'Examples' });
  await expect(gallery.getByRole('searchbox', { name: field })).toBeFocused();
  const broken = gallery.getByRole('button', {
    name: /^A timeout that leaks the worker Whe[^]*Free/,
  });
  const mended = gallery.getByRole('button', { name: /^Fixed: A timeout that lets/ });
  await expect(mended).toContainText('Never leaks');
  const [left, right] = [await broken.boundingBox(), await mended.boundingBox()];
  expect(right!.y).toBe(left!.y);
  expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  await expect(gallery.locator('[aria-current=true]')).toContainText('Take the first result');
});

test('an example is found and opened by the keyboard alone', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.locator('body').press('e');
  const gallery = page.getByRole('dialog', { name: 'Examples' });
  await page.keyboard.type('one receive too');
  await expect(gallery.getByRole('status')).toHaveText('1 example');
  await page.keyboard.press('Escape');
  await expect(gallery.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.type('worker');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(gallery.locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(gallery.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('locks in two orders');
  await page.keyboard.press('Enter');
  await expect(gallery).toHaveCount(0);
  await expect(page.locator('.headline h2')).toHaveText('Can leak a goroutine');
});

test('nothing found is told', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('searchbox', { name: field }).fill('quantum');
  await expect(page.getByText('No example says that.')).toBeVisible();
});
