import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadGoParser, type GoParser } from '../go/parse.ts';

/** The parser with the grammar as it lies in node_modules. */
export async function loadParser(): Promise<GoParser> {
  const path = createRequire(import.meta.url).resolve('tree-sitter-go/tree-sitter-go.wasm');
  return loadGoParser({ runtime: null, grammar: new Uint8Array(await readFile(path)) });
}
