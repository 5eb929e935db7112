import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness.ts';

test.beforeEach(async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.locator('.program .monaco-editor').waitFor();
});

const panel = (page: Page) => page.getByRole('tabpanel');
const open = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const sourceLine = (page: Page, text: string) =>
  page.locator('.program .view-line', { hasText: text }).first();
const litInSource = (page: Page) => page.locator('.program .mark-linked');

/** Over the letters: what is right of them is no statement. */
const overLetters = { position: { x: 60, y: 10 } } as const;

async function litRows(page: Page): Promise<readonly string[]> {
  const rows = await panel(page).locator('[aria-current=true]').allInnerTexts();
  return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim());
}

test('what is chosen in the program lights up in every pane', async ({ page }) => {
  await sourceLine(page, 'work()').click();
  await open(page, 'VirGo');
  await expect(panel(page).locator('.mark-linked')).toHaveCount(1);
  await open(page, 'Processes');
  await expect
    .poll(() => litRows(page))
    .toEqual(['0 c! → 2, unbuffered 1 line 8', '1 c! acknowledged → 2 line 8']);
  await open(page, 'CoreDafny');
  await expect(panel(page).locator('.mark-linked-block').first()).toBeVisible();
  await expect(panel(page).locator('.view-line', { hasText: 'case 0 => // c!' })).toBeInViewport();
  await open(page, 'Encoding');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(/Rule SEND/);
  await open(page, 'Obligations');
  await expect(panel(page).locator('[aria-current=true]').first()).toContainText('line 8');
});

test('what one points at in a pane lights up in the program', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect(litInSource(page)).toHaveCount(0);
  await open(page, 'Processes');
  await panel(page).getByRole('row', { name: /for i/ }).hover();
  await expect(litInSource(page)).toHaveCount(1);
  await open(page, 'VirGo');
  await expect(litInSource(page)).toHaveCount(0);
  await panel(page).locator('.view-line', { hasText: 'chan' }).hover(overLetters);
  await expect(litInSource(page)).toHaveCount(1);
  await open(page, 'CoreDafny');
  await panel(page).locator('.view-line', { hasText: 'forall' }).hover(overLetters);
  await expect(litInSource(page)).toHaveCount(0);
  await panel(page).locator('.view-line', { hasText: 'var c :=' }).hover(overLetters);
  await expect(litInSource(page)).toHaveCount(1);
  await open(page, 'Obligations');
  await panel(page).locator('summary').last().hover();
  await expect(litInSource(page)).toHaveCount(1);
});

test('the keyboard alone lights up as the mouse does', async ({ page }) => {
  await open(page, 'VirGo');
  const text = panel(page).getByRole('textbox', { name: /canonical VirGo/ });
  await text.focus();
  await page.keyboard.press('Control+Home');
  await expect(litInSource(page)).toHaveCount(1);
  const first = await boxOf(litInSource(page));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => boxOf(litInSource(page))).not.toEqual(first);
  await open(page, 'Processes');
  await panel(page).getByRole('button', { name: /^line/ }).first().focus();
  await expect.poll(() => boxOf(litInSource(page))).toEqual(first);
});

function boxOf(place: Locator) {
  return place.first().boundingBox();
}

test('the walk goes on by arrows and jumps to what is clicked', async ({ page }) => {
  await open(page, 'Encoding');
  const title = panel(page).getByRole('heading', { level: 2 });
  await panel(page).getByRole('button', { name: 'Next rule' }).click();
  await expect(title).toHaveText(/Rule FOR/);
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText(/Rule GO/);
  await expect(panel(page)).toContainText('as many instances of goroutine 1 exist');
  await page.keyboard.press('End');
  await expect(title).toHaveText(/Rule SEND\s+Figs 6 and 9/);
  await expect(panel(page)).toContainText('0, 1 of goroutine 1');
  await expect(panel(page)).toContainText('N1_1 + 2 * N1_2');
  await page.keyboard.press('Home');
  await expect(title).toHaveText(/Rule CHAN/);
  await sourceLine(page, '<-c').click();
  await expect(title).toHaveText(/Rule RECEIVE/);
  // The page's own keys are left alone: the run has not moved.
  await open(page, 'Result');
  await expect(page.locator('.transport .count')).toHaveText('9 / 9');
});

