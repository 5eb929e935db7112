import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { headline, write } from './steps.ts';

const files = (page: Page) => page.getByRole('navigation', { name: 'Files of the program' });

const twoFiles = `-- main.go --
package p

func Take() int {
	c := make(chan int)
	go give(c)
	return <-c
}
-- give.go --
package p

const most = 3

func give(c chan int) {
	c <- most
}
`;

test('a package of two files is checked as one, and each file has a tab with its errors', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, twoFiles);
  await expect(headline(page)).toContainText('Free of goroutine leaks');
  const [main, give] = [
    files(page).getByRole('button', { name: /^main\.go/ }),
    files(page).getByRole('button', { name: /^give\.go/ }),
  ];
  await main.click();
  await expect(main).toHaveAttribute('aria-current', 'true');
  await give.click();
  await expect(give).toHaveAttribute('aria-current', 'true');
  await write(page, twoFiles.replace('c <- most', 'c <- mosst'));
  await expect(give).toHaveText(/1\s*problem/);
  await expect(main).not.toHaveText(/problem/);
  await expect(page.getByText(/undefined: mosst/).first()).toBeVisible();
  await expect(page.locator('.headline')).toContainText(
    'Go does not compile this program. Line 15: undefined: mosst',
  );
  await expect(page.locator('.headline')).not.toContainText('is running the program');
});

test('the outline and F12 lead to declarations, and a name tells its type and value', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, twoFiles);
  await expect(files(page)).toBeVisible();
  await page.getByLabel('Go to a declaration').selectOption({ label: 'func Take' });
  await expect(files(page).getByRole('button', { name: /^main\.go/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F12');
  await expect(files(page).getByRole('button', { name: /^give\.go/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.locator('.view-line').getByText('most').last().hover();
  await expect(page.locator('.monaco-hover').filter({ visible: true }).first()).toContainText(
    'const most untyped int = 3',
  );
});

test('several files that were pasted one after the other become a package', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, 'package p\n\nfunc A() { b() }\n\npackage p\n\nfunc b() {}\n');
  await page.getByRole('button', { name: 'Make them a package' }).click();
  await expect(files(page).getByRole('button', { name: /^file2\.go/ })).toBeVisible();
  await expect(files(page)).not.toContainText('problem');
});

test('files that are dropped become a package', async ({ page, site }) => {
  await page.goto(site);
  await expect(headline(page)).toContainText('x == 1');
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['package p\n\nfunc A() { b() }\n'], 'a.go'));
    transfer.items.add(new File(['package p\n\nfunc b() {}\n'], 'b.go'));
    return transfer;
  });
  await page.locator('.program .editor').first().dispatchEvent('drop', { dataTransfer: dropped });
  await expect(files(page).getByRole('button', { name: /^a\.go/ })).toBeVisible();
  await expect(files(page).getByRole('button', { name: /^b\.go/ })).toBeVisible();
});

const drop = (page: Page, place: string, named: Record<string, string>) =>
  page.locator(place).evaluate((target, texts) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(texts))
      dataTransfer.items.add(new File([text], name));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    const isTaken = !target.dispatchEvent(new DragEvent('dragover', options));
    target.dispatchEvent(new DragEvent('drop', options));
    return isTaken;
  }, named);

test('files may be dropped anywhere, and beside the program they do not replace the page', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(headline(page)).toContainText('x == 1');
  const two = { 'a.go': 'package p\n\nfunc A() { b() }\n', 'b.go': 'package p\n\nfunc b() {}\n' };
  expect(await drop(page, '.headline', two)).toBe(true);
  await expect(files(page).getByRole('button', { name: /^b\.go/ })).toBeVisible();
  const many = Object.fromEntries(
    Array.from({ length: 201 }, (_, at) => [`f${at}.go`, 'package p\n']),
  );
  await drop(page, '.headline', many);
  await expect(page.getByRole('alert').filter({ hasText: '201 Go files' })).toHaveCount(1);
  await expect(files(page).getByRole('button', { name: /^b\.go/ })).toBeVisible();
  await page.goto(`${site}#/learn`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await drop(page, 'main', two), 'a lesson stays').toBe(true);
});

test('the run on show is a test for real Go', async ({ page, site }) => {
  await page.goto(site);
  await expect(headline(page)).toContainText('x == 1');
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'replay_test.go' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('func TestShownRun(');
  expect(text).toContain('replayGo(');
  const [other] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /synctest/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('replay_test.go');
  expect(other.suggestedFilename()).toBe('replay_synctest_test.go');
});
