import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { hard, headline, proved, writeVirgo } from './steps.ts';

const times = 10;
/** Megabytes by which a page may grow in use. */
const spare = 80;

test('a verification that hangs is closed ten times, and nothing is left of it', async ({
  page,
  site,
  browser,
}) => {
  test.skip(process.platform !== 'linux', 'threads and memory are read from /proc');
  await page.goto(site);
  await proved(page).waitFor();
  // Runs of Go have a worker of their own, which may still be at it: VirGo has none.
  await writeVirgo(page, 'c = chan [2]; go { c! }; c?');
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  await proved(page).waitFor();
  await page.waitForTimeout(1_000);
  const base = await useOf(browser, page);
  for (let time = 0; time < times; time++) {
    await hang(page);
    await (time % 2 === 0
      ? page.getByRole('button', { name: 'Cancel' }).click()
      : page.keyboard.press('Escape'));
    await expect(page.getByText('Cancelled.')).toBeVisible();
    await writeVirgo(page, `c = chan [${time + 1}]; go { c! }; c?`);
    await expect(headline(page)).toHaveText('Free of goroutine leaks');
    await proved(page).waitFor();
    expect((await useOf(browser, page)).workers).toBe(base.workers);
  }
  // A Z3 that is left over takes twenty, and there would be ten.
  expect((await useOf(browser, page)).megabytes).toBeLessThan(base.megabytes + spare);
});

async function hang(page: Page): Promise<void> {
  await writeVirgo(page, hard);
  await page.getByRole('progressbar', { name: /Proving it/ }).waitFor();
  await page.waitForTimeout(300);
}

interface Use {
  readonly workers: number;
  readonly megabytes: number;
}

/** What the page's process holds, when all has been collected that nobody needs. */
async function useOf(browser: Browser, page: Page): Promise<Use> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return {
    workers: renderers.flatMap(threadsOf).filter((name) => name === 'DedicatedWorker').length,
    megabytes: renderers.map(residentMegabytes).reduce((sum, one) => sum + one, 0),
  };
}

function threadsOf(process: number): readonly string[] {
  const folder = `/proc/${process}/task`;
  return readdirSync(folder).map((id) => readFileSync(`${folder}/${id}/comm`, 'utf8').trim());
}

function residentMegabytes(process: number): number {
  const status = readFileSync(`/proc/${process}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_000;
}
