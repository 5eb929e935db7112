import { readdirSync, readFileSync } from 'node:fs';
import { checkVirgo } from '../../src/virgo/check.ts';
import { parseVirgo } from '../../src/virgo/parse.ts';
import type { Program } from '../../src/virgo/ast.ts';

export interface Regression {
  readonly name: string;
  readonly text: string;
  readonly program: Program;
}

const folder = new URL('./regressions/', import.meta.url);

/** Programs that once came out wrong somewhere, and those that are known to be easy to get wrong. */
export function readRegressions(): readonly Regression[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.virgo'));
  return files.sort().map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const parsed = parseVirgo(text);
    const checked = parsed.ok ? checkVirgo(parsed.value) : parsed;
    if (!checked.ok) throw new Error(`${file}: ${checked.diagnostics[0]!.message}`);
    return { name: file, text, program: checked.value.program };
  });
}
