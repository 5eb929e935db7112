import { expect, test } from './harness.ts';
import { headline, write } from './steps.ts';

const three = [
  'package p',
  '',
  'func Good() { c := make(chan int, 1); c <- 1 }',
  '',
  'func Bad() { c := make(chan int); c <- 1 }',
  '',
  'func Some(n int) { c := make(chan int, n); c <- 1 }',
  '',
].join('\n');

test('every function has a line with its own verdict, the worst first', async ({ page, site }) => {
  await page.goto(site);
  await write(page, three);
  await expect(headline(page)).toHaveText('Free of goroutine leaks');
  const rows = page.getByRole('region', { name: /^Every function/ }).getByRole('listitem');
  await expect(rows).toHaveText([
    /Bad\s+Always leaks a goroutine\s+line 5/,
    /Some\s+Free of goroutine leaks exactly when\s*n > 0\s+line 7/,
    /Good\s+Free of goroutine leaks\s+line 3/,
  ]);
  await expect(page.getByText('Another function of this text goes wrong')).toBeVisible();
  await rows.first().getByRole('button').click();
  await expect(headline(page)).toHaveText('Always leaks a goroutine');
  await expect(page.getByText('Another function of this text goes wrong')).toHaveCount(0);
});

const fetching = `package main

import (
	"fmt"
	"net/http"
	"sync"
)

func fetchAll(urls []string) int {
	var wg sync.WaitGroup
	results := make(chan int)
	for _, u := range urls {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if _, err := http.Get(u); err == nil {
				results <- 1
			}
		}()
	}
	wg.Wait()
	close(results)
	sum := 0
	for r := range results {
		sum += r
	}
	return sum
}

func main() {
	fmt.Println(fetchAll([]string{"https://go.dev"}))
}
`;

test('runs answer in the list, too, for what a proof leaves open', async ({ page, site }) => {
  await page.goto(site);
  await write(page, fetching);
  const rows = page.getByRole('region', { name: /^Every function/ }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'main' })).toContainText('Can deadlock', { timeout: 45_000 });
  await rows.filter({ hasText: 'fetchAll' }).getByRole('button').click();
  await expect(page.locator('.headline')).toContainText(
    'Nothing is proved of other values, and with urls = 1 element a run goes wrong.',
  );
  await expect(page.getByText('Suppose that result 2 of http.Get(').first()).toBeVisible();
});

test('where all runs show more than the proof, they are the answer', async ({ page, site }) => {
  await page.goto(site);
  const numbers = `package main

import "context"

func numbers(ctx context.Context) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := 0; ; i++ {
			select {
			case out <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	return out
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	for n := range numbers(ctx) {
		if n == 2 {
			break
		}
	}
}
`;
  await write(page, numbers);
  await expect(headline(page)).toHaveText('Free of goroutine leaks under every schedule', {
    timeout: 45_000,
  });
  await expect(page.locator('.headline .grade')).toHaveText('Checked: all runs for these values');
});

test('the page says what Go it reads, which version it is, and where it comes from', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'About' }).click();
  const about = page.getByRole('dialog', { name: 'About' });
  await expect(about).toContainText(/version \d+\.\d+\.\d+/);
  await expect(about).toContainText('What Go is read');
  await expect(about.getByRole('link', { name: /^Automated Verification/ })).toBeVisible();
  for (const link of await about.getByRole('link', { name: /^of / }).all()) {
    const address = new URL((await link.getAttribute('href'))!, site).href;
    expect((await page.request.get(address)).status()).toBe(200);
  }
});

test('the first run shows goroutines, and the cards speak Go', async ({ page, site }) => {
  await page.goto(site);
  await expect(page.locator('.title code')).toHaveText('x = 2');
  await page.getByText(/^Decided in \d+ ms by Z3/).waitFor();
  await expect(page.locator('.title code')).toHaveText('x = 2');
  const second = page.getByRole('article', { name: 'goroutine #2' });
  await expect(second).toContainText('c <- work()');
  await expect(second).not.toContainText('c!');
  await expect(page.getByRole('button', { name: /^Strategy 1/ })).toContainText(
    'Tried: every run ends well, whatever the values.',
  );
});
