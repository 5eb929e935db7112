import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts our licence and those of the packages beside the page: whoever serves it passes them on. */
export function legalFiles(): Plugin {
  return {
    name: 'legal-files',
    apply: 'build',
    generateBundle() {
      for (const [from, fileName] of [
        ['LICENSE', 'LICENSE.txt'],
        ['THIRD-PARTY-NOTICES.txt', 'THIRD-PARTY-NOTICES.txt'],
      ] as const) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(from, 'utf8') });
      }
    },
  };
}
