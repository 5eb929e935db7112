import { expect, test } from './harness.ts';
import { headline, write } from './steps.ts';

const results = 'section[aria-label^="Result of"]';

test('a mistake of the gallery stands beside its repair, and both runs are stepped together', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole('button', { name: /^Examples/ }).click();
  await page.getByRole('searchbox').fill('take the first result, guarded');
  await page.getByRole('searchbox').fill('take the first result');
  await page
    .getByRole('link', {
      name: 'Take the first result, side by side with: Take the first result, guarded',
    })
    .click();
  await expect(page.locator('.diff .monaco-diff-editor')).toBeVisible();
  const [broken, fixed] = [page.locator(results).first(), page.locator(results).last()];
  await expect(broken.locator('h2')).toContainText('x == 1');
  await expect(fixed.locator('h2')).toContainText('Free of goroutine leaks');
  await expect(page.locator('.diff .line-insert').first()).toBeVisible();
  const count = page.locator('.dock .count');
  await expect(count).toHaveText(/^(\d+) \/ \1$/);
  await page.getByRole('button', { name: 'First step' }).click();
  await expect(count).toHaveText(/^0 \//);
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(/^1 \//);
});

test('a draft is compared with what is on the page, and a link holds both', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(headline(page)).toContainText('x == 1');
  await write(page, 'package p\n\nfunc Mine() { c := make(chan int); <-c }\n');
  await expect(headline(page)).toContainText('leak');
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('searchbox').fill('take the first result, guarded');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Recent' }).click();
  await page.getByRole('button', { name: /^Compare with what is on the page: Mine/ }).click();
  await expect(page.locator(results).first().locator('h2')).toContainText('leak');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Mine', exact: true })).toBeVisible();
  await expect(page.locator('.diff')).toContainText('func Mine');
});

test('behind a panic nobody can move, side by side, too', async ({ page, site }) => {
  await page.goto(`${site}#/compare/get-result/get-result-guarded`);
  const right = page.locator(results).last();
  await expect(right.locator('h2')).toContainText('Free of goroutine leaks');
  await page.locator('.diff .modified .view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    'package p\n\nfunc Typed() {\nc := make(chan int, 1)\ngo func() { c <- 1 }()\nclose(c)\nclose(c)\n}\n',
  );
  const cards = right.getByRole('list', { name: 'Goroutines' });
  await expect(cards).toContainText('Crashed', { timeout: 45_000 });
  await expect(cards).toContainText('goroutine');
  await expect(cards).not.toContainText('Can move');
});

test('what is typed into either text is checked, and is a draft', async ({ page, site }) => {
  await page.goto(`${site}#/compare/get-result/get-result-guarded`);
  const right = page.locator(results).last();
  await expect(right.locator('h2')).toContainText('Free of goroutine leaks');
  await page.locator('.diff .modified .view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('package p\n\nfunc Typed() { c := make(chan int); c <- 1 }\n');
  await expect(right.locator('h2')).toContainText('leak');
  await page.goto(`${site}#`);
  await page.getByRole('button', { name: 'Recent' }).click();
  await expect(page.getByRole('button', { name: /^Typed func Typed/ })).toBeVisible();
});

test('a damaged link says so', async ({ page, site }) => {
  await page.goto(`${site}#/compare/1dAAAA`);
  await expect(page.getByRole('alert')).toContainText('This link is damaged.');
});

test('on a phone both texts and both results stand below each other', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}#/compare/get-result/get-result-guarded`);
  await expect(page.getByLabel('Take the first result, guarded', { exact: true })).toBeVisible();
  await expect(page.locator(results)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Step', exact: true })).toBeInViewport();
});

test.describe('of two programs in Go', () => {
  test.use({ runsOf: 'program' });

  test('both runs are those of the programs themselves, to their ends', async ({ page, site }) => {
    await page.goto(`${site}#/compare/get-result/get-result-guarded`);
    const [broken, fixed] = [page.locator(results).first(), page.locator(results).last()];
    await expect(broken.getByRole('article', { name: 'goroutine 3 (line 7)' })).toBeVisible();
    await expect(fixed.getByRole('article', { name: 'goroutine 3 (line 10)' })).toContainText(
      'Ended',
    );
    await expect(fixed).not.toContainText('goroutine #1');
    await expect(fixed).toContainText('Every goroutine that was started has ended.');
  });
});
