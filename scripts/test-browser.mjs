import { ensureChromium, variable } from './setup/chromium.mjs';
import { runTool } from './setup/run.mjs';

/** The browser tests: of the page as `npm run build` left it, and of pages made for tests only. */
async function testBrowser() {
  const chromium = await ensureChromium();
  const built = await runTool('vite', ['build', '--mode', 'test-pages', '--logLevel', 'warn']);
  if (built !== 0) throw new Error('the pages for tests could not be built');
  process.exitCode = await runTool('playwright', ['test', ...process.argv.slice(2)], {
    [variable]: chromium,
  });
}

testBrowser().catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exitCode = 1;
});
