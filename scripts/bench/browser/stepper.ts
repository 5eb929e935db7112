import type { Browser, CDPSession, Page } from '@playwright/test';
import { longRun } from '../../../tests/support/long-run.ts';
import { median, percentile95, round, say } from '../statistics.ts';
import { inFreshProfile } from './browser.ts';

const steps = 1_000;
/** So many of them are timed, from all over the run. */
const timed = 75;
/** Each so often, and the quickest counts: what else the machine does is not the step's. */
const repetitions = 3;
/** The script of a step is to leave room in a frame of 60 per second. */
const frame = 16;

/** A key press that makes a step in a long run of ten goroutines: its script, and all its work. */
export async function measureSteps(browser: Browser, url: string): Promise<object> {
  const run = await longRun(steps);
  const results: Record<string, object> = {};
  for (const withChart of [false, true]) {
    await inFreshProfile(browser, async (context) => {
      // What is measured is the page, not how it shares the machine with Z3.
      await context.route('**/z3/*.bin', (route) => route.abort());
      const page = await context.newPage();
      await page.goto(`${url}${run.hash}`);
      await page.locator('.program .monaco-editor').first().waitFor();
      if (withChart) await page.getByText('Sequence chart').click();
      const times = await timeSteps(page);
      const scripts = times.map(({ script }) => script);
      const tasks = times.map(({ task }) => task);
      const result = {
        scriptMedian: round(median(scripts)),
        scriptP95: round(percentile95(scripts)),
        taskMedian: round(median(tasks)),
        taskP95: round(percentile95(tasks)),
      };
      const name = withChart ? 'withChart' : 'withoutChart';
      results[name] = result;
      say(
        `a step, ${run.goroutines} goroutines, ${steps} steps, ${name}: script ${result.scriptMedian} ms, ` +
          `${result.scriptP95} ms at p95 (a frame is ${frame}); with style, layout and paint ${result.taskMedian} ms, ${result.taskP95} ms at p95`,
      );
    });
  }
  return { stepOfLongRun: results };
}

interface Time {
  readonly script: number;
  readonly task: number;
}

async function timeSteps(page: Page): Promise<readonly Time[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const slider = page.getByRole('slider', { name: 'Step of the run' });
  const times: Time[] = [];
  for (let at = 1; at < steps; at += steps / timed) {
    const tries: Time[] = [];
    for (let one = 0; one < repetitions; one++) {
      await slider.fill(String(Math.floor(at)));
      await settle(page);
      const before = await workSoFar(session);
      await slider.press('ArrowRight');
      await settle(page);
      const after = await workSoFar(session);
      tries.push({ script: after.script - before.script, task: after.task - before.task });
    }
    times.push({
      script: Math.min(...tries.map(({ script }) => script)),
      task: Math.min(...tries.map(({ task }) => task)),
    });
  }
  return times;
}

/** Two frames later all that a step has set off is done. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Of the page's main thread, in milliseconds. */
async function workSoFar(session: CDPSession): Promise<Time> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (wanted: string): number =>
    1_000 * metrics.find(({ name }) => name === wanted)!.value;
  return { script: milliseconds('ScriptDuration'), task: milliseconds('TaskDuration') };
}
