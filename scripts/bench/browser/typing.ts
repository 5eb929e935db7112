import type { Browser, Page } from '@playwright/test';
import { goFile } from '../go-file.ts';
import { percentile95, round, say } from '../statistics.ts';
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

/** From a key press in a long Go file until the pane on show has been painted anew, by pane. */
export async function measureTyping(browser: Browser, url: string): Promise<object> {
  const results: Record<string, number> = {};
  for (const pane of ['Processes', 'VirGo', 'CoreDafny']) {
    await inFreshProfile(browser, async (context) => {
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
      const times: number[] = [];
      for (let key = 0; key < keys; key++) {
        times.push(await timeOf(page, key % 2 === 0 ? '2' : 'Backspace'));
        await page.waitForTimeout(pause);
      }
      results[pane] = round(percentile95(times));
      say(`key press to ${pane}, ${lines} lines of Go: ${results[pane]} ms at p95`);
    });
  }
  return { keyToPaneP95: results };
}

/** Both changes are seen in every pane: the capacity of the channel is 1, or 12. */
async function timeOf(page: Page, key: string): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const panel = document.querySelector('[role=tabpanel]')!;
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
  });
  await page.keyboard.press(key);
  return painted.evaluate(({ time }) => time);
}
