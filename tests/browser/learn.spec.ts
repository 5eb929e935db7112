import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, test } from './harness.ts';
import { edited, moves, names, puzzleOf, type Edits } from './course-answers.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Answers as a person would, by what is to be seen. */
async function solve(page: Page, name: string): Promise<void> {
  const { kind, solution } = puzzleOf(name);
  if (kind === 'make-it-hang') {
    if (name === 'channels/first-answer')
      await page.getByRole('radio', { name: '2', exact: true }).check();
    const scheduler = page.getByRole('region', { name: 'You are the scheduler' });
    for (const [at, move] of moves[name]!.entries()) {
      await scheduler.getByRole('button', { name: move }).first().click();
      await expect(
        page.getByRole('region', { name: 'So far' }).locator('ol').first().locator('> li'),
      ).toHaveCount(at + 1);
    }
  } else if (kind === 'predict') {
    for (const text of solution as readonly string[])
      await page.getByRole('checkbox', { name: text, exact: true }).check();
    await page.getByRole('button', { name: 'Check' }).click();
  } else if (kind === 'fix-it' || kind === 'break-it') {
    await type(page, edited(name, solution as Edits));
    await page.getByRole('button', { name: 'Check' }).click();
  } else {
    await page.locator('#formula').fill(solution as string);
    await page.getByRole('button', { name: 'Check' }).click();
  }
  await expect(page.getByRole('status').filter({ hasText: 'Solved.' })).toBeVisible();
}

/** Into the editor, or into the plain field of a phone. */
async function type(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: /Program, to be edited/ });
  const isPlain = (page.viewportSize()?.width ?? 0) < 760;
  if (isPlain) return editor.fill(text);
  await expect(page.locator('.monaco-editor').first()).toBeVisible();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const sizes = {
  'a phone': { width: 390, height: 844 },
  'a wide window': { width: 1280, height: 800 },
};

for (const [size, viewport] of Object.entries(sizes))
  test(`the course is played from its start to its end, on ${size}`, async ({ page, site }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await play(page, site);
  });

async function play(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await page.getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByText(`0 of ${names.length} solved`)).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).click();
  for (const [at, name] of names.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: puzzleOf(name).title })).toBeVisible();
    await expect(page.getByText('Solved.', { exact: true })).toBeHidden();
    await solve(page, name);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, name).toBe(false);
    const next = at + 1 < names.length ? /^Next: / : 'All lessons';
    await page.getByRole('link', { name: next }).last().click();
  }
  await expect(page.getByText(`${names.length} of ${names.length} solved`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${names.length} of ${names.length} solved`)).toBeVisible();
}

test('neither the list nor a puzzle keeps anybody out', async ({ page, site }) => {
  await page.goto(`${site}#/learn`);
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  await nothingSerious(page);
  await page.getByRole('link', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /starts/ }).click();
  await expect(page.getByRole('status')).toContainText('The run goes on');
  // Who plays by keys alone needs no more than the numbers.
  await page.keyboard.press('Backspace');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('heading', { level: 1 }).focus();
  for (const steps of [1, 2, 3, 4]) {
    await page.keyboard.press('1');
    await expect(
      page.getByRole('region', { name: 'So far' }).locator('ol').first().locator('> li'),
    ).toHaveCount(steps);
  }
  await expect(page.getByRole('status')).toContainText('Solved.');
  await nothingSerious(page);
});

async function nothingSerious(page: Page): Promise<void> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('what is typed into the editor is judged', async ({ page, site }) => {
  await page.goto(`${site}#/learn?puzzle=close/wait-before-drain`);
  await solve(page, 'close/wait-before-drain');
  await page.goto(`${site}#/learn?puzzle=contexts/forgotten-cancel`);
  await solve(page, 'contexts/forgotten-cancel');
  await page.goto(`${site}#/learn`);
  await expect(page.getByText(`2 of ${names.length} solved`)).toBeVisible();
});

test('a wrong answer gets its hint and a run; after three hints the solution is shown', async ({
  page,
  site,
}) => {
  await page.goto(`${site}#/learn?puzzle=channels/one-receive`);
  await page.getByRole('textbox', { name: 'Every goroutine ends exactly when' }).fill('n >= 1');
  const said = page.getByRole('status');
  await expect(said).toContainText('You let n = 2 pass');
  await expect(said).toContainText('With two senders one of them is never received from.');
  const run = page.getByRole('region', { name: 'A run that shows it' });
  await expect(run).toContainText('waits for ever');
  await run.getByRole('button', { name: 'First step' }).click();
  for (const name of ['A hint', 'Another hint', 'The last hint gives it away', 'Show me'])
    await page.getByRole('button', { name }).click();
  await expect(said).toContainText('Solved.');
  await page.getByRole('link', { name: 'All lessons' }).first().click();
  await expect(page.getByRole('link', { name: /How many senders/ })).toContainText('seen');
});

