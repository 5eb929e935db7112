import { expect, test } from './harness.ts';

test('the page opens from any folder', async ({ page, site }) => {
  await page.goto(site);
  await expect(page).toHaveTitle('VirGo Playground');
});
