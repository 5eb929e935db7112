import { defineConfig } from 'vite';

/** What runs in Node without TypeScript: the command line, and the thread of Z3. */
export default defineConfig({
  define: { VIRGO_Z3_THREAD: JSON.stringify('./z3-thread.js') },
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build/node',
    // A build must not take away what another process is just running.
    emptyOutDir: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { 'z3-thread': 'src/smt/z3/node-thread.ts', virgo: 'src/cli/entry.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
