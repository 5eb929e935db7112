import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { fitImage } from '../src/smt/z3/wasm-image.ts';

const moduleName = 'virtual:z3-files';
const resolvedName = `\0${moduleName}`;

/**
 * What the package z3-solver 5.2.0 contains. A build from anything else stops here: the page counts
 * on details of these two files that no version number promises.
 */
const expected = {
  'z3-built.js': '0c6cc2a4a8461b0ffa73e792f97c9749a0c7a2ad5c647b43ec7f630c82b16ee1',
  'z3-built.wasm': '2765f5443a5a3a41aace71a82dd954e3b8c885a7d621b50122b1aede0dc8348a',
};

interface ServedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Puts Z3 beside the page and tells where, as `virtual:z3-files`. The glue is served untouched, since
 * bundling breaks it; the wasm is fitted and packed. Its name does not end in .gz, so that no server
 * thinks of unpacking it. For workers, `emit` is false: the page's own build has put the files there.
 */
export function z3Files({ emit }: { readonly emit: boolean }): Plugin {
  let base = '/';
  let serving = false;
  return {
    name: 'z3-files',
    configResolved(config) {
      base = config.base;
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null;
      return serving ? moduleText(`${base}z3/`) : moduleText('../z3/');
    },
    generateBundle() {
      if (!emit) return;
      for (const { name, bytes } of filesToServe()) {
        this.emitFile({ type: 'asset', fileName: `z3/${name}`, source: bytes });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = filesToServe().find(({ name }) => request.url === `${base}z3/${name}`);
        if (file === undefined) return next();
        response.setHeader('content-type', contentType(file.name));
        response.end(file.bytes);
      });
    },
  };
}

function contentType(name: string): string {
  return name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}

function moduleText(folder: string): string {
  const [glue, image] = filesToServe();
  // Through a variable, for the bundler takes `new URL('...', import.meta.url)` for an import.
  return `const here = import.meta.url;
const at = (name) => new URL(${JSON.stringify(folder)} + name, here).href;
export const z3Files = {
  glueUrl: at('${glue.name}'),
  imageUrl: at('${image.name}'),
  imageBytes: ${image.bytes.length},
};`;
}

function filesToServe(): readonly [ServedFile, ServedFile] {
  const glue = readExpected('z3-built.js');
  const image = packed(readExpected('z3-built.wasm'));
  return [
    { name: `z3-built-${hash(glue).slice(0, 8)}.js`, bytes: glue },
    { name: `z3-${hash(image).slice(0, 8)}.bin`, bytes: image },
  ];
}

function readExpected(file: keyof typeof expected): Uint8Array {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`z3-solver/build/${file}`));
  if (hash(bytes) !== expected[file]) {
    throw new Error(`${file} is not the one of z3-solver 5.2.0 that this page was made for`);
  }
  return bytes;
}

/** Packing takes some seconds, so its result is cached under a hash of what went into it. */
function packed(wasm: Uint8Array): Uint8Array {
  const image = fitImage(wasm);
  const folder = new URL('../.cache/', import.meta.url);
  const cached = new URL(`z3-${hash(image)}.gz`, folder);
  if (existsSync(cached)) return readFileSync(cached);
  const bytes = gzipSync(image, { level: 9 });
  mkdirSync(folder, { recursive: true });
  const unfinished = `${fileURLToPath(cached)}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, cached);
  return bytes;
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
