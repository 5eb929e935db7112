import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

const count = (page: Page) => page.locator('.transport .count');

async function tryValue(page: Page, x: string): Promise<void> {
  await page.getByLabel('x', { exact: true }).fill(x);
  await page.getByRole('button', { name: 'Try these values' }).click();
  await expect(page.getByText(/^With these values/)).toBeVisible();
}

/** The program of the editor is replaced as a whole. */
async function type(page: Page, source: string): Promise<void> {
  await page.getByRole('radio', { name: 'VirGo' }).check();
  const editor = page.locator('.program .monaco-editor').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(source);
}

test.describe('without Z3', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.route('**/z3/*.bin', (route) => route.abort());
    await page.goto(site);
  });

  test('three speeds, by choice and by key, felt at once and remembered', async ({ page }) => {
    await tryValue(page, '2');
    const speed = page.getByRole('combobox', { name: 'Speed' });
    await expect(speed.locator('option')).toHaveText(['Slow', 'Normal', 'Fast']);
    await speed.selectOption('slow');
    await page.getByRole('heading', { name: 'A run that goes wrong' }).click();
    await page.locator('body').press('+');
    await expect(speed).toHaveValue('normal');
    await page.locator('body').press(' ');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.locator('body').press('+');
    await expect(count(page)).toHaveText('9 / 9');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('fast');
  });

  test('a line of the program leads to its next step, by mouse and by key', async ({ page }) => {
    await tryValue(page, '2');
    const numbers = page.locator('.program .line-numbers');
    const goStatement = numbers.filter({ hasText: /^7$/ });
    await goStatement.click();
    await expect(count(page)).toHaveText('3 / 9');
    await goStatement.click();
    await expect(count(page)).toHaveText('6 / 9');
    await goStatement.click();
    await expect(count(page)).toHaveText('3 / 9');
    await page.keyboard.press('Alt+Enter');
    await expect(count(page)).toHaveText('6 / 9');
    await numbers.filter({ hasText: /^12$/ }).click();
    await expect(page.getByText('No step of this run is at line 12.')).toBeVisible();
    await expect(count(page)).toHaveText('6 / 9');
  });

  test('so does a line of a goroutine, for its own steps', async ({ page }) => {
    await tryValue(page, '2');
    const first = page.getByRole('article', { name: 'goroutine #1' });
    await first.getByRole('button', { name: /c <- work/ }).click();
    await expect(count(page)).toHaveText('9 / 9');
    await page
      .getByRole('article', { name: 'main' })
      .getByRole('button', { name: /make\(chan int/ })
      .click();
    await expect(count(page)).toHaveText('1 / 9');
    await page.getByRole('article', { name: 'goroutine #2' }).getByRole('button').click();
    await expect(page.getByText('goroutine #2 makes no step at line 8 in this run.')).toBeVisible();
  });

  test('cards say the turn, what comes next, what changed, and who waits why', async ({ page }) => {
    await type(page, 'c = chan [2];\nw = WaitGroup;\nw.Add(1);\nfor 0 .. x { c! };\nw.Add(-1)');
    await tryValue(page, '3');
    const main = page.getByRole('article', { name: 'main' });
    const channel = page.getByRole('article', { name: 'Channel c' });
    await expect(main).toContainText('Main waits to send on c: its buffer is full (2 of 2).', {
      ignoreCase: true,
    });
    await expect(main).toContainText('Iteration 3 of 3, i = 2');
    await expect(channel).toContainText('2 sent − 0 received = 2 inside');
    await expect(channel).toContainText('waiting: main');
    await expect(channel.locator('.token.inside')).toHaveText(['1', '2']);
    const waitgroup = page.getByRole('article', { name: 'Waitgroup w' });
    await expect(waitgroup).toContainText('1 added − 0 done = 1');
    await page.getByRole('slider').fill('5');
    await expect(page.locator('.changes')).toHaveText(/Changed:\s*i 0 →to 1/);
    await page.getByRole('slider').fill('3');
    await expect(page.locator('.changes')).toHaveText('Nothing else changed.');
    await page.getByRole('slider').fill('4');
    await expect(channel).toContainText('changed');
    await expect(waitgroup).not.toContainText('changed');
    await expect(main).toContainText('moved');
    await expect(main).toContainText('Next: end iteration 1 of 3.');
  });
});

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const open = async (page: Page, title: string): Promise<void> => {
    await page.getByRole('button', { name: 'Examples' }).click();
    const gallery = page.getByRole('dialog', { name: 'Examples' });
    await gallery.getByRole('button', { name: title }).first().click();
    await page.getByText(/^Decided in/).waitFor();
  };

  test('the counterexample of a program that one opens plays itself to its end', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('virgo.playback', '{"speed":"slow","isAnimated":true}');
    });
    await page.goto(site);
    await open(page, 'Nobody receives');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    for (const key of ['+', '+']) await page.locator('body').press(key);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page.getByText(/for ever: nobody can move any more/)).toBeVisible();
  });

  test('values move through a buffer by transforms alone', async ({ page, site }) => {
    await page.goto(site);
    await type(page, 'c = chan [3];\nfor 0 .. x { c!; c!; c? };\nc?; c?');
    await tryValue(page, '1');
    /** What has begun to move since the last time, however long ago. */
    const moved = await page.evaluateHandle(() => {
      const begun: string[] = [];
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.matches('.token'))
          begun.push(`${target.textContent} ${propertyName}`);
      });
      return begun;
    });
    const stepTo = async (step: string): Promise<readonly string[]> => {
      await moved.evaluate((begun) => begun.splice(0));
      await page.getByRole('slider').fill(step);
      return moved.evaluate(async (begun) => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return begun.toSorted();
      });
    };
    await stepTo('4');
    expect(await stepTo('5')).toEqual(['1 opacity', '1 transform', '2 transform']);
    await page.getByRole('checkbox', { name: 'Animate' }).uncheck();
    expect(await stepTo('4')).toEqual([]);
  });

  test('it stands still where one has switched motion off, and while one types', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await page.getByRole('checkbox', { name: 'Animate' }).uncheck();
    await open(page, 'Nobody receives');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page.getByText(/for ever: nobody can move any more/)).toBeVisible();
    await page.reload();
    // The page asks Z3 anew before it has a run to animate.
    await page.getByText(/^Decided in/).waitFor({ timeout: 60_000 });
    await expect(page.getByRole('checkbox', { name: 'Animate' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Animate' }).check();
    await type(page, 'c = chan [0]; c!; c!');
    await page.getByText(/^Decided in/).waitFor();
    await expect(page.getByText(/for ever: nobody can move any more/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('where the system asks for less motion, nothing plays itself and nothing moves', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(page.getByRole('checkbox', { name: 'Animate' })).toBeDisabled();
  const duration = await page
    .locator('section[aria-labelledby="run-title"]')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--move').trim());
  expect(duration).toMatch(/^0m?s$/);
});
