import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { headline, proved, stepCount, write, writeVirgo } from './steps.ts';

/** As a link holds a program, whatever it may be. */
const packed = (text: string | Buffer): string => `1d${deflateRawSync(text).toString('base64url')}`;
const raw = (text: string | Buffer): string => `1r${Buffer.from(text).toString('base64url')}`;
const linked = (parts: Readonly<Record<string, unknown>>): string => packed(JSON.stringify(parts));

const script = '<script>globalThis.intruder=1</script><img src=x onerror=globalThis.intruder=1>';
const program = { l: 'v', s: 'c = chan [x]; c!' } as const;
const endless = '[';

/** Codes that hold no program. */
const codes: readonly (readonly [what: string, code: string, message: RegExp])[] = [
  ['broken base64', '1d***', /damaged/],
  ['base64 of another alphabet', '1dAA+/==', /damaged/],
  ['no packing', raw('')[0]!, /damaged/],
  ['nothing packed', raw(''), /damaged/],
  ['bytes that are not deflated', '1dAAAAAAAA', /damaged/],
  ['half of a link', linked(program).slice(0, 30), /damaged/],
  ['a later version', '2dAAAA', /later version/],
  ['a version without end', `${'9'.repeat(400)}dAAAA`, /damaged/],
  ['bytes that are no UTF-8', raw(Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22])), /damaged/],
  ['half of a surrogate pair', raw('{"l":"v","s":7,"x":"\\ud800"}'), /damaged/],
  ['a million open brackets', packed(endless.repeat(999_000)), /damaged/],
  ['a program within a prototype', raw('{"__proto__":{"l":"v","s":"c!"}}'), /damaged/],
  ['a language from a prototype', linked({ l: 'constructor', s: 'c!' }), /damaged/],
  ['a list for an object', raw('[["l","v"],["s","c!"]]'), /damaged/],
  ['a bomb', packed(' '.repeat(50_000_000)), /too large/],
  ['five megabytes', raw(Buffer.alloc(5_000_000, 'a')), /too long/],
  ['script', encodeURIComponent(script), /damaged/],
];

/** Codes that hold a program, and a run that is not one of it: the program opens, and the run does not. */
const runs: readonly (readonly [what: string, run: Readonly<Record<string, unknown>>, RegExp])[] = [
  ['a run of another program', { v: [['x', '0']], t: '1g.0mrrrr', k: 1 }, /not one of this/],
  ['choices that are none', { v: [['x', '0']], t: `1g.${script}`, k: 1 }, /saved run is damaged/],
  [
    'a run without end',
    { v: [['x', '0']], t: `1g.0${'m'.repeat(200_001)}`, k: 1 },
    /saved run has more than/,
  ],
  ['a run of a day', { v: [['x', '0']], t: `1g.0${'m'.repeat(199_999)}`, k: 1 }, /not one of this/],
  ['values of another program', { v: [['y', '1']], t: '1g', k: 0 }, /no value for x/],
  ['values of every object', { v: [['__proto__', '1']], t: '1g', k: 0 }, /no value for x/],
  ['a value without end', { v: [['x', '9'.repeat(99_999)]], t: '1g', k: 0 }, /at most 30 digits/],
  ['a value that is none', { v: [['x', script]], t: '1g', k: 0 }, /must be an integer/],
];

