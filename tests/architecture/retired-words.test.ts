import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words that people did not understand, or took for something else; each has a better one. */
const retired: readonly RegExp[] = [
  /This was the verdict before/,
  /Always hangs/,
  /hangs with any other values/,
  /All other values can go wrong/,
  /VirGo has no close/,
  /as often as is sent/,
  /so that others may use it, too/,
  /cannot be told from the values at its start/,
  /cannot be taken together into one/,
  /This is not Go:/,
  /It is taken that \$/,
  /checked apart/,
  /\bturn \$\{/,
  /which has no turns/,
  /Exchanges: as in Go/,
  /lets who waits pass/,
  /What was tried/,
  /Mend what is marked/,
];

const root = join(import.meta.dirname, '../..');

const texts = ['src', 'workers'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
);

test('no message says what people did not understand', () => {
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return retired.filter((words) => words.test(text)).map((words) => `${file}: ${words.source}`);
  });
  expect(texts.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
