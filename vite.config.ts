import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { goLibrary } from './scripts/go-library.ts';
import { legalFiles } from './scripts/legal-files.ts';
import { offlineFiles } from './scripts/offline-files.ts';
import { z3Files } from './scripts/z3-files.ts';

/** In the mode `test-pages` the pages of the browser tests are built, which are not shipped. */
const testPages = { solver: 'tests/browser/pages/solver.html' };

/** Which plugin took how long is a question of ours, which a slow machine would put to whoever starts the page. */
const checks = { bundlerTimings: false };

/** Where the source is, as whoever publishes the page knows: in a workflow of GitHub this is set. */
const repository = process.env['GITHUB_REPOSITORY'] ?? '';

export default defineConfig(({ mode }) => ({
  define: {
    VIRGO_VERSION: JSON.stringify(project.version),
    VIRGO_SOURCE: JSON.stringify(repository === '' ? '' : `https://github.com/${repository}`),
  },
  // Relative, so that the page works from any folder of any server.
  base: './',
  plugins: [
    svelte(),
    z3Files({ emit: true }),
    goLibrary({ emit: true }),
    legalFiles(),
    offlineFiles(),
  ],
  worker: {
    // Classic workers: only those have the importScripts that Z3's glue is loaded with.
    format: 'iife',
    plugins: () => [z3Files({ emit: false }), goLibrary({ emit: false })],
    rolldownOptions: { checks },
  },
  build: {
    target: 'es2022',
    // In kB: Monaco is one chunk of that size, which is loaded beside the page.
    chunkSizeWarningLimit: 3_500,
    ...(mode === 'test-pages'
      ? { outDir: 'build/test-pages', rolldownOptions: { checks, input: testPages } }
      : {
          rolldownOptions: {
            checks,
            input: { index: 'index.html', sw: 'workers/offline.ts' },
            output: {
              // A service worker keeps its name, and serves the folder that it stands in.
              entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            },
          },
        }),
  },
}));