test('a program becomes a puzzle that a page around it can count', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('As a puzzle').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByLabel('Title').fill('Ours <img src=x onerror=alert(1)>');
  await dialog.getByLabel('Goal').fill('Say when it ends.');
  await dialog.getByLabel('Hint 1').fill('<script>alert(1)</script>');
  await dialog.getByRole('button', { name: 'Make the puzzle' }).click();
  const embed = await dialog.getByRole('textbox', { name: 'Puzzle embed' }).inputValue();
  const address = /src="([^"]*)"/.exec(embed)![1]!;
  await page.evaluate((src) => {
    document.body.innerHTML = '';
    addEventListener('message', ({ data }: MessageEvent<{ type?: string; puzzle?: string }>) => {
      if (data?.type === 'virgo-solved') document.title = `solved ${data.puzzle ?? ''}`;
    });
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.width = '900';
    frame.height = '700';
    document.body.append(frame);
  }, address);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText(
    'Ours <img src=x onerror=alert(1)>',
  );
  await inside.getByRole('button', { name: 'A hint' }).click();
  await expect(inside.getByText('<script>alert(1)</script>')).toBeVisible();
  await inside.getByRole('textbox', { name: 'Every goroutine' }).fill('x == 1');
  await expect(inside.getByText('Solved.')).toBeVisible();
  await expect(page).toHaveTitle('solved Ours <img src=x onerror=alert(1)>');
});

test('what cannot be opened says why', async ({ page, site }) => {
  const trouble = page.getByRole('alert');
  await page.goto(`${site}#/learn?shared=1rnonsense`);
  await expect(trouble).toContainText('damaged');
  await page.goto(`${site}#/learn?course=https://example.org/course.json`);
  await expect(trouble).toContainText('from the host of this page only');
  await page.goto(`${site}#/learn?puzzle=no/such`);
  await expect(trouble).toContainText('There is no puzzle no/such.');
  await page.getByRole('link', { name: 'To the lessons' }).click();
  const file = {
    name: 'course.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version":1}'),
  };
  await page.getByLabel('Open a course').setInputFiles(file);
  await expect(trouble).toContainText('title: write a text in quotes that is not empty');
});

test('progress goes to another browser as a file, and is added to what is there', async ({
  page,
  site,
  browser,
}) => {
  const solved = (count: number) => `${count} of ${names.length} solved`;
  await page.goto(`${site}#/learn?puzzle=channels/one-receive`);
  await solve(page, 'channels/one-receive');
  await page.goto(`${site}#/learn`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export progress' }).click();
  const file = await (await saved).path();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${site}#/learn?puzzle=channels/room-enough`);
  await solve(other, 'channels/room-enough');
  await other.goto(`${site}#/learn`);
  await expect(other.getByText(solved(1))).toBeVisible();
  await other.getByLabel('Import progress').setInputFiles(file);
  await expect(other.getByText(solved(2))).toBeVisible();
  await other.getByLabel('Import progress').setInputFiles({
    ...{ name: 'notes.txt', mimeType: 'text/plain' },
    buffer: Buffer.from('not progress'),
  });
  await expect(other.getByText('notes.txt is no progress that was exported here.')).toBeVisible();
  await other.context().close();
});

test('a course in a file is opened and judged like ours', async ({ page, site }) => {
  const puzzle = {
    ...{ version: 1, kind: 'for-which-n', title: 'Mine', goal: 'Say when.', about: 'One line.' },
    ...{ language: 'virgo', program: 'c = chan [n]; c!; c!', why: 'Both fit.' },
    ...{ hints: ['Count.', 'Count again.', 'n >= 2'], solution: 'n >= 2', wrong: [] },
  };
  const course = {
    ...{ version: 1, title: 'A course of mine', about: 'One puzzle.' },
    chapters: [{ title: 'Only', about: 'One.', puzzles: [puzzle] }],
  };
  await page.goto(`${site}#/learn`);
  await page.getByLabel('Open a course').setInputFiles({
    ...{ name: 'course.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(course)),
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A course of mine');
  await page.getByRole('link', { name: 'Mine' }).click();
  await page.locator('#formula').fill('n >= 1');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You let n = 1 pass' })).toBeVisible();
  await page.locator('#formula').fill('1 < n');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Solved.' })).toBeVisible();
});

const markup = '<img src="https://example.org/x.png" onerror="document.title = 1">';
const hostile = {
  'an endless program': 'func main() {\n\tfor {\n\t}\n}',
  'a crowd': 'func main() {\n\tfor {\n\t\tgo main()\n\t}\n}',
  'a glutton':
    'func main() {\n\tvar all [][]int\n\tfor {\n\t\tall = append(all, make([]int, 1<<20))\n\t}\n}',
  'no program': '</script><script>document.title = 2</script>',
};

for (const [words, body] of Object.entries(hostile))
  test(`a hostile puzzle is shown as text, and its judgement ends: ${words}`, async ({
    page,
    site,
  }) => {
    const puzzle = {
      ...{ version: 1, kind: 'fix-it', title: markup, goal: markup, about: markup, why: markup },
      ...{ language: 'go', program: `package main\n\n// ${markup}\n${body}\n` },
      ...{ hints: [markup, markup, markup], wrong: [] },
    };
    const course = {
      ...{ version: 1, title: markup, about: markup },
      chapters: [{ title: markup, about: markup, puzzles: [puzzle] }],
    };
    await page.goto(`${site}#/learn`);
    await page.getByLabel('Open a course').setInputFiles({
      ...{ name: 'course.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(course)),
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(markup);
    await page.getByRole('link', { name: markup }).click();
    await expect(page.getByText(markup).first()).toBeVisible();
    await page.getByRole('button', { name: 'A hint' }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    const said = page.getByRole('region', { name: 'Your answer' }).getByRole('status');
    await expect(said).toContainText(/In some run|Line \d|more runs|Not settled|cannot/, {
      timeout: 40_000,
    });
    expect(await page.title()).not.toMatch(/^[12]$/);
    expect(await page.locator('img[src^="https:"]').count()).toBe(0);
  });
