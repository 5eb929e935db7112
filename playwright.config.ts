import { defineConfig } from '@playwright/test';
import { chromiumArguments, variable } from './scripts/setup/chromium.mjs';

const executablePath = process.env[variable];
if (executablePath === undefined)
  throw new Error('start the browser tests by npm run test:browser');

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'build/browser-tests',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Two busy cores are enough; what is asked for is speed in the benchmarks, not here.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'build/reports/browser.json' }]],
  // Requests that a service worker answers are not seen by a test; its own tests let it in.
  use: {
    serviceWorkers: 'block',
    // Nothing begins to move by itself; a test of motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: chromiumArguments() },
    // Every eighth second of the processor went into traces that nobody opened: `--trace on` asks for them.
    trace: 'off',
  },
});
