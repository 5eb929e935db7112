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

export interface ForeignFile extends ExampleFile {
  readonly folder: 'expressible' | 'beyond';
}

/**
 * Files in the style of an industrial code base, sorted before they were tried: what the paper's
 * language can express, and what is beyond it, with the code and the reason in the first line.
 */
export const foreignFiles: readonly ForeignFile[] = (['expressible', 'beyond'] as const).flatMap(
  (folder) =>
    readdirSync(`tests/go/foreign/${folder}`)
      .toSorted()
      .map((file) => ({
        folder,
        name: `foreign-${file.replace('.go', '')}`,
        source: readFileSync(`tests/go/foreign/${folder}/${file}`, 'utf8'),
      })),
);

/** The parser with the grammar as it lies in node_modules. */
export function loadParser(): Promise<GoParser> {
  const grammar = createRequire(import.meta.url).resolve('tree-sitter-go/tree-sitter-go.wasm');
  return loadGoParser({ runtime: null, grammar: new Uint8Array(readFileSync(grammar)) });
}
