import type { Page } from '@playwright/test';
import { expect as expectIn, test } from './harness.ts';
import { headline, proved, stepCount, write } from './steps.ts';

/** Go's library is read before anything runs. */
const expect = expectIn.configure({ timeout: 45_000 });
test.setTimeout(120_000);

const program = `package main

func first(n int) int {
	results := make(chan int)
	for i := 0; i < n; i++ {
		go func() { results <- i }()
	}
	return <-results
}
`;

const confronted = (page: Page) => page.locator('.headline .confronted');

/** Between the two workers: what the proof claims becomes that no run ever goes wrong. */
async function claimTooMuch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Call {
      readonly path?: readonly string[];
      readonly argumentList?: readonly { value?: { sealed?: { claim: { good: unknown[] } } } }[];
    }
    const post = Reflect.get(Worker.prototype, 'postMessage') as (...all: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, message: Call, ...rest: unknown[]) {
      if (message.path?.[0] === 'confront')
        message.argumentList![1]!.value!.sealed!.claim.good = [{ kind: 'boolean', value: true }];
      Reflect.apply(post, this, [message, ...rest]);
    };
  });
}

test('a verdict on Go says how far runs of the program itself agree', async ({ page, site }) => {
  await page.goto(site);
  await write(page, program);
  await expect(proved(page)).toBeVisible();
  await expect(headline(page)).toContainText('Free of goroutine leaks exactly when n == 1');
  await expect(confronted(page)).toHaveText(
    /^Confronted: the Go machine agrees for \d+ choices of values, of which all runs were seen\.$/,
  );
});

test('a proof that runs contradict is no result, however often one asks', async ({
  page,
  site,
}) => {
  await claimTooMuch(page);
  await page.goto(site);
  await write(page, program);
  await expect(headline(page)).toHaveText('Withdrawn');
  await expect(page.locator('.headline .grade')).toHaveText('No result');
  await expect(page.locator('.headline')).toContainText(
    'and the Go machine contradicts it: with n = ',
  );
  await expect(page.locator('.headline')).toContainText('please report this program');
  await expect(page.getByRole('heading', { name: 'How it was proved' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^What the runs of/ })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'first' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(headline(page)).toHaveText('Withdrawn');
});

test('a contradiction of a function that is not on show is not shown as its result either', async ({
  page,
  site,
}) => {
  await claimTooMuch(page);
  await page.goto(site);
  const safe = `func quiet() {
	done := make(chan bool, 1)
	done <- true
}
`;
  await write(page, program.replace('func first', `${safe}\nfunc first`));
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  const functions = page.getByRole('region', { name: 'Every function by itself' });
  await expect(functions.getByRole('button', { name: /^first/ })).toContainText('Withdrawn');
  await expect(confronted(page)).toHaveText(/^Confronted: the Go machine agrees/);
});

const granted = `package p

import "sync/atomic"

func All(n int) {
	c := make(chan int)
	var held atomic.Value
	held.Store(func() { if n > 1 { <-c } })
	held.Load().(func())()
}
`;

test('a run that supposes nothing counts for more than what a proof takes for granted', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, granted);
  await expect(confronted(page)).toHaveText(/^Overruled by runs of the program: /);
  await expect(headline(page)).toHaveText('Can deadlock');
  await expect(page.locator('.headline .grade')).toHaveText('Refuted: here is a run');
  await expect(page.locator('.headline')).toContainText('With n = 2');
  await expect(page.getByRole('article', { name: 'All' }).first()).toContainText('Stuck');
  await expect(page.locator('.title code')).toHaveText('n = 2');
});

const choosing = `package main

import (
	"context"
	"sync"
)

func worker(ctx context.Context, mu *sync.Mutex, out chan<- int) {
	mu.Lock()
	defer mu.Unlock()
	select {
	case out <- 1:
	case <-ctx.Done():
	}
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var mu sync.Mutex
	out := make(chan int)
	go worker(ctx, &mu, out)
	go worker(ctx, &mu, out)
	<-out
	mu.Lock()
	<-out
}
`;

test('the headline speaks of the run below it, and counts its steps', async ({ page, site }) => {
  await page.goto(site);
  await write(page, choosing);
  await expect(headline(page)).toHaveText('Can deadlock');
  await expect(page.getByRole('article', { name: 'main' }).first()).toContainText('Stuck');
  const told = await page.locator('.headline').innerText();
  const steps = / after (\d+) steps/.exec(told)?.[1];
  const shown = (await stepCount(page).innerText()).split(' / ')[1];
  // Where the run does not make the choices of the sentence, that counts none.
  expect(steps ?? shown, told).toBe(shown);
});

test('a panic or a data race stands in the headline, and in the line of its function', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const text = `package p

func quiet() {
	done := make(chan bool, 1)
	done <- true
}

func run() {
	done := make(chan bool, 1)
	go func() { panic("boom") }()
	done <- true
}

func share() {
	x, done := 0, make(chan bool, 1)
	go func() { x++; done <- true }()
	x++
	<-done
}
`;
  await write(page, text);
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  const functions = page.getByRole('region', { name: 'Every function by itself' });
  const rows = functions.getByRole('button');
  await expect(rows.nth(0)).toHaveAccessibleName(/^run Free of goroutine leaks, but can panic/);
  await expect(rows.nth(1)).toHaveAccessibleName(/^share .*, but has a data race/);
  await expect(page.locator('.headline')).toContainText('Another function of this text goes wrong');
  await rows.nth(0).click();
  await expect(headline(page)).toHaveText('Free of goroutine leaks, but can panic');
  await expect(page.locator('.headline .grade')).toHaveText(/^Leaks: none, proved\./);
  await expect(page.locator('.headline')).toContainText('Goroutine 2 (line 10) panics: boom.');
  await expect(page.locator('.headline h2')).toHaveClass(/bad/);
});

test('a main in which all wait deadlocks, in the headline and by the signs', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await write(page, 'package main\n\nfunc main() {\n\tc := make(chan int)\n\t<-c\n}\n');
  await expect(headline(page)).toHaveText('Always deadlocks');
  const runs = page.getByRole('region', { name: 'What the runs of main show' });
  await expect(runs.getByRole('button', { name: /^No deadlock/ })).toBeVisible();
  await expect(runs.getByRole('listitem').first()).toHaveText(/^\s*No leak\s*: holds\s*$/);
});
