import type { Browser, Page } from '@playwright/test';
import { goFile } from '../go-file.ts';
import { median, percentile95, round, say } from '../statistics.ts';
import { inFreshProfile } from './browser.ts';

const lines = 300;
const keys = 60;
/** As fast as people type who type fast. */
const pause = 120;

/** The first function of the file, in which one types; the others are functions of the examples. */
const edited = `package example

func edited(n int) {
	results := make(chan int, 1)
	for i := 0; i < n; i++ {
		go func() { results <- 1 }()
	}
	<-results
}
`;

/** What is watched, in which pane: the letter in the text itself tells what the machine takes for one. */
const watched = [
  ['text', 'Result', '.program .view-lines'],
  ['Processes', 'Processes', '[role=tabpanel]'],
  ['VirGo', 'VirGo', '[role=tabpanel]'],
  ['CoreDafny', 'CoreDafny', '[role=tabpanel]'],
] as const;

/** From a key press in a long Go file until the pane on show has been painted anew, by pane. */
export async function measureTyping(browser: Browser, url: string): Promise<object> {
  const results: Record<string, object> = {};
  for (const [name, pane, selector] of watched) {
    const times = await inFreshProfile(browser, async (context) => {
      await context.addInitScript(
        (source) => {
          const draft = { language: 'go', texts: { go: source, virgo: '' } };
          localStorage.setItem('virgo.draft', JSON.stringify(draft));
        },
        goFile(lines, edited),
      );
      const page = await context.newPage();
      await page.goto(url);
      await page.getByText(/by Z3 in this browser/).waitFor();
      await page.getByRole('tab', { name: pane }).click();
      await page.locator('.program .view-line', { hasText: 'make(chan int, 1)' }).click();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      return timesOf(page, selector);
    });
    const result = { median: round(median(times)), p95: round(percentile95(times)) };
    results[name] = result;
    say(`key press to ${name}, ${lines} lines of Go: ${result.median} ms, ${result.p95} ms at p95`);
  }
  return { keyToPane: results };
}

async function timesOf(page: Page, selector: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    times.push(await timeOf(page, selector, key % 2 === 0 ? '2' : 'Backspace'));
    await page.waitForTimeout(pause);
  }
  return times;
}

/** Both changes are seen in every pane: the capacity of the channel is 1, or 12. */
async function timeOf(page: Page, selector: string, key: string): Promise<number> {
  const painted = await page.evaluateHandle((where) => {
    const panel = document.querySelector(where)!;
    const before = panel.textContent;
    let pressed = 0;
    window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
      once: true,
    });
    const time = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (panel.textContent === before) return;
        observer.disconnect();
        // The task after a frame begins when that frame is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      observer.observe(panel, { subtree: true, childList: true, characterData: true });
    });
    return { time };
  }, selector);
  await page.keyboard.press(key);
  return painted.evaluate(({ time }) => time);
}
