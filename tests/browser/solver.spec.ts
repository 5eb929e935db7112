import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import type { testPage as TestPage } from './pages/solver.ts';

/** What the page for these tests puts into its global scope. */
declare const testPage: typeof TestPage;

const three = '(declare-const a Int)(assert (< 2 a 4))(check-sat)(get-value (a))';
const endless = `(declare-const x Int)(declare-const y Int)(declare-const z Int)
(assert (and (> x 1) (> y 1) (> z 1)))
(assert (= (+ (* x x x) (* y y y)) (* z z z)))(check-sat)`;

test.beforeEach(async ({ page, testPages }) => {
  await page.goto(`${testPages}tests/browser/pages/solver.html`);
  await page.waitForFunction(() => 'testPage' in globalThis);
});

test('Z3 answers on a page that is not isolated', async ({ page }) => {
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
  expect(await run(page, three)).toEqual({ kind: 'answer', text: 'sat\n((a 3))\n' });
});

test('Z3 can be asked from within a worker', async ({ page }) => {
  const reply = await page.evaluate((script) => testPage.askNested(script), three);
  expect(reply).toEqual({ kind: 'answer', text: 'sat\n((a 3))\n' });
});

test('the download tells how far it has come', async ({ page }) => {
  const progress = await page.evaluate(async () => {
    await testPage.solver.prepare();
    return testPage.progress;
  });
  const total = progress[0]!.total;
  expect(total).toBeGreaterThan(5_000_000);
  expect(progress[0]!.loaded).toBe(0);
  expect(progress.at(-1)).toEqual({ loaded: total, total });
});

test('an rlimit ends a hard query as unknown, without a thread', async ({ page }) => {
  const reply = await run(page, endless, { nonlinear: true, rlimit: 100_000 });
  expect(reply).toEqual({ kind: 'answer', text: 'unknown\n' });
});

test('a hung query is cancelled within 300 ms, and the next one answered', async ({ page }) => {
  const { reply, milliseconds, next } = await page.evaluate(
    async ([hanging, after]) => {
      const stop = new AbortController();
      const options = { nonlinear: true, rlimit: 4_000_000_000, signal: stop.signal };
      const hung = testPage.solver.run(hanging!, options);
      await testPage.solver.prepare();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const begun = performance.now();
      stop.abort();
      const reply = await hung;
      const milliseconds = performance.now() - begun;
      return { reply, milliseconds, next: await testPage.solver.run(after!) };
    },
    [endless, three],
  );
  expect(reply).toEqual({ kind: 'cancelled', by: 'signal' });
  expect(milliseconds).toBeLessThan(300);
  expect(next).toEqual({ kind: 'answer', text: 'sat\n((a 3))\n' });
});

test('a server that unpacks the file on the way does no harm', async ({ page }) => {
  await page.route('**/z3/*.bin', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: gunzipSync(await response.body()) });
  });
  expect(await run(page, three)).toMatchObject({ kind: 'answer' });
});

test('a download that fails is a failed run, and is tried again', async ({ page }) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  expect(await run(page, three)).toMatchObject({ kind: 'failed' });
  await page.unroute('**/z3/*.bin');
  expect(await run(page, three)).toMatchObject({ kind: 'answer' });
});

function run(
  page: Page,
  script: string,
  options: { nonlinear?: boolean; rlimit?: number } = {},
): ReturnType<typeof TestPage.solver.run> {
  return page.evaluate(([text, given]) => testPage.solver.run(text, given), [
    script,
    options,
  ] as const);
}
