import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFile } from '../../src/go/syntax/parse-file.ts';
import { ownConstructs, treeSitterGo } from '../support/tree-sitter.ts';

/** Every Go text here that is a single file: examples, fragments of the tests, our standard library. */
const files = ['examples', 'tests/go', 'tests/machine', 'src/go/std'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.go'))
    .map((name) => `${folder}/${name}`),
);

test(
  'tree-sitter sees the same constructs at the same places as our own parser',
  { timeout: 120_000 },
  async () => {
    const read = await treeSitterGo();
    const differences: string[] = [];
    let [compared, constructs] = [0, 0];
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const own = ownConstructs(parseFile(file, text));
      const theirs = read(text);
      // What neither reads is a question about mistakes, on which they need not agree.
      if (own.hasError || theirs.hasError) {
        if (own.hasError !== theirs.hasError) differences.push(`${file}: errors ${own.hasError}`);
        continue;
      }
      compared += 1;
      constructs += own.constructs.size;
      for (const one of own.constructs)
        if (!theirs.constructs.has(one)) differences.push(`${file}:${one}, ours alone`);
      for (const one of theirs.constructs)
        if (!own.constructs.has(one)) differences.push(`${file}:${one}, theirs alone`);
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(400);
    expect(constructs).toBeGreaterThan(10_000);
  },
);
