// Starts the benchmarks: Node 20 reads no TypeScript by itself.
import { build } from 'vite';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('build/node/z3-thread.js')) {
  const args = [
    'node_modules/vite/bin/vite.js',
    'build',
    '-c',
    'vite.node.config.ts',
    '-l',
    'warn',
  ];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
// Built as what people run is: a module at a time, each use of an import would be a call.
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: {
    VIRGO_Z3_THREAD: JSON.stringify(new URL('../build/node/z3-thread.js', import.meta.url).href),
  },
  build: {
    ssr: 'scripts/bench/main.ts',
    target: 'node20',
    outDir: 'build/bench',
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
const { bench } = await import(new URL('../build/bench/main.js', import.meta.url).href);
process.exit(await bench(process.argv.slice(2)));
