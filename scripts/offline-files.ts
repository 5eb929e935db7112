import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const workerName = 'sw.js';
/** What nobody needs without a network. */
const leftOut = /\.map$|^LICENSE|^THIRD-PARTY|\.txt$/;

/** The first visit does not wait for these. The lessons are cached once somebody goes there. */
const forLater = /^assets\/(Learn|AsPuzzle|puzzles|puzzle-client|contracts-script|codicon)-/;

/** What proves contracts, and the icons of menus, are cached when the page has nothing to do. */
const whenIdle = /^assets\/(contracts-script|codicon)-/;

/** Tells the service worker which files make up this version of the page, and what to call the version. */
export function offlineFiles(): Plugin {
  let publicFolder = 'public';
  return {
    name: 'offline-files',
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[workerName];
        if (worker?.type !== 'chunk') return; // The pages for tests have none.
        const contents = new Map<string, string | Uint8Array>();
        for (const name of readdirSync(publicFolder)) {
          contents.set(name, readFileSync(`${publicFolder}/${name}`));
        }
        for (const [name, file] of Object.entries(bundle)) {
          contents.set(name, file.type === 'chunk' ? file.code : file.source);
        }
        if (!contents.has('index.html')) throw new Error('the page is not in the bundle');
        const files = [...contents.keys()].filter(
          (name) => !leftOut.test(name) && name !== workerName,
        );
        files.sort();
        const hash = createHash('sha256').update(worker.code);
        for (const name of files) hash.update(name).update(contents.get(name)!);
        const version = hash.digest('hex').slice(0, 12);
        const later = files.filter((name) => forLater.test(name));
        const now = files.filter((name) => !forLater.test(name));
        const idle = later.filter((name) => whenIdle.test(name));
        const kept = JSON.stringify({ version, files: now, later, idle });
        worker.code = worker.code.replace('OFFLINE_FILES', kept);
      },
    },
  };
}
