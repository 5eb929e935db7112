import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveStatic } from '../../scripts/static-server.mjs';

interface Sites {
  /** The page as it is shipped, in a folder of a server that sends no special headers. */
  readonly site: string;
  /** The pages that are made for tests only, in the same way. */
  readonly testPages: string;
}

interface Watched {
  /** Whose runs this person has chosen to see first. */
  readonly runsOf: 'program' | 'virgo';
  /** Collects what goes wrong in the page; a test that ends with any of it fails. */
  readonly complaints: string[];
}

/** Every test gets the sites, and fails when its page throws, or asks another origin for anything. */
export const test = base.extend<Watched, Sites>({
  site: [({}, use) => served('dist', use), { scope: 'worker' }],
  testPages: [({}, use) => served('build/test-pages', use), { scope: 'worker' }],
  runsOf: ['virgo', { option: true }],
  complaints: [
    async ({ page, site, testPages, runsOf }, use) => {
      await page.addInitScript((chosen) => {
        try {
          const isNew = localStorage.getItem('virgo.runs') === null;
          if (isNew) localStorage.setItem('virgo.runs', chosen);
        } catch {
          // Nothing can be stored in this frame.
        }
      }, runsOf);
      const complaints = watch(page, [site, testPages]);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function served(folder: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = await serveStatic({ folder, prefix: '/some/where/' });
  await use(server.url);
  await server.close();
}

function watch(page: Page, origins: readonly string[]): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown in the page: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    const own = origins.some((origin) => url.startsWith(origin)) || /^(blob|data):/.test(url);
    if (!own) complaints.push(`asked for ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
  });
  return complaints;
}
