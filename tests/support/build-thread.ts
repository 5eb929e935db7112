import { build } from 'vite';

/** Z3's thread is loaded by Node itself, which reads no TypeScript: it is bundled first. */
export default async function buildThread(): Promise<void> {
  await build({ configFile: 'vite.node.config.ts', logLevel: 'warn' });
}
