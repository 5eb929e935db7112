import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const moduleName = 'virtual:go-library';
const resolvedName = `\0${moduleName}`;
const folder = 'src/go/std';

/**
 * Puts the texts of Go's library beside the page as one file, and tells where, as `virtual:go-library`: a
 * classic worker has no chunks that it could load later. For workers, `emit` is false: the page's own
 * build has put the file there.
 */
export function goLibrary({ emit }: { readonly emit: boolean }): Plugin {
  let base = '/';
  let serving = false;
  return {
    name: 'go-library',
    configResolved(config) {
      base = config.base;
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null;
      return moduleText(serving ? `${base}assets/` : './');
    },
    generateBundle() {
      if (!emit) return;
      const { name, source } = libraryFile();
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { name, source } = libraryFile();
        if (request.url !== `${base}assets/${name}`) return next();
        response.setHeader('content-type', 'application/json');
        response.end(source);
      });
    },
  };
}

function moduleText(place: string): string {
  // Through a variable, for the bundler takes `new URL('...', import.meta.url)` for an import.
  return `const here = import.meta.url;
export const goLibraryUrl = new URL(${JSON.stringify(place + libraryFile().name)}, here).href;`;
}

function libraryFile(): { readonly name: string; readonly source: string } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.go'))
    .sort();
  const texts = files.map((file) => [
    file.split(sep).join('/'),
    readFileSync(join(folder, file), 'utf8'),
  ]);
  const source = JSON.stringify(Object.fromEntries(texts));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { name: `go-library-${hash}.json`, source };
}
