import type { Page } from '@playwright/test';
import { decodeShared } from '../../src/ui/share/link-code.ts';
import type { SharedProgram } from '../../src/ui/share/shared-program.ts';
import { expect, test } from './harness.ts';
import stored from './stored-links.json' with { type: 'json' };

/**
 * Links that were given out once, of every kind, with what they have to open as. They are never made
 * anew: they have to open for ever. What is added to links is added here.
 */
const storedLinks = stored as unknown as readonly {
  readonly what: string;
  readonly code: string;
  readonly program: Partial<Omit<SharedProgram, 'run'>>;
  /** Where the run stands; none: the link holds no run. */
  readonly count: string | null;
  readonly values: readonly string[];
}[];
const codeOf = (wanted: string): string => storedLinks.find(({ what }) => what === wanted)!.code;
const goAtStep7 = codeOf('Go, at step 7 of a counterexample');
const virgoRaw = codeOf('VirGo, not packed');

const count = (page: Page) => page.locator('.transport .count');
const notice = (page: Page) => page.getByText('You are looking at a shared program');

test.describe('without Z3', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/z3/*.bin', (route) => route.abort());
  });

  for (const { what, code, program, count: shown, values } of storedLinks) {
    test(`a stored link opens: ${what}`, async ({ page, site }) => {
      const decoded = await decodeShared(code);
      expect(decoded).toMatchObject({ kind: 'program', program });
      await page.goto(`${site}#${code}`);
      await expect(notice(page)).toBeVisible();
      if (shown === null) await expect(count(page)).toHaveCount(0);
      else await expect(count(page)).toHaveText(shown);
      await expect(page.locator('.title code')).toHaveText([...values]);
      const fragment = page.getByRole('combobox', { name: 'Fragment' });
      if ((program.fragment ?? '') !== '')
        await expect(fragment.locator('option:checked')).toContainText(program.fragment!);
      // What is shared again is the same code: nothing was lost on the way.
      await page.getByRole('button', { name: 'Share' }).first().click();
      await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#1[dr]./);
      const again = await page.getByRole('textbox', { name: 'Link' }).inputValue();
      expect(await decodeShared(again.split('#')[1]!)).toEqual(decoded);
    });
  }

  test('embedded, there is the program and the run, and nothing else', async ({ page, site }) => {
    await page.goto(`${site}?embed#${goAtStep7}`);
    await expect(count(page)).toHaveText('7 / 9');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Open in the VirGo Playground' });
    await expect(link).toHaveAttribute('href', /#1d/);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft');
  });
});

test('a link never destroys the draft', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('radio', { name: 'VirGo' }).check();
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('mine = chan [1]; mine!');
  const program = page.locator('.program .view-lines').first();
  await expect(program).toContainText('mine!');
  await page.goto(`${site}#${virgoRaw}`);
  await expect(notice(page)).toBeVisible();
  await expect(program).toContainText('c!');
  await page.getByText(/^Decided in/).waitFor();
  // The run of the link stays, though the verdict has brought its own.
  await expect(page.getByText('Your own run')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my draft' }).click();
  await expect(program).toContainText('mine!');
  expect(page.url()).toBe(site);
  await page.reload();
  await expect(program).toContainText('mine!');
});

test('what is shared opens the same in a fresh profile', async ({ page, site, browser }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByLabel('x', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Try these values' }).click();
  await expect(page.getByText('With these values a run hangs.')).toBeVisible();
  await page.getByRole('slider', { name: 'Step of the run' }).press('Home');
  for (let step = 0; step < 7; step++)
    await page.getByRole('button', { name: 'Step', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(page.getByText(`${link.length} characters`)).toBeVisible();
  expect(await page.getByRole('textbox', { name: 'Markdown' }).inputValue()).toContain('```go');
  expect(await page.getByRole('textbox', { name: 'Embed' }).inputValue()).toContain(
    '?embed&view=run#1d',
  );
  const fresh = await (await browser.newContext()).newPage();
  await fresh.route('**/z3/*.bin', (route) => route.abort());
  await fresh.goto(link);
  await expect(count(fresh)).toHaveText('7 / 9');
  await expect(fresh.locator('.title code')).toHaveText('x = 2');
  await fresh.context().close();
});

test('where the run of a link is the counterexample itself, there is nothing to go back to', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto(link);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.getByText(/^Decided in/).waitFor();
  await expect(count(page)).toHaveText('9 / 9');
  const back = page.getByRole('button', { name: 'Back to the counterexample' });
  await expect(back).toHaveCount(0);
  await page.getByRole('button', { name: 'Schedule it yourself' }).click();
  await expect(back).toBeVisible();
});

test('every download is a file, and a long program is offered as one', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  for (const [name, file] of [
    ['.go', 'GetResult.go'],
    ['.virgo', 'GetResult.virgo'],
    ['.dfy', 'GetResult.dfy'],
    ['.smt2', 'GetResult.smt2'],
    ['.trace.json', 'GetResult.trace.json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  await page.keyboard.press('Escape');
  const noise = Array.from({ length: 1500 }, (_, n) => ((n * 7919) % 65_537).toString(36)).join(
    ' ',
  );
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    `package p\n\n// ${noise}\nfunc F() { c := make(chan int); c <- 1 }\n`,
  );
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await (await download).path();
  await page.getByLabel('Open files').setInputFiles({
    name: 'program.playground',
    mimeType: 'text/plain',
    buffer: (await import('node:fs')).readFileSync(saved),
  });
  await expect(notice(page)).toBeVisible();
});
