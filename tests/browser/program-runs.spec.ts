import { expect as expectIn, test } from './harness.ts';
import { headline, stepCount, write } from './steps.ts';

/** Go's library is read before anything runs. */
const expect = expectIn.configure({ timeout: 45_000 });
test.setTimeout(200_000);

/** The signal may come before anybody waits for it: no proof reaches a Cond. */
const leaking = `package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	ready := sync.NewCond(&mu)
	done := make(chan string, 1)
	go func() {
		mu.Lock()
		ready.Wait()
		mu.Unlock()
		done <- "woken"
	}()
	fmt.Println("signal")
	ready.Signal()
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
  await expect(page.getByRole('article', { name: 'goroutine 2 (line 12)' })).toContainText('Stuck');
  await expect(page.getByRole('article', { name: 'output' })).toContainText('signal');
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

const crossed = `package main

import "sync"

func main() {
	var a, b sync.Mutex
	done := make(chan int)
	go func() {
		a.Lock()
		b.Lock()
		b.Unlock()
		a.Unlock()
		done <- 1
	}()
	b.Lock()
	a.Lock()
	a.Unlock()
	b.Unlock()
	<-done
}
`;

test('the editor marks where each goroutine stands, and who waits for whom is drawn', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, crossed);
  const graph = page.getByRole('figure', { name: 'Who waits for whom' });
  await expect(graph).toContainText('In a circle: main → goroutine 2 (line 8)');
  const labels = page.locator('.monaco-editor .stands');
  await expect(labels).toHaveText([/■\sgoroutine\s2\s\(line\s8\)/, /■\smain/]);
  await page.getByRole('combobox', { name: 'Show the run of' }).selectOption('virgo');
  await expect(graph).toHaveCount(0);
  await expect(labels).toHaveCount(0);
});

const timed = `package main

import (
	"sync"
	"time"
)

func main() {
	var mu sync.RWMutex
	done := make(chan bool)
	mu.RLock()
	go func() {
		mu.Lock()
		done <- true
	}()
	select {
	case <-done:
	case <-time.After(time.Second):
	}
	<-done
}
`;

test('a lock has its holders and its queue, and timers are on one clock', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, timed);
  const lock = page.getByRole('article', { name: 'RWMutex mu' });
  await expect(lock).toContainText('read by main');
  await expect(lock).toContainText(/waiting to write\s*waiting:\s*goroutine 2 \(line 12\)/);
  await page.getByRole('button', { name: 'First step' }).click();
  const clock = page.getByRole('article', { name: 'Clock' });
  const step = page.getByRole('button', { name: 'Step', exact: true });
  for (let at = 0; at < 12 && (await clock.count()) === 0; at++) await step.click();
  await expect(clock.getByRole('listitem')).toHaveText([/now\s*0s/, /at 1s\s*timer 1s/]);
});

test('the lecture view has the program, the lanes and two keys', async ({ page, site }) => {
  await page.goto(site);
  await write(page, leaking);
  await expect(headline(page)).toHaveText('Can leak a goroutine');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto('about:blank');
  await page.goto(link.replace('#', '?view=run#'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Can leak a goroutine');
  const count = page.locator('footer .count');
  await expect(count).toHaveText('6 / 6');
  await expect(page.getByRole('region', { name: 'Lanes' })).toContainText(
    '■ goroutine 2 (line 12)',
  );
  await page.keyboard.press('PageUp');
  await expect(count).toHaveText('5 / 6');
  await page.keyboard.press('PageDown');
  await expect(count).toHaveText('6 / 6');
  const saved = page.waitForEvent('download');
  await page.getByRole('combobox', { name: 'Save the run' }).selectOption('svg');
  expect((await saved).suggestedFilename()).toBe('run.svg');
  const png = page.waitForEvent('download');
  await page.getByRole('combobox', { name: 'Save the run' }).selectOption('png');
  expect((await png).suggestedFilename()).toBe('run.png');
});

test.describe('somebody who has chosen nothing', () => {
  test.use({ runsOf: 'program' });

  test('meets Go on the first visit, before anything else has arrived', async ({ page, site }) => {
    await page.route(/z3|machine-worker|go-library/, () => undefined);
    await page.goto(site);
    await expect(page.getByRole('article', { name: 'GetResult' }).first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'goroutine 3 (line 7)' })).toContainText(
      'Stuck',
    );
    await expect(page.getByText(/\bc!/)).toHaveCount(0);
    await page.getByRole('button', { name: 'First step' }).click();
    await expect(page.getByText('The run begins: only GetResult is there.')).toBeVisible();
  });

  test('sees runs of Go first, at the values of the proof, and may look at VirGo for good', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const choice = page.getByRole('combobox', { name: 'Show the run of' });
    await expect(choice).toHaveValue('program');
    await expect(page.getByText('x = 2', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'GetResult' })).toContainText('Ended');
    await expect(page.locator('.monaco-editor .stands').first()).toBeVisible();
    await choice.selectOption('virgo');
    await expect(page.getByRole('article', { name: 'goroutine #2' })).toContainText('Stuck');
    await page.reload();
    await expect(page.getByRole('region', { name: /^What the runs of/ })).toBeVisible();
    await expect(choice).toHaveValue('virgo');
    await choice.selectOption('program');
    await expect(page.getByRole('article', { name: 'GetResult' })).toContainText('Ended');
  });
});

const stoppedEarly = `package main

