import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { serveStatic } from '../../../scripts/static-server.mjs';

export const patience = 120_000;

/** By the clock, in milliseconds: Firefox paints no frames of a window that another one covers. */
export const polling = 200;

const executablePath = process.env['VIRGO_FIREFOX'] ?? '/usr/bin/firefox-esr';

/** An installed Firefox, through WebDriver BiDi, before the built page. */
export interface Firefox {
  readonly url: string;
  /** A page of somebody who was never here, and what goes wrong in it. */
  open(): Promise<{ readonly page: Page; readonly complaints: readonly string[] }>;
  /** Nobody answers any more at the address. */
  unplug(): Promise<void>;
  close(): Promise<void>;
}

export async function openFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const server = await serveStatic({ folder: 'dist', prefix: '/some/where/' });
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: profile,
    timeout: patience,
    protocolTimeout: patience,
  });
  let isServed = true;
  const unplug = async () => {
    if (isServed) await server.close();
    isServed = false;
  };
  return {
    url: server.url,
    unplug,
    async open() {
      const visitor = await browser.createBrowserContext();
      const page = await visitor.newPage();
      page.setDefaultTimeout(patience);
      await page.setViewport({ width: 1280, height: 800 });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await unplug();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
