import { launch } from './browser.ts';
import { measureArrival, measureBytes } from './first-visit.ts';
import { measureFirstVerdict } from './first-verdict.ts';
import { openHost } from './host.ts';
import { measureSteps } from './stepper.ts';
import { measureTyping } from './typing.ts';

const folder = 'dist';

/** The page as it is built, in Chromium: all of it, or the parts that are named. */
export async function benchBrowser(args: readonly string[]): Promise<object> {
  const browser = await launch();
  const host = await openHost({ folder, packs: true });
  const parts: Readonly<Record<string, () => Promise<object>>> = {
    wire: () => measureBytes(browser, folder),
    arrival: () => measureArrival(browser, folder),
    verdict: () => measureFirstVerdict(browser, host.url),
    typing: () => measureTyping(browser, host.url),
    steps: () => measureSteps(browser, host.url),
  };
  const named = Object.keys(parts).filter((part) => args.includes(part));
  try {
    let results: object = {};
    for (const part of named.length === 0 ? Object.keys(parts) : named) {
      results = { ...results, ...(await parts[part]!()) };
    }
    return { browser: results };
  } finally {
    await host.close();
    await browser.close();
  }
}