func numbers(n int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := 0; i < n; i++ {
			out <- i
		}
	}()
	return out
}

func main() {
	for v := range numbers(9) {
		if v == 2 {
			break
		}
	}
}
`;

test('what the proof leaves open is not called undecided while runs are about to answer', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(headline(page)).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => seen.push(document.querySelector('.headline h2')?.textContent ?? '');
    const options = { childList: true, subtree: true, characterData: true };
    new MutationObserver(note).observe(document.body, options);
  });
  await write(page, stoppedEarly);
  await expect(headline(page)).toHaveText('Can leak a goroutine');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((one) => one.includes('Not decided'))).toEqual([]);
});

test('cards, sentences and signs call a goroutine alike, and a variable by what it refers to', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, stoppedEarly);
  await expect(headline(page)).toHaveText('Can leak a goroutine');
  await expect(page.getByText('goroutine 2 (line 5)').first()).toBeVisible();
  const result = page.getByRole('tabpanel').first();
  await expect(result).toContainText('out = channel out');
  await page.getByRole('button', { name: 'First step' }).click();
  for (let step = 0; step < 3; step++) {
    const text = await result.innerText();
    expect(text).not.toMatch(/func\d|= &\d|….(?:\.|$)|\.\.\.\./m);
    await page.getByRole('button', { name: 'Step', exact: true }).click();
  }
});

test.describe('somebody who looks at Go', () => {
  test.use({ runsOf: 'program' });

  test('tries other values of the program itself, and hears of it once', async ({ page, site }) => {
    await page.goto(site);
    await expect(page.getByText('goroutine 3 (line 7)').first()).toBeVisible();
    await page.getByLabel('x', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Try these values' }).click();
    await expect(page.locator('.title code')).toHaveText('x = 3');
    await expect(page.getByText('goroutine 4 (line 7)').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Trying all' })).toHaveCount(0);
  });

  test('loses no key that is pressed before the move of the last one is made', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await expect(page.getByText('goroutine 3 (line 7)').first()).toBeVisible();
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByRole('button', { name: /GetResult starts/ })).toBeFocused();
    await page.keyboard.type('111');
    await expect(stepCount(page)).toHaveText('3 / 3');
  });

  test('gets the further values that were asked for, whatever is looked at meanwhile', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await expect(page.getByText(/all \d+ states for x = 0 \.\. 2/)).toBeVisible();
    await page.getByRole('button', { name: 'More values' }).click();
    await page.getByRole('button', { name: /^No deadlock/ }).click();
    await expect(page.getByText(/for x = 0 \.\. [5-9]/)).toBeVisible();
  });
});

const racing = `package main

import "time"

var hits int

func count() {
	hits++
}

func main() {
	go count()
	time.Sleep(time.Second)
	println(hits)
}
`;

test('the run of a data race ends with the race, and where no proof reaches, panes say so', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, racing);
  await expect(headline(page)).toHaveText('Has a data race');
  const runs = page.getByRole('region', { name: 'What the runs of main show' });
  await expect(runs.getByRole('button', { name: /broken/ })).toHaveCount(1);
  await expect(runs.getByText('No deadlock : holds')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A run that goes wrong' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps of the run' });
  await expect(steps).toContainText('at the same time');
  await expect(steps).not.toContainText('The run goes on from here');
  for (const name of ['From Go', 'VirGo', 'Processes', 'Encoding', 'CoreDafny', 'Obligations']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toContainText('No proof reaches main');
  }
});

test.describe('of the program itself', () => {
  test.use({ runsOf: 'program' });

  test('sentences spell the name of a function as Go does', async ({ page, site }) => {
    await page.goto(site);
    await write(page, 'package p\n\nfunc ask() int {\n\tc := make(chan int)\n\treturn <-c\n}\n');
    const steps = page.getByRole('region', { name: 'Steps of the run' });
    const card = page.getByRole('article', { name: 'ask' });
    await expect(card).toContainText('ask waits to receive from c');
    // The style of a first letter is seen, and not to be found in the text.
    expect(await card.innerText()).toContain('ask waits to receive');
    expect(await steps.innerText()).toMatch(/^ask waits for ever/m);
    expect(await page.getByRole('tabpanel').innerText()).not.toContain('Ask ');
  });
});

test('an undefined channel is only undefined', async ({ page, site }) => {
  await page.goto(site);
  await write(page, 'package p\n\nfunc f() {\n\tc := make(chan int, 1)\n\tc <- 1\n\t<-d\n}\n');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('undefined: d');
  await expect(problems).not.toContainText('comes from outside');
});
