import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

const headline = (page: Page) => page.locator('.headline h2');

async function write(page: Page, program: string): Promise<void> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(program);
}

const two = [
  'package p',
  '',
  'func First() { c := make(chan int, 1); c <- 1 }',
  '',
  'func Second(n int) {',
  '\tc := make(chan int, n)',
  '\tc <- 1',
  '}',
].join('\n');

test('fragments of a file are listed, and one is chosen', async ({ page, site }) => {
  await page.goto(site);
  await write(page, two);
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  const list = page.getByRole('combobox', { name: 'Fragment' });
  await list.selectOption({ label: 'Second, line 5' });
  await expect(headline(page)).toHaveText(/exactly when\s+n > 0/);
  await page.getByRole('tab', { name: 'From Go' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('int, a parameter of the function');
});

test('switching the language keeps both texts, also over a reload', async ({ page, site }) => {
  await page.goto(site);
  await write(page, two);
  await page.getByRole('radio', { name: 'VirGo' }).check();
  const program = page.locator('.program .view-lines').first();
  await expect(program).toContainText('c!');
  await write(page, 'kept = chan [1]; kept!');
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  await page.getByRole('radio', { name: 'Go', exact: true }).check();
  await expect(program).toContainText('Second');
  await page.reload();
  await expect(program).toContainText('Second');
  await page.getByRole('radio', { name: 'VirGo' }).check();
  await expect(program).toContainText('kept!');
});

test('Go, VirGo and the processes light up together', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByRole('tab', { name: 'Processes' }).click();
  await page.locator('.program .view-line', { hasText: 'work()' }).first().click();
  await expect(page.locator('tr.linked').first()).toContainText('c!');
  await page.getByRole('tab', { name: 'VirGo' }).click();
  await expect(page.locator('.panel .mark-linked')).toHaveCount(1);
});

test('a broken function is marked, and the whole ones are still proved', async ({ page, site }) => {
  await page.goto(site);
  await write(page, `${two}\n\nfunc broken( {`);
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText(/Error in line/);
  await expect(headline(page)).toHaveText(
    'Free of goroutine leaks, provided that line 10 compiles',
  );
  await write(page, 'package p\n\nfunc f() {}\n');
  await expect(headline(page)).toHaveText('Nothing to prove');
});

test('a library of Go that cannot be had is told, and VirGo still works', async ({
  page,
  site,
}) => {
  await page.route('**/go-library-*.json', (route) => route.abort());
  await page.goto(site);
  await expect(page.getByText(/Go.s library could not be loaded/)).toBeVisible();
  await page.getByRole('radio', { name: 'VirGo' }).check();
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when/);
});
