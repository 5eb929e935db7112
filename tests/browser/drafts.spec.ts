import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { headline, write } from './steps.ts';

/** Nothing that was typed is ever lost: not by a link, an example, a reload, or another tab. */

test.beforeEach(async ({ context }) => {
  await context.route('**/z3/*.bin', (route) => route.abort());
});

const program = (page: Page) => page.locator('.program .view-lines').first();
const codeOf = (source: string): string =>
  `1r${Buffer.from(JSON.stringify({ l: 'v', s: source })).toString('base64url')}`;

async function openExample(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('dialog').getByRole('button', { name: title }).first().click();
}

async function recent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recent' }).click();
}

test('what is changed in a link is stored, and the address no longer says the old one', async ({
  page,
  site,
}) => {
  await page.goto(`${site}#${codeOf('theirs = chan [1]; theirs!')}`);
  await expect(program(page)).toContainText('theirs!');
  await write(page, 'changed = chan [1]; changed!');
  await expect(page).toHaveURL(site);
  await page.reload();
  await expect(program(page)).toContainText('changed!');
});

test('a link, an example and what was typed are drafts of their own, all listed', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, 'package mine\n\nfunc Mine() { c := make(chan int, 1); c <- 1 }\n');
  await openExample(page, /^Nobody receives/);
  await expect(program(page)).not.toContainText('Mine');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(program(page)).toContainText('Mine');
  await page.goto(`${site}#${codeOf('theirs = chan [1]; theirs!')}`);
  await expect(program(page)).toContainText('theirs!');
  await write(page, 'changed = chan [1]; changed!');
  await recent(page);
  const list = page.getByRole('dialog', { name: 'Recent' });
  await expect(list.getByRole('button', { name: /^Mine/ })).toContainText('typed');
  await expect(list.getByRole('button', { name: /^Nobody receives/ })).toContainText('example');
  await expect(list.getByRole('button', { name: /^(?!Compare).*changed/ })).toContainText(
    'on the page now',
  );
  await list.getByRole('button', { name: /^Mine/ }).click();
  await expect(program(page)).toContainText('Mine');
  await recent(page);
  await list.getByRole('button', { name: /^(?!Compare).*changed/ }).click();
  await expect(program(page)).toContainText('changed!');
});

test('back to the draft is no loss of what was changed in the link', async ({ page, site }) => {
  await page.goto(site);
  await write(page, 'package mine\n');
  await page.goto(`${site}#${codeOf('theirs = chan [1]; theirs!')}`);
  await expect(program(page)).toContainText('theirs!');
  await page.getByRole('button', { name: 'Back to my draft' }).click();
  await expect(program(page)).toContainText('package mine');
  await expect(page).toHaveURL(site);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(program(page)).toContainText('theirs!');
});

test('two tabs never write over each other', async ({ page, site, context }) => {
  await page.goto(site);
  await write(page, 'package first\n');
  const other = await context.newPage();
  await other.goto(site);
  await expect(program(other)).toContainText('package first');
  await write(other, 'package second\n');
  await write(page, 'package third\n');
  await page.reload();
  await expect(program(page)).toContainText('package third');
  await other.reload();
  await expect(program(other)).toContainText('package second');
  await other.close();
});

test('an old result fades at once, and goes when the new text is refused', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(headline(page)).toHaveText(/exactly when/);
  await page.getByText(/^Z3 could not be loaded/).waitFor();
  await page.evaluate(() => {
    const seen: string[] = ((globalThis as unknown as { seen: string[] }).seen = []);
    new MutationObserver(() => seen.push(document.querySelector('.headline')!.textContent)).observe(
      document.querySelector('.headline')!,
      { childList: true, subtree: true, characterData: true },
    );
  });
  await write(page, 'Dear all,\n\nsee you at ten.\n');
  await expect(headline(page)).toHaveText('The program has errors');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.some((text) => text.includes('Result of the previous program'))).toBe(true);
  await expect(page.getByRole('heading', { name: /^A run/ })).toHaveCount(0);
  await expect(page.locator('.transport')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Strategy/ })).toHaveCount(0);
  for (const tab of ['VirGo', 'Processes', 'CoreDafny']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toContainText('There is nothing to show');
  }
  await page.getByRole('tab', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const markdown = await page.getByRole('textbox', { name: 'Markdown' }).inputValue();
  expect(markdown).not.toContain('exactly when');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Not checked: repair line 1 first.')).toBeVisible();
  await expect(page.locator('.program .monaco-editor.focused')).toHaveCount(1);
});

test('Go in the editor of VirGo is offered to be read as Go, and nothing is lost', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole('radio', { name: 'VirGo' }).check();
  await write(page, 'package pasted\n\nfunc Pasted() { c := make(chan int, 1); c <- 1 }\n');
  await expect(page.getByText('This looks like Go.')).toBeVisible();
  await page.getByRole('button', { name: 'Read it as Go' }).click();
  await expect(page.getByRole('radio', { name: 'Go', exact: true })).toBeChecked();
  await expect(program(page)).toContainText('Pasted');
  await expect(page.getByText('This looks like Go.')).toHaveCount(0);
});

test('a piece of a program is offered to be made one, and undo brings it back', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const piece = 'ch := make(chan int)\nch <- 1\nfmt.Println(<-ch)\n';
  await write(page, piece);
  await expect(page.getByText('These are statements without a function')).toBeVisible();
  await page.getByRole('button', { name: 'Make them the body of main' }).click();
  await expect(program(page)).toContainText('import "fmt"');
  await expect(page.getByText('These are statements without a function')).toHaveCount(0);
  await expect(program(page)).toContainText('func main');
  await page.locator('.program .monaco-editor').first().click();
  await page.keyboard.press('Control+Z');
  await expect(program(page)).not.toContainText('package main');
  await write(page, 'package main\n\nfunc main() { var mu sync.Mutex; mu.Lock() }\n');
  await page.getByRole('button', { name: 'Import sync' }).click();
  await expect(program(page)).toContainText('import "sync"');
  await expect(page.getByText('without importing it')).toHaveCount(0);
});

test('a link holds the encoding and the CoreDafny that were on show', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('tab', { name: 'CoreDafny' }).click();
  await page.getByRole('radio', { name: /^Strategy 3/ }).check();
  await page.getByRole('radio', { name: /^As in the paper/ }).check();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#1[dr]./);
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('tab', { name: 'CoreDafny' }).click();
  await expect(page.getByRole('radio', { name: /^Strategy 3/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^As in the paper/ })).toBeChecked();
});
