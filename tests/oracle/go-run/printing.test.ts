import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printingFiles, readPrinted, withMain, type PrintingFile } from '../../machine/printing.ts';

/** Set to write anew what Go prints. */
const rewriting = process.env['REWRITE_PRINTED'] === '1';

it.each(printingFiles)('Go prints what is recorded of $name', (file) => {
  const printed = printedByGo(file);
  if (rewriting) writeFileSync(file.recorded, `${JSON.stringify(printed, null, 1)}\n`);
  expect(printed).toEqual(JSON.parse(readFileSync(file.recorded, 'utf8')));
});

function printedByGo(file: PrintingFile): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'go-prints-'));
  try {
    writeFileSync(join(folder, 'go.mod'), 'module main\n\ngo 1.19\n');
    writeFileSync(join(folder, 'programs.go'), file.text);
    writeFileSync(join(folder, 'main.go'), withMain(file));
    execFileSync('go', ['build', '-o', 'program', '.'], { cwd: folder });
    return readPrinted(execFileSync(join(folder, 'program'), { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
