import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { serveStatic } from '../../scripts/static-server.mjs';
import { expect, test } from './harness.ts';

test.use({ serviceWorkers: 'allow' });

/** The page is cached as soon as its service worker is at work. */
async function isCached(page: Page): Promise<void> {
  await page.getByText(/^Decided in/).waitFor();
  await page.evaluate(async () => {
    while (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

const headline = (page: Page) => page.locator('.headline h2');

test('after one visit everything works without a network', async ({ page, site, context }) => {
  const images: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/z3/z3-')) images.push(request.url());
  });
  await page.goto(site);
  await isCached(page);
  expect(images.filter((url) => url.endsWith('.bin')).length).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^Decided in/).waitFor();
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('package p\n\nfunc F() {\n\tc := make(chan int)\n\tc <- 1\n}\n');
  await expect(headline(page)).toHaveText('Always leaks a goroutine');
  await page.getByRole('button', { name: 'First step' }).click();
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.getByText('main makes c, unbuffered.')).toBeVisible();
  await page.getByRole('tab', { name: 'CoreDafny' }).click();
  await expect(page.getByRole('tabpanel').locator('.view-lines')).toContainText('method');
});

test('what nobody has used yet is cached when the page has nothing to do', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site);
  await isCached(page);
  const cached = () =>
    page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((one) => /^virgo-[0-9a-f]{12}$/.test(one));
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => /(contracts-script|codicon)-/.exec(url)?.[1] ?? '');
    });
  await expect
    .poll(async () => (await cached()).filter((one) => one !== '').sort(), { timeout: 30_000 })
    .toEqual(['codicon', 'contracts-script']);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('tab', { name: 'Contracts' }).click();
  await page.getByRole('button', { name: 'Prove the contracts' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Taken for granted');
});

test('a new version waits until it is wanted, and then replaces the old one whole', async ({
  page,
  complaints,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  cpSync('dist', folder, { recursive: true });
  const server = await serveStatic({ folder, prefix: '/p/' });
  try {
    await page.goto(server.url);
    await isCached(page);
    const change = (file: string, from: string, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(join(folder, file), text.replace(from, to));
    };
    change('index.html', '<title>VirGo Playground</title>', '<title>Newer</title>');
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    writeFileSync(
      join(folder, 'sw.js'),
      worker.replace(/(version["`']?:\s*["`'])\w{12}/, '$1000000000000'),
    );
    await page.reload();
    await expect(page).toHaveTitle('VirGo Playground');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(page).toHaveTitle('Newer');
    await page.getByText(/^Decided in/).waitFor();
    const names = await page.evaluate(() => caches.keys());
    expect(names).toEqual(['virgo-000000000000']);
  } finally {
    // This server is a third one, which the harness takes for a stranger.
    const own = complaints.filter((one) => one.startsWith(`asked for ${server.url}`));
    expect(complaints.splice(0)).toEqual(own);
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test('the lessons are not fetched before somebody goes there, and work without a network then', async ({
  page,
  site,
  context,
}) => {
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(request.url()));
  await page.goto(site);
  await isCached(page);
  expect(fetched.filter((url) => /(Learn|puzzles|AsPuzzle)-/.test(url))).toEqual([]);
  await page.goto(`${site}#/learn`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('a[href*="puzzle="]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('One moment');
});

test('a first visit fetches at most 1.7 MB without Z3', () => {
  const [, list] = /"files":(\[[^\]]*\])/.exec(readFileSync('dist/sw.js', 'utf8')) ?? [];
  const files = (JSON.parse(list!) as string[]).filter((file) => !file.startsWith('z3/'));
  const sizes = files.map((file) => gzipSync(readFileSync(`dist/${file}`)).length);
  expect(files.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_700_000);
});
