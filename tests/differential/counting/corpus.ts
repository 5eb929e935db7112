import { readdirSync, readFileSync } from 'node:fs';
import type { CheckedExtended } from '../../../src/virgo/extended/ast.ts';
import { readVirgo } from '../../../src/virgo/read.ts';

export interface CorpusProgram {
  readonly name: string;
  readonly text: string;
  readonly checked: CheckedExtended;
  readonly isCorrect: boolean;
}

/** From the project's folder, where tests and benchmarks are started: the latter are built, and stand elsewhere then. */
const folder = 'tests/counting/corpus';

/** Programs in the manner of what people write; the first line says whether they are correct. */
export function readCorpus(): readonly CorpusProgram[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.virgo'));
  return files.sort().map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const read = readVirgo(text);
    if (!read.ok) throw new Error(`${file}: ${read.diagnostics[0]!.message}`);
    const isCorrect = text.startsWith('// correct');
    return { name: file.replace('.virgo', ''), text, checked: read.value.extended, isCorrect };
  });
}
