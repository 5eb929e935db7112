import { readFile } from 'node:fs/promises';
import { longRun } from '../support/long-run.ts';
import { expect, test } from './harness.ts';

const steps = 1_000;

test('a run of a thousand steps and ten goroutines is stepped through from end to end', async ({
  page,
  site,
}) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  const run = await longRun(steps);
  await page.goto(`${site}${run.hash}`);
  const count = page.locator('.transport .count');
  const cards = page.getByRole('list', { name: 'Goroutines' }).getByRole('article');
  await expect(count).toHaveText(`0 / ${steps}`);
  await expect(cards).toHaveCount(run.goroutines);

  await test.step('each step moves the one that its sentence names', async () => {
    const slider = page.getByRole('slider', { name: 'Step of the run' });
    for (const at of [1, 250, 617, steps]) {
      await slider.fill(String(at));
      await expect(count).toHaveText(`${at} / ${steps}`);
      const told = await page.locator('.narration p').first().textContent();
      const moved = cards.filter({ hasText: 'moved' });
      const names = await moved.getByRole('heading').allTextContents();
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(told).toContain(name);
    }
  });

  await test.step('its chart follows, draws what is seen, and is kept as a whole', async () => {
    await page.getByText('Sequence chart').click();
    await page.getByRole('region', { name: 'Sequence chart' }).scrollIntoViewIfNeeded();
    const chart = page.getByRole('img', { name: /The run as a sequence chart/ });
    await expect(chart.locator('.names span')).toHaveCount(run.goroutines);
    await expect(chart.locator('.event .number', { hasText: /^1000$/ })).toBeInViewport();
    await page.locator('body').press('Home');
    await page.locator('body').press('ArrowRight');
    await expect(chart.locator('.event .number', { hasText: /^1$/ })).toBeInViewport();
    expect(await chart.locator('.event').count()).toBeLessThan(120);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as SVG' }).click();
    const svg = await readFile(await (await downloading).path(), 'utf8');
    expect(svg.match(/<circle /g)).toHaveLength(steps);
  });
});
