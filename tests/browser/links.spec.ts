import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

/** Links that were given out once. They are never made anew: they have to open for ever. */
const stored = {
  goAtStep7:
    '1dRVBLa8MwDP4rQqeEdmlaBoO0O-_ea92D8ZQHTpRiO62h5L9PrjcGQp_4HkLoiSM22OEWveBNG6s7Aop6uo2kWPFuB18UzuSXMYD21kOEx-wsOQ-avyFoSx5CT9AOzouF_YNcpbhd2PxHiwgDhzI1eMreYKD5hEnChek1v8REt7ODIUn1UfAEUWCzyREVuhnS2qL8I9Ke09vroKLM1JqHNTVHYXEsDqM4Efmo7M6nwK_l_QBikDfcsblcMMp0wOt1i0Hesu-qeuo7TlXtYy2ixeZj_QE',
  virgoRaw: `1r${Buffer.from('{"l":"v","s":"c = chan [0];\\nc!","v":[],"t":"1g.0m","k":1}').toString('base64url')}`,
} as const;

const packed = (value: unknown): string =>
  `1d${deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

const count = (page: Page) => page.locator('.transport .count');
const notice = (page: Page) => page.getByText('You are looking at a shared program');

test.describe('without Z3', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/z3/*.bin', (route) => route.abort());
  });

  test('a stored link plays its run at its step', async ({ page, site }) => {
    await page.goto(`${site}#${stored.goAtStep7}`);
    await expect(count(page)).toHaveText('7 / 9');
    await expect(page.locator('.title code')).toHaveText('x = 2');
    await expect(
      page.getByText('Main ends turn 2 of 2; i is now 2.', { exact: false }),
    ).toBeVisible();
    await expect(page.locator('.program .view-lines').first()).toContainText('GetResult');
  });

  test('a stored link that is not packed opens, too', async ({ page, site }) => {
    await page.goto(`${site}#${stored.virgoRaw}`);
    await expect(count(page)).toHaveText('1 / 1');
    await expect(page.locator('.program .view-lines').first()).toContainText('c = chan [0]');
  });

  test('embedded, there is the program and the run, and nothing else', async ({ page, site }) => {
    await page.goto(`${site}?embed#${stored.goAtStep7}`);
    await expect(count(page)).toHaveText('7 / 9');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Open in the VirGo Playground' });
    await expect(link).toHaveAttribute('href', /#1d/);
    expect(await page.evaluate(() => localStorage.getItem('virgo.draft'))).toBeNull();
  });

  const hostile: readonly (readonly [string, string, RegExp])[] = [
    ['broken base64', '1d***', /damaged/],
    ['half of a link', stored.goAtStep7.slice(0, 90), /damaged/],
    ['a later version', '9dAAAA', /later version/],
    ['a bomb', packed(' '.repeat(30_000_000)), /too large/],
    [
      'a run of another program',
      packed({ l: 'v', s: 'c = chan [0]; c!', v: [], t: '1g.0mrrrr', k: 1 }),
      /not one of this program/,
    ],
    [
      'values of another program',
      packed({ l: 'v', s: 'c = chan [x]; c!', v: [['y', '1']], t: '1g', k: 0 }),
      /no value for x/,
    ],
    [
      'values without end',
      packed({ l: 'v', s: 'c = chan [x]', v: [['x', '9'.repeat(99)]], t: '1g', k: 0 }),
      /at most 30 digits/,
    ],
  ];
  for (const [name, code, message] of hostile) {
    test(`${name} only shows a message`, async ({ page, site }) => {
      await page.goto(`${site}#${code}`);
      await expect(page.getByText(message)).toBeVisible();
      await page.getByRole('tab', { name: 'Processes' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('main');
    });
  }

  test('script in a program stays text', async ({ page, site }) => {
    const name = '`<img src=x onerror=globalThis.intruder=1>`';
    const source = `c = chan [${name}]; c!; // </script><script>globalThis.intruder=1</script>`;
    const values = [[name.slice(1, -1), '0']];
    await page.goto(`${site}#${packed({ l: 'v', s: source, v: values, t: '1g.0m', k: 1 })}`);
    await expect(count(page)).toHaveText('1 / 1');
    await page.getByText('Sequence chart').click();
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
    await expect(page.locator('main img')).toHaveCount(0);
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
  await page.goto(`${site}#${stored.virgoRaw}`);
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
  expect(await page.getByRole('textbox', { name: 'Embed' }).inputValue()).toContain('?embed#1d');
  const fresh = await (await browser.newContext()).newPage();
  await fresh.route('**/z3/*.bin', (route) => route.abort());
  await fresh.goto(link);
  await expect(count(fresh)).toHaveText('7 / 9');
  await expect(fresh.locator('.title code')).toHaveText('x = 2');
  await fresh.context().close();
});

test('every download is a file, and a long program is offered as one', async ({ page, site }) => {
  await page.goto(site);
  await page.getByText(/^Decided in/).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  for (const [name, file] of [
    ['Source', 'GetResult.go'],
    ['.virgo', 'GetResult.virgo'],
    ['.dfy', 'GetResult.dfy'],
    ['.smt2', 'GetResult.smt2'],
    ['Trace', 'GetResult.trace.json'],
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
  await page.getByLabel('Open a file').setInputFiles({
    name: 'program.playground',
    mimeType: 'text/plain',
    buffer: (await import('node:fs')).readFileSync(saved),
  });
  await expect(notice(page)).toBeVisible();
});
