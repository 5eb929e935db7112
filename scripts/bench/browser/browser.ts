import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../setup/chromium.mjs';

/** Runs `work` in a profile that has never been used. */
export async function inFreshProfile<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments() });
}
