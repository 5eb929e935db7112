import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { goLibrary } from './scripts/go-library.ts';
import { legalFiles } from './scripts/legal-files.ts';
import { offlineFiles } from './scripts/offline-files.ts';
import { z3Files } from './scripts/z3-files.ts';

/** In the mode `test-pages` the pages of the browser tests are built, which are not shipped. */
const testPages = { solver: 'tests/browser/pages/solver.html' };

export default defineConfig(({ mode }) => ({
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
  },
  build: {
    target: 'es2022',
    ...(mode === 'test-pages'
      ? { outDir: 'build/test-pages', rolldownOptions: { input: testPages } }
      : {
          rolldownOptions: {
            input: { index: 'index.html', sw: 'workers/offline.ts' },
            output: {
              // A service worker keeps its name, and serves the folder that it stands in.
              entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            },
          },
        }),
  },
}));
