import { expect, test } from './harness.ts';
import { headline, write, writeVirgo } from './steps.ts';

/** What people stumbled over on the first page, each where no other test holds it. */

test.beforeEach(async ({ context }) => {
  await context.route('**/z3/*.bin', (route) => route.abort());
});

test('what Go rejects is rejected in the words of its compiler', async ({ page, site }) => {
  await page.goto(site);
  await write(page, 'package p\n\nfunc f() {\n\tvar n int = "a"\n\tg(n)\n}\n');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('undefined: g');
  await expect(problems).toContainText(
    'cannot use "a" (untyped string constant) as int value in variable declaration',
  );
  await page.getByRole('tab', { name: 'From Go' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('There is nothing to show');
});

test('who writes sees how to leave the text', async ({ page, site }) => {
  await page.goto(site);
  await page.locator('.program .monaco-editor').first().click();
  await expect(page.getByText('Tab indents: F6 leaves the text')).toBeVisible();
});

test('what no values satisfy is not called proved', async ({ page, site }) => {
  await page.unrouteAll();
  await page.context().unrouteAll();
  await page.goto(site);
  await writeVirgo(page, 'c = chan [0]; c!');
  await expect(headline(page)).toHaveText('Always leaks a goroutine');
  await expect(page.getByText(/^Decided in \d+ ms by Z3/)).toBeVisible();
  for (const one of ['Strategy 2', 'Strategy 3']) {
    const card = page.getByRole('button', { name: one });
    await expect(card).toContainText('Proved for no values');
    await expect(card.locator('.good')).toHaveCount(0);
  }
  await page.getByRole('tab', { name: 'Obligations' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(
    /strategy 1 \d+ of \d+, strategy 2 \d+ of \d+, strategy 3 \d+ of \d+/,
  );
});

test('the numbers of an unbuffered channel are explained', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('tab', { name: 'Encoding' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(
    'An unbuffered channel is 0 when nobody uses it, 1 while a sender offers a value, and -1',
  );
});

test('in a frame that lets nothing start a sentence says so', async ({ page, site }) => {
  await page.setContent(
    `<iframe src="${site}" sandbox="allow-scripts" width="600" height="400"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('The page has not started yet.')).toBeVisible();
  await expect(frame.getByText('allow-scripts allow-same-origin')).toBeVisible();
});

for (const viewport of [
  { width: 683, height: 512 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('the step of a link is to be seen at once', async ({ page, site }) => {
      const shared = { l: 'v', s: 'c = chan [0];\nc!', v: [], t: '1g.0m', k: 1 };
      const code = `1r${Buffer.from(JSON.stringify(shared)).toString('base64url')}`;
      await page.goto(`${site}#${code}`);
      await expect(page.locator('.transport .count')).toHaveText('1 / 1');
      for (const what of ['.narration', '.transport']) {
        const box = (await page.locator(what).first().boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      }
    });
  });