test.describe('without Z3', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/z3/*.bin', (route) => route.abort());
  });

  test('a hundred links with wrong letters neither run, nor freeze, nor lose the draft', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await write(page, 'package mine\n');
    const good = linked({ ...program, v: [['x', '2']], t: '1g.0m', k: 1 });
    const bad = Array.from({ length: 100 }, (_, index) => {
      const at = 2 + ((index * 37) % (good.length - 2));
      const letter = 'AZaz09-_'[index % 8]!;
      return `${good.slice(0, at)}${letter}${good.slice(at + 1 + (index % 3))}`;
    });
    const slowest = await page.evaluate(async (hashes) => {
      let worst = 0;
      for (const hash of hashes) {
        const begun = performance.now();
        location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, 20));
        worst = Math.max(worst, performance.now() - begun);
      }
      return worst;
    }, bad);
    expect(slowest).toBeLessThan(2_000);
    await expect(
      page.getByText(/^This link is damaged|^You are looking at a shared program/),
    ).toBeVisible();
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
    await page.getByRole('button', { name: 'Recent' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /package mine/ })
      .first()
      .click();
    await expect(page.locator('.program .view-lines').first()).toContainText('package mine');
  });

  test('a code that holds no program only brings a message', async ({ page, site }) => {
    await page.goto(site);
    await expect(headline(page)).toBeVisible();
    for (const [what, code, message] of codes) {
      await test.step(what, async () => {
        await follow(page, code);
        await expect(trouble(page)).toContainText(message);
        await trouble(page).getByRole('button', { name: 'Close' }).click();
      });
    }
    await isUnharmed(page);
  });

  test('a run that does not belong to its program only brings a message', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await expect(headline(page)).toBeVisible();
    for (const [what, run, message] of runs) {
      await test.step(what, async () => {
        await follow(page, linked({ ...program, ...run }));
        await expect(page.getByText(message).first()).toBeVisible();
        await expect(stepCount(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Back to my draft' }).click();
      });
    }
    await isUnharmed(page);
  });

  test('steps that a run does not have are the nearest ones it has', async ({ page, site }) => {
    const run = { ...program, v: [['x', '0']], t: '1g.0m' };
    for (const [step, shown] of [
      [Number.MAX_SAFE_INTEGER, '1 / 1'],
      [-7, '0 / 1'],
    ] as const) {
      await page.goto(`${site}#${linked({ ...run, k: step })}`);
      await expect(stepCount(page)).toHaveText(shown);
    }
    await page.goto(`${site}#${linked({ ...run, k: 1e300 })}`);
    await expect(page.getByText('You are looking at a shared program')).toBeVisible();
    await expect(stepCount(page)).toHaveCount(0);
  });

  test('script stays text, wherever a link can put it', async ({ page, site }) => {
    const name = `\`${script}\``;
    const source = `c = chan [${name}]; c!; // ${script}`;
    const code = linked({ l: 'v', s: source, f: script, v: [[script, '0']], t: '1g.0m', k: 1 });
    await page.goto(`${site}#${code}`);
    await expect(stepCount(page)).toHaveText('1 / 1');
    await page.getByText('Sequence chart').click();
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('textbox', { name: 'Markdown' })).toHaveValue(/intruder/);
    const embed = await page.getByRole('textbox', { name: 'Embed' }).inputValue();
    expect(embed).not.toContain('<script');
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(/VirGo Playground/);
    await isUnharmed(page);
    await page.goto(`${site}?embed#${code}`);
    await expect(stepCount(page)).toHaveText('1 / 1');
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  });
});

/** Names that every JavaScript object knows, as names of a program. */
const known = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test('names that every object knows are names like others', async ({ page, site }) => {
  await page.goto(site);
  const channels = known.map((name) => `${name} = chan [${name}n]; ${name}!`);
  await writeVirgo(page, channels.join(';\n'));
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when/);
  await expect(headline(page)).toContainText('__proto__n > 0');
  await page.getByRole('radio', { name: 'Go', exact: true }).check();
  await write(page, goOf(known));
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when\s+constructor > 0/);
  await page
    .getByRole('combobox', { name: 'Fragment' })
    .selectOption({ label: '__proto__, line 5' });
  await expect(headline(page)).toHaveText(/Free of goroutine leaks exactly when\s+__proto__ > 0/);
});

function goOf(names: readonly string[]): string {
  const functions = names.map(
    (name) => `func ${name}(${name} int) { c := make(chan int, ${name}); c <- 1 }`,
  );
  return ['package p', ...functions].join('\n\n');
}

