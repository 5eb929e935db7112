import { readdirSync, readFileSync } from 'node:fs';
import type { ExampleFile } from './examples.ts';

import { GoReader } from '../../src/go/plain/go-reader.ts';
import { standardLibrary } from '../../src/go/std/packages.ts';

/** What has been checked of the library is checked once for a file of tests. */
const reader = new GoReader(standardLibrary);
export const goReader = (): GoReader => reader;
export const openGoReader = (): Promise<GoReader> => Promise.resolve(reader);

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
