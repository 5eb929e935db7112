import { join } from 'node:path';
import { ensureDependencies } from './setup/dependencies.mjs';
import { projectFolder, runTool } from './setup/run.mjs';
import { serveStatic } from './static-server.mjs';

/** `npm start`: installs what is missing, builds the page and serves it. The address comes last. */
async function start() {
  await ensureDependencies();
  console.log('Building the page, which takes some ten seconds ...');
  if ((await runTool('vite', ['build', '--logLevel', 'warn'])) !== 0) {
    throw new Error('the page could not be built');
  }
  const { url } = await serve(join(projectFolder, 'dist'));
  console.log(`VirGo Playground is served until you press Ctrl+C:\n${url}`);
}

/**
 * At the port in PORT, or at 4173, or, where that is taken, at any free one.
 *
 * @param {string} folder
 */
async function serve(folder) {
  const wanted = process.env['PORT'];
  if (wanted !== undefined) return serveStatic({ folder, port: Number(wanted) });
  return serveStatic({ folder, port: 4173 }).catch(() => serveStatic({ folder }));
}

start().catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exitCode = 1;
});
