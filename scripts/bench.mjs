// Starts the benchmarks: Node 20 reads no TypeScript by itself, Vite does.
import { runnerImport } from 'vite';
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
const { module } = await runnerImport('./scripts/bench/main.ts', {
  configFile: false,
  logLevel: 'error',
  define: {
    VIRGO_Z3_THREAD: JSON.stringify(new URL('../build/node/z3-thread.js', import.meta.url).href),
  },
});
process.exit(await module.bench(process.argv.slice(2)));