const deep = 50_000;
/** Programs at which a careless reader breaks. */
const programs: readonly (readonly [what: string, 'go' | 'virgo', () => string])[] = [
  ['brackets that never close', 'virgo', () => `c = chan [${'('.repeat(deep)}`],
  ['deep expressions', 'virgo', () => `c = chan [${'('.repeat(deep)}1${')'.repeat(deep)}]`],
  ['deep branches', 'virgo', () => `${'if x { '.repeat(deep)}skip${' }'.repeat(deep)}`],
  ['a long sum', 'virgo', () => `c = chan [${'x + '.repeat(deep)}x]`],
  ['deep expressions in Go', 'go', () => inGo(`${'('.repeat(deep)}1${')'.repeat(deep)}`)],
  ['a long sum in Go', 'go', () => inGo(`${'x + '.repeat(deep)}x`)],
  ['deep types in Go', 'go', () => `package p\n\nfunc f(a ${'[]'.repeat(deep)}int) {}`],
  ['characters that are none', 'go', () => `package p\u0000\ufeff\u202e \ud83d "\uffff${script}`],
  ['half a megabyte of names', 'go', () => `package p\n\n${'x '.repeat(250_000)}`],
];

test('a program at which a reader could break brings messages', async ({ page, site }) => {
  await page.route('**/z3/*.bin', (route) => route.abort());
  await page.goto(site);
  for (const [what, language, make] of programs) {
    await test.step(what, async () => {
      await openFile(page, language, make());
      await expect(headline(page)).toHaveText(
        /The program has errors|Nothing to prove|Not checked/,
      );
    });
  }
  await isUnharmed(page);
});

test('a file of five megabytes is not even read', async ({ page, site }) => {
  await page.goto(site);
  await openFile(page, 'go', 'x'.repeat(5_000_000));
  await expect(trouble(page)).toContainText('too large');
  await isUnharmed(page);
});

function inGo(expression: string): string {
  return `package p\n\nfunc f(x int) { c := make(chan int, ${expression}); c <- 1 }`;
}

async function openFile(page: Page, language: 'go' | 'virgo', text: string): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Open files').setInputFiles({
    name: `program.${language}`,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

/** Monaco has alerts of its own. */
const trouble = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'What you typed is under Recent' });

/** As a person does who follows a link to the page while it is open. */
async function follow(page: Page, code: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, code);
}

/** Nothing of what came from outside has run, and the page reads the next program. */
async function isUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  await expect(page.locator('main img, header img')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Processes' }).click();
  await writeVirgo(page, 'after = chan [1]; after!');
  await expect(page.getByRole('tabpanel')).toContainText('after!');
}

test('every other way in takes a hostile link as calmly', async ({ page, site }) => {
  const good = linked({ ...program, v: [['x', '2']], t: '1g.0m', k: 1 });
  const bent = [7, 23, 41].map((at) => `${good.slice(0, at)}_A${good.slice(at + 1)}`);
  const bad = [
    ...codes.slice(0, 14).map(([, code]) => code),
    ...bent,
    linked({ l: 'g', s: script }),
  ];
  const ways = ['#', '?embed#', '?view=run#', '?embed&view=run#', '#/compare/', '#/learn/puzzle/'];
  for (const way of ways) {
    await test.step(way, async () => {
      await page.goto(`${site}${way}${bad[0]}`);
      await expect(page.locator('body')).toContainText(/\w/);
      await page.evaluate(
        async (hashes) => {
          for (const hash of hashes) {
            location.hash = hash;
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        },
        bad.map((code) => way.slice(way.indexOf('#') + 1) + code),
      );
      await expect(page.locator('body')).toContainText(/\w/);
      expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
      await page.goto('about:blank');
    });
  }
});

test('what is wrong with a run is still said when the verdict has come', async ({ page, site }) => {
  const run = { v: [['x', '0']], t: '1g.0mrrrr', k: 1 };
  await page.goto(`${site}#${linked({ ...program, ...run })}`);
  await proved(page).waitFor();
  await expect(page.getByText(/not one of this program/)).toBeVisible();
  await expect(stepCount(page)).toHaveText('1 / 1');
});
