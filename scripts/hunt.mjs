// Starts hunt.ts: Node 20 reads no TypeScript by itself, Vite does.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/hunt.ts', {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.hunt(process.argv.slice(2));