test('what failed stands first, and jumps, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'Obligations');
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).toHaveText(/Not proved\s*3/);
  const first = panel(page).locator('details').first();
  await first.locator('summary').click();
  await expect(first).toContainText('(check-sat)');
  await first.getByRole('button', { name: 'Copy: the obligation in SMT-LIB' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await first.locator('pre').innerText());
  await first.getByRole('button', { name: /Show line/ }).click();
  await expect(page.locator('.program .monaco-editor.focused')).toHaveCount(1);
  await sourceLine(page, 'work()').click();
  await panel(page).getByRole('combobox').selectOption('here');
  await expect(panel(page).locator('summary').first()).toContainText('line 8');
  const all = await panel(page).locator('summary').count();
  expect(await panel(page).locator('summary[aria-current=true]').count()).toBe(all);
});

test('a go in a loop is shown as the paper has it, too', async ({ page }) => {
  await open(page, 'CoreDafny');
  await expect(panel(page).locator('.view-lines')).toContainText('Pick');
  await panel(page)
    .getByRole('radio', { name: /As in the paper/ })
    .check();
  await expect(panel(page).locator('.view-lines')).not.toContainText('Pick');
  await sourceLine(page, 'work()').click();
  await expect(panel(page).locator('.mark-linked-block').first()).toBeVisible();
  await open(page, 'VirGo');
  await expect(
    panel(page)
      .locator('.view-line')
      .filter({ hasText: /^go\s\{/ }),
  ).toHaveCount(1);
  await panel(page).locator('.view-line', { hasText: 'c!' }).hover(overLetters);
  await expect(litInSource(page)).toHaveCount(1);
  await open(page, 'Obligations');
  await expect(panel(page)).toContainText('The verdict is about the counted encoding');
});

test('both encodings are compared when somebody asks', async ({ page }) => {
  await open(page, 'CoreDafny');
  await panel(page).getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Both encodings' });
  const verdicts = dialog.getByRole('row', { name: /^Verdict/ }).getByRole('cell');
  await expect(verdicts).toHaveText([/exactly when\s+x == 1/, /exactly when\s+x == 1/]);
  await expect(
    dialog
      .getByRole('row', { name: /^Obligations/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('52');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open(page, 'Result');
  await expect(page.getByText(/^Decided in/)).toBeVisible();
});

test('what stands for what is told, and lights up where it comes from', async ({ page }) => {
  await open(page, 'From Go');
  await expect(panel(page)).toContainText('Which values are sent');
  await panel(page)
    .getByRole('listitem')
    .filter({ hasText: 'a parameter of the function' })
    .hover();
  await panel(page).getByRole('button', { name: /^line/ }).first().click();
  await expect(page.locator('.program .monaco-editor.focused')).toHaveCount(1);
});

test('what failed shows a state that breaks it, and the runs at its values', async ({ page }) => {
  await open(page, 'Obligations');
  const failed = panel(page).locator('details').filter({ hasText: 'c! acknowledged' }).first();
  await failed.locator('summary').first().click();
  await failed.getByRole('button', { name: 'Show a state that breaks it' }).click();
  const state = failed.getByRole('row');
  await expect(state.first()).toHaveText(/^x\s*2$/);
  await expect(failed.getByRole('row', { name: /^main/ })).toContainText('has ended');
  await expect(failed.getByRole('row', { name: /^c / })).toContainText('a send is offered');
  await failed.getByText('The facts in this state').click();
  await expect(failed.locator('.valued').first()).toHaveText(/\d/);
  await failed.getByRole('button', { name: 'Try all runs with x = 2' }).click();
  await expect(failed).toContainText('With these values a run hangs.');
  await expect(page.locator('.transport .count')).toHaveText(/^\d+ \/ \d+$/);
});

test('what is proved names its facts, which are marked in CoreDafny', async ({ page }) => {
  await open(page, 'Obligations');
  const proved = panel(page)
    .locator('details')
    .filter({ hasText: /does not wait at c\?.*while the precondition holds/s })
    .first();
  await proved.locator('summary').first().click();
  await proved.getByRole('button', { name: 'Why does it hold?' }).click();
  await expect(proved).toContainText(/It follows from these facts, of\s+\d+/);
  await expect(proved.locator('.fact', { hasText: 'precondition' }).first()).toBeVisible();
  await proved.locator('.fact').last().hover();
  await expect(litInSource(page)).toHaveCount(1);
  await open(page, 'CoreDafny');
  await expect(panel(page).locator('.line-fact').first()).toBeAttached();
});
