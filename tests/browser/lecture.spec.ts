import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { headline, write } from './steps.ts';

test.use({ runsOf: 'program' });

async function openLecture(page: Page, site: string): Promise<void> {
  await page.goto(`${site}?view=run`);
  await expect(page.locator('.lanes .names span').last()).toContainText('goroutine 3 (line 7)');
}

test('a lecture says of which values it shows a run, and a return by its word', async ({
  page,
  site,
}) => {
  await openLecture(page, site);
  await expect(page.locator('header')).toContainText(/A run with\s*x = 2/);
  await expect(page.locator('.lanes g.now text')).toHaveText('return');
});

test('the names of goroutines stand beside each other', async ({ page, site }) => {
  await page.goto(site);
  await write(
    page,
    'package p\n\nfunc Short() {\na := make(chan int)\ngo func() { a <- 1 }()\ngo func() { a <- 2 }()\n}\n',
  );
  await expect(headline(page)).toHaveText(/leak/);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#/);
  await page.goto((await link.inputValue()).replace('#', '?view=run#'));
  const names = page.locator('.lanes .names span');
  await expect(names).toHaveCount(3);
  const boxes = await names.evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [at, { right }] of boxes.slice(0, -1).entries())
    expect(right).toBeLessThanOrEqual(boxes[at + 1]!.left);
});

test('the moving picture is one, and where nothing moves it shows the last step', async ({
  page,
  site,
}) => {
  await openLecture(page, site);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByLabel('Save the run').selectOption('svg'),
  ]);
  const svg = readFileSync(await download.path(), 'utf8');
  const seen = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(
      text.replaceAll(/<animate[^>]*>/g, ''),
      'text/xml',
    );
    const titles = [...read.querySelectorAll('g:not([opacity]) > text[font-size="17"]')];
    return { root: read.documentElement.nodeName, titles: titles.map((one) => one.textContent) };
  }, svg);
  expect(seen.root).toBe('svg');
  expect(seen.titles).toHaveLength(1);
  expect(seen.titles[0]).toMatch(/^4\. .*waits for ever/i);
});

test.describe('on a projector', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the names of all lanes are to be seen, and the graph leaves the lanes their room', async ({
    page,
    site,
  }) => {
    await openLecture(page, site);
    const sheet = (await page.locator('.lanes').boundingBox())!;
    for (const name of await page.locator('.lanes .names span').all()) {
      const { x, width } = (await name.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(sheet.x + sheet.width);
    }
    const graph = (await page.getByRole('region', { name: 'The end of the run' }).boundingBox())!;
    expect(sheet.height).toBeGreaterThan(2 * graph.height);
    await expect(page.locator('.code .stands')).toHaveText('■ goroutine 3');
  });
});

test.describe('on a projector at 150 %', () => {
  test.use({ viewport: { width: 683, height: 512 } });

  test('program, lanes and graph share the page', async ({ page, site }) => {
    await openLecture(page, site);
    const heights: number[] = [];
    for (const part of ['.code', '.lanes', '.graph'])
      heights.push((await page.locator(part).boundingBox())!.height);
    for (const height of heights) expect(height).toBeGreaterThan(70);
    expect(heights[0]).toBeGreaterThan(150);
  });
});
