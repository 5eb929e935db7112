import type { Browser, Page } from '@playwright/test';
import { round, say } from '../statistics.ts';
import { inFreshProfile } from './browser.ts';
import { openHost, type Host } from './host.ts';

/** A line on which Z3's arrival takes as long as it does for most people: 20 Mbit/s. */
const bytesPerSecond = 2_500_000;
const isZ3 = (file: string): boolean => file.startsWith('z3-');
const typed = '// typed';

/**
 * Bytes on the wire until the page is cached for offline use, with what the service worker fetches
 * itself, from a host that packs texts, as public ones do, and from one that packs nothing.
 */
export async function measureBytes(browser: Browser, folder: string): Promise<object> {
  const results: Record<string, object> = {};
  for (const [name, packs] of [
    ['packing', true],
    ['plain', false],
  ] as const) {
    const host = await openHost({ folder, packs });
    try {
      await inFreshProfile(browser, async (context) => {
        const page = await context.newPage();
        await page.goto(host.url);
        await untilCached(page);
      });
      results[name] = summed(host);
      say(`first visit, ${name} host: ${JSON.stringify(results[name])}`);
    } finally {
      await host.close();
    }
  }
  return { wire: results };
}

function summed({ sent }: Host): object {
  const sum = (files: Host['sent']): number =>
    round(files.reduce((all, { bytes }) => all + bytes, 0) / 1e6, 2);
  const names = sent.map(({ file }) => file);
  return {
    megabytesWithoutZ3: sum(sent.filter(({ file }) => !isZ3(file))),
    megabytesWithZ3: sum(sent),
    sentTwice: names.filter((name, at) => names.indexOf(name) !== at),
  };
}

/** Until the service worker is at work, and has filled its cache. */
async function untilCached(page: Page): Promise<void> {
  await page.getByText(/by Z3 in this browser/).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** What a person can do, and when, while Z3 is still on its way. */
export async function measureArrival(browser: Browser, folder: string): Promise<object> {
  const host = await openHost({ folder, packs: true, bytesPerSecond });
  try {
    return await inFreshProfile(browser, async (context) => {
      const page = await context.newPage();
      const began = performance.now();
      const since = (at = performance.now()): number => Math.round(at - began);
      await page.goto(host.url, { waitUntil: 'commit' });
      await page.getByRole('textbox', { name: /^Program in Go/ }).waitFor();
      await page.getByRole('textbox', { name: /^Program in Go/ }).focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type(typed);
      await page.getByText(typed, { exact: false }).first().waitFor();
      const typing = since();
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      );
      const hadZ3 = host.sent.some(({ file }) => isZ3(file) && file.endsWith('.bin'));
      await page.getByText(/by Z3 in this browser/).waitFor({ timeout: 60_000 });
      const image = host.sent.find(({ file }) => isZ3(file) && file.endsWith('.bin'));
      if (image === undefined) throw new Error('Z3 was never sent');
      const results = {
        paintedAfter: Math.round(painted),
        typedAfter: typing,
        z3After: since(image.at),
        typedBeforeZ3: !hadZ3,
      };
      say(`first visit, at 20 Mbit/s, in ms: ${JSON.stringify(results)}`);
      return { arrival: results };
    });
  } finally {
    await host.close();
  }
}
