import { defineConfig } from '@playwright/test';
import { variable } from './scripts/setup/chromium.mjs';

const executablePath = process.env[variable];
if (executablePath === undefined)
  throw new Error('start the browser tests by npm run test:browser');

/** As root, as in containers, Chromium has no sandbox. The rest keeps it from calling home. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

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
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
  },
});
