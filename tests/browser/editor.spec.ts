import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

test.beforeEach(async ({ page, site }) => {
  await page.goto(site);
  await page.locator('.program .monaco-editor').waitFor();
});

const lines = (page: Page) => page.locator('.program .view-line');
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });

async function write(page: Page, language: 'Go' | 'VirGo', program: string): Promise<void> {
  await page.getByRole('radio', { name: language, exact: true }).check();
  await page.locator('.program .monaco-editor').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(program);
}

async function textOf(page: Page): Promise<string> {
  const draft = await page.evaluate(() => {
    const id = sessionStorage.getItem('virgo.tab') ?? '';
    return localStorage.getItem(`virgo.draft.${id}`) ?? '{}';
  });
  return (JSON.parse(draft) as { texts: { virgo: string } }).texts.virgo;
}

test('a word explains itself, also where the program cannot be read', async ({ page }) => {
  await write(page, 'Go', 'package p\n\nfunc f(c chan int) {\n\tselect { // select\n\tcase <-c:');
  const hover = page.locator('.monaco-hover').first();
  await lines(page).filter({ hasText: 'select {' }).getByText('select', { exact: true }).hover();
  await expect(hover).toContainText('One of the cases that can go on');
  await page.mouse.move(0, 0);
  await expect(hover).toBeHidden();
  await lines(page).filter({ hasText: 'case' }).getByText('<-', { exact: false }).last().hover();
  await expect(hover).toContainText('rule RECEIVE, Figs 6 and 9');
});

test('contracts are coloured as a language, and the lines after them as Go', async ({ page }) => {
  await write(
    page,
    'Go',
    'package p\n\n//@ requires n > 0 // why\n//@ ensures r == old(n)\nfunc f(n int) (r int) { return n }\n// requires',
  );
  const classOf = (line: string, word: string) =>
    lines(page).filter({ hasText: line }).getByText(word, { exact: true }).getAttribute('class');
  const word = await classOf('requires n', 'requires');
  expect(await classOf('ensures r', 'ensures')).toBe(word);
  expect(await classOf('func f', 'func')).not.toBe(word);
  expect(await classOf('// requires', '// requires')).not.toBe(word);
  expect(await classOf('package p', 'package')).toBe(await classOf('func f', 'func'));
});

test('an operation says what its rule made of it', async ({ page }) => {
  await write(page, 'VirGo', 'w = WaitGroup;\nw.Add(1);\ngo { w.Add(-1) }\nw.Wait()');
  await page.getByText(/^Decided in/).waitFor();
  await lines(page).filter({ hasText: 'Wait()' }).getByText('.Wait').hover();
  await expect(page.locator('.monaco-hover').first()).toContainText('rule WAIT, Fig. 9');
  await expect(page.locator('.monaco-hover').first()).toContainText('It is point 2 of main');
});

test('a repair is offered at its place, by the keyboard', async ({ page }) => {
  await write(page, 'VirGo', 'count = chan [1];\ncuont!');
  await expect(problems(page)).toContainText('The channel cuont is not declared anywhere.');
  await expect(page.locator('.squiggly-error')).toHaveCount(1);
  await page.locator('.program .monaco-editor').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+.');
  await page.locator('.action-widget').getByText('Write count').waitFor();
  await page.keyboard.press('Enter');
  await expect(problems(page)).not.toContainText('Error');
  await expect(lines(page).filter({ hasText: 'count!' })).toHaveCount(1);
});

test('VirGo is formatted, its comments stay, and undo brings it back', async ({ page }) => {
  const before = 'c=[1] // room\n;go{c!};c?';
  const after = 'c = chan [1]; // room\ngo {\n  c!;\n}\nc?;\n';
  await write(page, 'VirGo', before);
  await page.keyboard.press('Shift+Alt+F');
  await expect.poll(() => textOf(page)).toBe(after);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => textOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Format' }).click();
  await expect.poll(() => textOf(page)).toBe(after);
});

test('one goes from fragment to fragment by the keyboard', async ({ page }) => {
  const one = (name: string) => `func ${name}() {\n\tc := make(chan int, 1)\n\tc <- 1\n}\n`;
  await write(page, 'Go', `package p\n\n${one('First')}\n${one('Second')}`);
  const list = page.getByRole('combobox', { name: 'Fragment' });
  await expect(list).toHaveValue('0');
  await page.keyboard.press('Alt+PageDown');
  await expect(list).toHaveValue('1');
  await page.keyboard.press('Alt+PageDown');
  await expect(list).toHaveValue('0');
  await page.keyboard.press('Alt+PageUp');
  await expect(list).toHaveValue('1');
  // The cursor is at the name.
  await page.keyboard.type('X');
  await expect(lines(page).filter({ hasText: 'XSecond' })).toHaveCount(1);
});

test.describe('what is pasted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is shown from the beginning of its lines', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const signature = `func Fetch(ctx context.Context, urls []string) ([]string, error) { ${'/* long */ '.repeat(9)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), `package p\n\n${signature}`);
    await page.locator('.program .monaco-editor').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(lines(page).filter({ hasText: 'func Fetch' })).toHaveCount(1);
    const edge = await page.locator('.program .lines-content').boundingBox();
    await page.waitForTimeout(500);
    const after = await page.locator('.program .lines-content').boundingBox();
    expect(after!.x).toBeGreaterThanOrEqual(edge!.x);
    const begin = await lines(page).first().boundingBox();
    const frame = await page.locator('.program .monaco-scrollable-element').first().boundingBox();
    expect(begin!.x).toBeGreaterThanOrEqual(frame!.x);
  });
});
