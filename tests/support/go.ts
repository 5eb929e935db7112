import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadGoParser, type GoParser } from '../../src/go/parse.ts';
import type { ExampleFile } from './examples.ts';

/** Fragments as others would write them, by the file they stand in. */
export const goFragments: readonly ExampleFile[] = readdirSync('tests/go/fragments')
  .toSorted()
  .map((file) => ({
    name: `fragments-${file.replace('.go', '')}`,
    source: readFileSync(`tests/go/fragments/${file}`, 'utf8'),
  }));

/** The parser with the grammar as it lies in node_modules. */
export function loadParser(): Promise<GoParser> {
  const grammar = createRequire(import.meta.url).resolve('tree-sitter-go/tree-sitter-go.wasm');
  return loadGoParser({ runtime: null, grammar: new Uint8Array(readFileSync(grammar)) });
}
