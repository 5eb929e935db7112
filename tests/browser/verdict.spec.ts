import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

const headline = (page: Page) => page.locator('.headline h2');
const told = (page: Page) => page.locator('.headline');
const strategy = (page: Page, number: number) =>
  page.getByRole('button', { name: `Strategy ${number}` });

async function openExample(page: Page, site: string, title: RegExp): Promise<void> {
  await page.goto(site);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('button', { name: title }).click();
}

async function write(page: Page, language: 'Go' | 'VirGo', program: string): Promise<void> {
  await page.getByRole('radio', { name: language, exact: true }).check();
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  if (program === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(program);
}

test('the answer comes in words first, then as the paper has it, then as SMT-LIB', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(told(page)).toContainText('Every run leaks a goroutine unless x is exactly 1.');
  await page.getByText(/^Decided in/).waitFor();
  await strategy(page, 2).click();
  const details = page.locator('#strategy-details');
  await expect(details.getByRole('definition')).toHaveText([
    'x is exactly 1',
    'x == 1',
    '1 <= iter(0, x) && iter(0, x) <= 1',
    '(= x 1)',
  ]);
});

test('where Go can go another way no strategy claims more than it proves', async ({
  page,
  site,
}) => {
  await openExample(page, site, /^A timeout that leaks the worker.*when the timeout fires/is);
  await expect(headline(page)).toHaveText('Can leak a goroutine');
  await expect(told(page)).toContainText(/Suppose that .*which no caller decides/s);
  await expect(strategy(page, 2)).toContainText('a run that comes to an end ends well if');
  await expect(strategy(page, 2)).not.toContainText('exactly');
});

test('what was not proved leads to its line', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.locator('.monaco-editor').first().waitFor();
  await strategy(page, 1).click();
  await page.getByRole('button', { name: 'Show line 8' }).first().click();
  await expect(page.locator('.program .monaco-editor.focused')).toHaveCount(1);
  await expect(page.locator('.program .active-line-number')).toHaveText('8');
});

test('where the paper has no answer, the fourth strategy stands beside the three', async ({
  page,
  site,
}) => {
  await openExample(page, site, /^Wait, then drain/);
  await expect(headline(page)).toHaveText(/exactly when\s+numLevels == 0/);
  for (const number of [1, 2, 3]) await expect(strategy(page, number)).not.toContainText('Proved');
  await expect(strategy(page, 4)).toContainText('Proved');
  await expect(told(page)).toContainText(
    /Every run leaks a goroutine.* unless numLevels is exactly 0, or/,
  );
});

test('a program that fails under one schedule only says so, and plays it', async ({
  page,
  site,
}) => {
  await openExample(page, site, /^Locks in two orders/);
  await expect(headline(page)).toHaveText('Can leak a goroutine');
  await expect(told(page)).toContainText(/A run leaks a goroutine after \d+ steps/);
  await expect(page.getByRole('button', { name: 'Step back' })).toBeEnabled();
});

test('Go that is right and beyond us is not called wrong, and nothing of the last program stays', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  const all = `package p

func All(n int) map[int]chan int {
	all := map[int]chan int{}
	for i := 0; i < n; i++ {
		c := make(chan int)
		go func() { c <- 1 }()
		all[i] = c
	}
	return all
}
`;
  await write(page, 'Go', all);
  await expect(page.locator('.headline .grade')).toHaveText(/^(Checked|Searched|Refuted)/, {
    timeout: 45_000,
  });
  const problems = page.getByRole('region', { name: 'Problems' });
  const warning = problems.getByRole('button', { name: /^Warning in line \d+/ }).first();
  const line = /\d+/.exec((await warning.textContent())!)![0];
  await expect(page.getByRole('tab', { name: 'Processes' })).toHaveText('Processes');
  await warning.click();
  await expect(page.locator('.program .active-line-number')).toHaveText(line);
});

test('where there is nothing to prove, no old proof is to be seen', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await write(page, 'Go', 'package p\n\nfunc F(n int) int { return n + 1 }\n');
  await expect(headline(page)).toHaveText('Nothing to prove');
  await expect(page.getByRole('button', { name: /^Strategy/ })).toHaveCount(0);
  await expect(page.getByText('A run that goes wrong')).toHaveCount(0);
  for (const language of ['Go', 'VirGo'] as const) {
    await write(page, language, '');
    await expect(told(page)).toContainText('Write Go or VirGo, or open an example.');
    await expect(page.getByRole('button', { name: /^Strategy/ })).toHaveCount(0);
  }
});

test('what was not decided says why', async ({ page, site }) => {
  await page.goto(site);
  await write(page, 'VirGo', 'c = chan [0];\nif x*x*x + y*y*y + z*z*z == 42 { c! }');
  await expect(strategy(page, 1)).toContainText('Not decided', { timeout: 45_000 });
  await strategy(page, 1).click();
  await expect(page.locator('#strategy-details')).toContainText(/budget|not decide|gave up/i);
});
