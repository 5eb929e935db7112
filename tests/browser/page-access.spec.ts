import { expect, test } from './harness.ts';

test('the page is used by the keyboard alone', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  const result = page.getByRole('tab', { name: 'Result' });
  await result.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'From Go' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(result).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /second pane/ })).toBeFocused();
  const first = page.getByRole('button', { name: /^Strategy 1/ });
  for (let presses = 0; presses < 20; presses++) {
    if (await first.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('With x = 0 a run gets stuck.').first()).toBeVisible();
});

test('F6 leads out of the text, and round the page', async ({ page, site }) => {
  await page.goto(site);
  await page.locator('.monaco-editor').first().click();
  const result = page.getByRole('tab', { name: 'Result' });
  await page.keyboard.press('F6');
  await expect(result).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Examples' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.locator('.program .monaco-editor.focused')).toHaveCount(1);
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  await expect(result).toBeFocused();
});

test('the theme is switched, and kept', async ({ page, site }) => {
  await page.goto(site);
  const root = page.locator('html');
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the keys of the stepper work, and the help lists them', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  const count = page.locator('.transport .count');
  const body = page.locator('body');
  await body.press('Home');
  await expect(count).toHaveText('0 / 9');
  await body.press('ArrowRight');
  await expect(count).toHaveText('1 / 9');
  await body.press('t');
  await expect(page.getByRole('region', { name: 'You are the scheduler' })).toBeVisible();
  await body.press('1');
  await expect(count).toHaveText('2 / 2');
  await body.press('u');
  await expect(count).toHaveText('1 / 9');
  await body.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Take over');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where a choice closes a dialog, the focus goes back to the button', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const examples = page.getByRole('button', { name: 'Examples' });
  await examples.press('Enter');
  await page.keyboard.type('lock');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(examples).toBeFocused();
  await page.getByRole('button', { name: 'Recent' }).press('Enter');
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: 'Recent' })).toBeFocused();
});

test('a check that changes nothing is announced, and headings are no run-on sentences', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  const again = page.getByRole('status').filter({ hasText: 'the result is the same' });
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(again).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'How it was proved', exact: true })).toBeVisible();
});

test('headings go down one level at a time', async ({ page, site }) => {
  for (const [address, sign] of [
    ['', 'Decided in'],
    ['#/compare/get-result/get-result-guarded', 'Decided in'],
    ['#/learn?puzzle=channels/first-answer', 'Who moves next?'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${site}${address}`);
    await page.getByText(sign).first().waitFor();
    await page.getByRole('article').first().waitFor();
    const levels = await page
      .locator('h1, h2, h3, h4, h5')
      .evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))));
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skipped, `${address}: ${levels.join(' ')}`).toEqual([]);
  }
});

test('what is chosen shows where the system chooses the colours', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site);
  const line = await page
    .getByRole('tab', { name: 'Result' })
    .evaluate((tab) => getComputedStyle(tab, '::after').borderBottomWidth);
  expect(line).toBe('2px');
  const takeOver = page.getByRole('button', { name: 'Take over' });
  await takeOver.click();
  await expect(takeOver).toHaveCSS('outline-style', 'solid');
});

test('one walks the encoding rule by rule', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByRole('tab', { name: 'Encoding' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/Rule CHAN\s+Fig. 6/);
  await panel.getByRole('button', { name: 'Next rule' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(/Rule FOR/);
  await expect(page.locator('.program .mark-linked')).toHaveCount(1);
  await panel
    .getByRole('combobox', { name: 'Statement' })
    .selectOption({ label: 'goroutine 1, line 8: c!' });
  await expect(panel).toContainText('Rule SEND');
  await expect(panel).toContainText('0, 1 of goroutine 1');
});

test('an operation under the mouse names its rule', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.locator('.program .view-line', { hasText: 'make(chan' }).getByText('make').hover();
  await expect(page.locator('.monaco-hover').first()).toContainText('rule CHAN, Fig. 6');
});
