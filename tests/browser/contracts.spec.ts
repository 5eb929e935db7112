import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

async function openExample(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('searchbox', { name: 'Filter the examples' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const functionNamed = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('region', { name, exact: true });

test('an example about contracts opens with them, and the next one without', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await openExample(page, 'keeps the lock');
  await expect(page.getByRole('tab', { name: 'Contracts' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const pay = functionNamed(page, '*account.pay');
  await expect(pay).toContainText('not shown');
  await expect(pay).toContainText('leaves with a lock still held');
  await expect(pay).toContainText('requires amount >= 0');
  await pay.getByRole('button', { name: 'line 16' }).click();
  await expect(page.locator('.program .active-line-number')).toHaveText('16');
  await openExample(page, 'given back on each path');
  await expect(functionNamed(page, '*account.pay')).toContainText('verified');
  await openExample(page, 'negative counter');
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true');
});

test('what is typed into a contract is proved anew', async ({ page, site }) => {
  await page.goto(site);
  await openExample(page, 'Two promises, one taker');
  await expect(functionNamed(page, 'First')).toContainText('a sender stays blocked');
  const editor = page.locator('.program .monaco-editor');
  await editor.locator('.view-line', { hasText: 'make(chan int)' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', 1');
  await expect(functionNamed(page, 'First')).toContainText('verified');
});

test('lines that a contract lacks are offered in the pane and in the editor', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await openExample(page, 'Each path sends once');
  const editor = page.locator('.program .monaco-editor');
  await editor.locator('.view-line').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    'package p\n\n//@ requires true\nfunc clear(xs []int) {\n\tfor i := 0; i < len(xs); i++ {\n\t\txs[i] = 0\n\t}\n}\n',
  );
  const clear = functionNamed(page, 'clear');
  await expect(clear).toContainText('not shown');
  await expect(clear.getByRole('button', { name: 'Add 3 lines of contract' })).toBeVisible();
  await editor.locator('.view-line', { hasText: 'xs[i] = 0' }).click();
  await page.keyboard.press('Control+.');
  await page.locator('.action-widget').getByText('Add 3 lines of contract').waitFor();
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('invariant 0 <= i && i <= len(xs)');
  await expect(clear).toContainText('verified');
  await expect(clear.getByRole('button', { name: /^Add/ })).toHaveCount(0);
});

test('a contract is completed as it is typed, and its words are explained', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await openExample(page, 'Each path sends once');
  const editor = page.locator('.program .monaco-editor');
  await editor.locator('.view-line').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    'package p\n\n\nfunc half(amount int) (left int) {\n\treturn amount / 2\n}\n',
  );
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('//@ ens');
  const suggestions = page.locator('.suggest-widget.visible');
  await expect(suggestions.getByRole('option', { name: /ensures/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(' am');
  await expect(suggestions.getByRole('option', { name: /amount/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' == old(amount)');
  await expect(editor.locator('.view-line').nth(2)).toHaveText('//@ ensures amount == old(amount)');
  await expect(functionNamed(page, 'half')).toContainText('verified');
  await editor.locator('.view-line').nth(2).getByText('ensures').hover();
  await expect(page.locator('.monaco-hover:visible')).toContainText('What holds');
});
