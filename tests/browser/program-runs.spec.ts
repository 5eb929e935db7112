import { expect, test } from './harness.ts';
import { headline, stepCount, write } from './steps.ts';

/** Two results, one of which nobody takes: the proof does not reach it. */
const leaking = `package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	results := make(chan string)
	for _, name := range []string{"a", "b"} {
		go func() {
			mu.Lock()
			defer mu.Unlock()
			results <- name
		}()
	}
	fmt.Println(<-results)
}
`;

test('a main that no proof reaches is run under every schedule, and its run is stepped', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, leaking);
  await expect(headline(page)).toHaveText('Can leak a goroutine');
  await expect(page.locator('.headline .grade')).toHaveText('Refuted: here is a run');
  const runs = page.getByRole('region', { name: 'What the runs of main show' });
  await expect(runs).toContainText(/all [\d,]+ states/);
  await expect(runs.getByRole('listitem')).toHaveCount(9);
  await expect(runs.getByRole('button', { name: /^No leak/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('region', { name: 'Problems' })).not.toContainText('Error');
  await expect(page.getByRole('article', { name: 'mutex mu' })).toContainText('locked by');
  await expect(page.getByRole('article', { name: 'output' })).toContainText(/^output[\s\S]*[ab]/);
  await page.getByRole('button', { name: 'First step' }).click();
  await expect(stepCount(page)).toHaveText(/^0 \/ \d+$/);
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.locator('.monaco-editor .mark-step').first()).toBeVisible();
});

test('somebody else schedules the program, and a link brings the run back', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, leaking);
  await expect(headline(page)).toHaveText('Can leak a goroutine');
  await page.getByRole('button', { name: 'Schedule it yourself' }).click();
  const moves = page.getByRole('region', { name: 'You are the scheduler' });
  await moves.getByRole('listitem').first().getByRole('button').click();
  await expect(stepCount(page)).toHaveText('1 / 1');
  await moves.getByRole('listitem').first().getByRole('button').click();
  await expect(stepCount(page)).toHaveText('2 / 2');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(stepCount(page)).toHaveText('2 / 2');
  await expect(headline(page)).toHaveText('Can leak a goroutine');
});

test('what Go accepts is not refused, and what it rejects is', async ({ page, site }) => {
  await page.goto(site);
  await write(page, 'package main\n\nfunc main() { println("hello") }\n');
  await expect(headline(page)).toHaveText('Free of goroutine leaks under every schedule');
  await expect(page.locator('.headline .grade')).toHaveText('Checked: all runs for these values');
  await write(page, 'package main\n\nfunc main() { println(hello) }\n');
  await expect(headline(page)).toHaveText('The program has errors');
  await expect(page.locator('.headline .grade')).toHaveCount(0);
});
