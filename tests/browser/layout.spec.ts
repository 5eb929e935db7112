import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const boundary = (page: Page) => page.getByRole('separator', { name: 'Width of the program' });
const second = (page: Page) => page.getByRole('region', { name: 'Second output' });

async function widthOfProgram(page: Page): Promise<number> {
  const box = await page.getByRole('region', { name: 'Program', exact: true }).boundingBox();
  return Math.round(box!.width);
}

test('the program is made wider by mouse and by keyboard, and stays so', async ({ page, site }) => {
  await page.goto(site);
  const usual = await widthOfProgram(page);
  const { x, y, height } = (await boundary(page).boundingBox())!;
  await page.mouse.move(x, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + height / 2, { steps: 5 });
  await page.mouse.up();
  const dragged = await widthOfProgram(page);
  expect(Math.abs(dragged - usual - 150)).toBeLessThan(3);
  await page.mouse.move(x, 20);
  expect(await widthOfProgram(page), 'the mouse has let go').toBe(dragged);

  await boundary(page).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await widthOfProgram(page)).toBeLessThan(dragged);
  await page.keyboard.press('Home');
  await expect(boundary(page)).toHaveAttribute('aria-valuenow', '20');
  await page.keyboard.press('End');
  await expect(boundary(page)).toHaveAttribute('aria-valuenow', '70');
  await page.reload();
  await expect(boundary(page)).toHaveAttribute('aria-valuenow', '70');
  await boundary(page).dblclick();
  expect(await widthOfProgram(page)).toBe(usual);
});

test('the pane and the one beside it are remembered, and never the same', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const first = page.getByRole('region', { name: 'Output', exact: true });
  await first.getByRole('tab', { name: 'CoreDafny' }).click();
  await first.getByRole('button', { name: 'Show a second pane' }).click();
  await expect(second(page).getByRole('tab', { name: 'Result' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(second(page).getByRole('tab', { name: 'CoreDafny' })).toHaveCount(0);
  await second(page).getByRole('tab', { name: 'Processes' }).click();
  await page.reload();
  await expect(first.getByRole('tabpanel')).toContainText('Strategy 1');
  await expect(second(page).getByRole('tabpanel')).toContainText('started by main at point 2');
  // What the other one shows changes places with it.
  await first.getByRole('tab', { name: 'Processes' }).click();
  await expect(second(page).getByRole('tab', { name: 'CoreDafny' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(second(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await second(page).getByRole('button', { name: 'Close this pane' }).click();
  await expect(second(page)).toHaveCount(0);
});

test('a statement is lit up in both panes at once', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('tab', { name: 'Processes' }).click();
  await page.getByRole('button', { name: 'Show a second pane' }).click();
  await second(page).getByRole('tab', { name: 'VirGo' }).click();
  await second(page).locator('.view-lines').waitFor();
  await page.getByRole('button', { name: 'line 11' }).focus();
  await expect(second(page).locator('.mark-linked')).toHaveCount(1);
  await expect(page.locator('.program .mark-linked')).toHaveCount(1);
});

for (const rubbish of ['{', '[]', '{"shares":{"program":1e9},"pane":"","beside":{}}']) {
  test(`what stands in the store in place of a layout does no harm: ${rubbish}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((text) => {
      for (const key of ['virgo.layout', 'virgo.draft', 'virgo.theme'])
        localStorage.setItem(key, text);
    }, rubbish);
    await page.goto(site);
    await expect(page.locator('.headline h2')).toHaveText(/exactly when\s+x == 1/);
    const box = await page.getByRole('region', { name: 'Output', exact: true }).boundingBox();
    expect(box!.width).toBeGreaterThan(400);
  });
}

test('a browser that keeps nothing for us shows the page all the same', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(site);
  await expect(page.locator('.headline h2')).toHaveText(/exactly when\s+x == 1/);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await boundary(page).press('ArrowRight');
});

test('a link opens at the result, whatever pane was open last', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByRole('tab', { name: 'Obligations' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the first letters of lines are there, however late the editor gets its size', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const Original = ResizeObserver;
      globalThis.ResizeObserver = class extends Original {
        constructor(callback: ResizeObserverCallback) {
          super((entries, observer) => setTimeout(() => callback(entries, observer), 2500));
        }
      };
    });
    await page.route('**/z3/*.bin', (route) => route.abort());
    await page.goto(site);
    await page
      .locator('.program .monaco-editor .view-lines')
      .first()
      .waitFor({ state: 'attached' });
    const lefts: number[] = [];
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) {
      await page.locator('body').press(key);
      const lines = page.locator('.program .monaco-editor .lines-content').first();
      lefts.push(await lines.evaluate((element) => (element as HTMLElement).offsetLeft));
    }
    expect(lefts).toEqual([0, 0, 0]);
  });
});

test('nothing jumps when runs answer after the proof', async ({ page, site }) => {
  let letRun = (): void => undefined;
  const held = new Promise<void>((resolve) => (letRun = resolve));
  await page.route('**/assets/machine-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site);
  const runs = page.getByRole('region', { name: 'What the runs of GetResult show' });
  await expect(runs).toContainText('after the proof');
  const strategies = page.getByRole('heading', { name: 'How it was proved' });
  const before = (await strategies.boundingBox())!.y;
  letRun();
  await expect(runs.getByRole('listitem')).toHaveCount(9, { timeout: 60_000 });
  expect(Math.abs((await strategies.boundingBox())!.y - before)).toBeLessThan(40);
});
