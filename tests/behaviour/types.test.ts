import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printTypes } from '../../src/behaviour/print-types.ts';
import { readProgram } from '../../src/go/plain/read-program.ts';

const folder = join(import.meta.dirname, 'programs');
const files = readdirSync(folder).filter((name) => name.endsWith('.go'));

test.each(files)('the behavioural types of %s', async (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { program } = readProgram([{ name: file, text }]);
  const main = program!.entries.find(({ kind }) => kind === 'main')!;
  const types = printTypes(program!, [main.function]);
  await expect(types).toMatchFileSnapshot(join(folder, file.replace('.go', '.types')));
});
