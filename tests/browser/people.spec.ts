import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { headline, proved, stepCount } from './steps.ts';

/**
 * The three people this page is made for, each with what they come for and all the way through it: a
 * teacher with a class, an engineer with twenty lines of Go, and a student of verification.
 */

test('a teacher shows a leak, is the scheduler, and sends the class a link', async ({
  page,
  site,
  browser,
}) => {
  await page.goto(site);
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when\s+x == 1/);

  await test.step('plays the leak', async () => {
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(stepCount(page)).toHaveText('9 / 9');
    await expect(page.getByRole('article', { name: 'goroutine #2' })).toContainText('Stuck');
    await expect(page.getByText('nobody can move any more')).toBeVisible();
  });

  await test.step('takes over', async () => {
    await page.getByLabel('x', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Schedule it yourself' }).click();
    const moves = page.getByRole('region', { name: 'You are the scheduler' });
    for (let step = 1; step <= 7; step++) {
      await moves.getByRole('listitem').getByRole('button').first().click();
      await expect(stepCount(page)).toHaveText(`${step} / ${step}`);
    }
  });

  const sentence = await told(page).innerText();
  const link = await test.step('shares what is on the page', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('opens at step 7')).toBeVisible();
    return page.getByRole('textbox', { name: 'Link' }).inputValue();
  });

  await test.step('and a student opens it, on a machine that has never been here', async () => {
    const profile = await browser.newContext();
    const student = await profile.newPage();
    await student.route('**/z3/*.bin', (route) => route.abort());
    await student.goto(link);
    await expect(stepCount(student)).toHaveText('7 / 7');
    await expect(student.locator('.title code')).toHaveText('x = 2');
    expect(await told(student).innerText()).toBe(sentence);
    await student.getByRole('button', { name: 'Take over' }).click();
    const moves = student.getByRole('region', { name: 'You are the scheduler' });
    await moves.getByRole('listitem').getByRole('button').first().click();
    await expect(stepCount(student)).toHaveText('8 / 8');
    await profile.close();
  });
});

const twentyLines = `package search

import "fmt"

// First asks every replica and takes the fastest answer.
func First(query string, replicas int) string {
	answers := make(chan string, 3)
	for i := 0; i < replicas; i++ {
		go func() {
			answers <- ask(i, query)
		}()
	}
	fastest := <-answers
	fmt.Println(fastest)
	return fastest
}

func ask(replica int, query string) string {
	return fmt.Sprint(query, replica)
}
`;

test('an engineer asks for which n it hangs, by the keyboard alone', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site);
  await proved(page).waitFor();

  await test.step('pastes twenty lines of Go', async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), twentyLines);
    await tabTo(page, page.getByRole('textbox', { name: /^Program in Go/ }));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(headline(page)).toHaveText(/exactly when\s+replicas > 0 && replicas <= 4/);
  });

  await test.step('tries an n of their own, and sees it hang', async () => {
    await page.keyboard.press('Control+M');
    await tabTo(page, page.getByLabel('replicas', { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(page.getByText('With these values a run hangs.')).toBeVisible();
    await tabTo(page, page.getByRole('slider', { name: 'Step of the run' }), 'Shift+Tab');
    await page.keyboard.press('Home');
    await expect(stepCount(page)).toHaveText(/^0 \//);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('main makes answers, with room for 3')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('waits to send on answers').first()).toBeVisible();
  });

  await test.step('copies it for an issue', async () => {
    await page.keyboard.press('Control+Shift+S');
    await tabTo(page, page.getByRole('button', { name: 'Copy: Markdown' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Markdown copied.')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(twentyLines.trim());
    expect(copied).toContain('exactly when `replicas > 0 && replicas <= 4`');
    expect(copied).toContain('A run with `replicas = 5`:');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a student of verification sees how the program became a proof', async ({ page, site }) => {
  await page.goto(site);
  await proved(page).waitFor();
  const panel = page.getByRole('tabpanel');

  await test.step('walks the encoding rule by rule', async () => {
    await page.getByRole('tab', { name: 'Encoding' }).click();
    const rules: string[] = [];
    const next = panel.getByRole('button', { name: 'Next rule' });
    for (;;) {
      rules.push(await panel.getByRole('heading', { level: 2 }).innerText());
      if (await next.isDisabled()) break;
      await next.click();
    }
    for (const rule of ['CHAN', 'FOR', 'GO', 'SEND', 'RECEIVE'])
      expect(rules.join('\n')).toMatch(new RegExp(`Rule ${rule}.*Fig`));
  });

  await test.step('reads what was not proved, and its SMT-LIB', async () => {
    await page.getByRole('tab', { name: 'Obligations' }).click();
    await expect(panel).toContainText(/\d+ of \d+ proved/);
    await panel.getByRole('combobox').selectOption('open');
    await panel.locator('summary').first().click();
    await expect(panel.locator('pre').first()).toContainText('(check-sat)');
  });

  await test.step('reads CoreDafny under each strategy', async () => {
    await page.getByRole('tab', { name: 'CoreDafny' }).click();
    const text = panel.locator('.view-lines');
    const contracts = {
      1: /^ensures requires$/,
      2: /^ensures exactly requires$/,
      3: /^ensures requires( requires)+$/,
    };
    for (const [strategy, contract] of Object.entries(contracts)) {
      await page.getByRole('radio', { name: `Strategy ${strategy}` }).check();
      // The text comes later, and opens at the statement of the obligation that was read last.
      await expect(async () => {
        await text.click();
        await page.keyboard.press('Control+Home');
        const words = (await text.innerText()).match(/requires|exactly|ensures/g) ?? [];
        // The lines are not kept in their order.
        expect(words.toSorted().join(' ')).toMatch(contract);
      }).toPass();
    }
  });

  await test.step('and takes it home', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '.dfy', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('GetResult.dfy');
    expect(readFileSync(await file.path(), 'utf8')).toMatch(
      /method Fragment\([^]*\bensures\b[^]*while/,
    );
  });
});

/** What the step on show is said to be. */
function told(page: Page): Locator {
  return page.locator('.narration p').first();
}

/** By pressing Tab alone, as often as a person would. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}
