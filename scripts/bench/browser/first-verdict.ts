import type { Browser, Page } from '@playwright/test';
import { median, round, say } from '../statistics.ts';
import { inFreshProfile } from './browser.ts';

const visits = 3;
const warmChecks = 7;
const told = /Decided in (\d+) ms by Z3/;

/**
 * The proof of the opening example by Z3 itself, once Z3 is ready in a fresh profile, over the same
 * proof when all is warm. The verdict that comes with the page takes no time, and is not measured.
 */
export async function measureFirstVerdict(browser: Browser, url: string): Promise<object> {
  const ratios: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const { first, warm } = await inFreshProfile(browser, async (context) => {
      const page = await context.newPage();
      await page.goto(url);
      const first = await toldIn(page);
      const warm: number[] = [];
      while (warm.length < warmChecks) warm.push(await checkAgain(page));
      return { first, warm: median(warm) };
    });
    say(`first verdict in ${first} ms, warm in ${warm} ms`);
    ratios.push(first / warm);
  }
  return { firstVerdictOverWarm: round(median(ratios), 2) };
}

async function toldIn(page: Page): Promise<number> {
  const words = await page.getByText(told).innerText();
  return Number(told.exec(words)?.[1]);
}

async function checkAgain(page: Page): Promise<number> {
  await page.evaluate(
    (pattern) =>
      new Promise<void>((resolve) => {
        let isGone = false;
        const observer = new MutationObserver(() => {
          const isTold = new RegExp(pattern).test(document.body.innerText);
          if (isGone && isTold) {
            observer.disconnect();
            resolve();
          }
          isGone ||= !isTold;
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ innerText }) => innerText.trim() === 'Check')!.click();
      }),
    told.source,
  );
  return toldIn(page);
}
