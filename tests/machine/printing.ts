import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files of many small programs: each function P... prints and ends. */
const folder = join(import.meta.dirname, 'printing');

export interface PrintingFile {
  readonly name: string;
  readonly text: string;
  readonly programs: readonly string[];
  /** Where it is recorded what Go prints. */
  readonly recorded: string;
}

export const printingFiles: readonly PrintingFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.go'))
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const programs = [...text.matchAll(/^func (P\w+)\(\) \{$/gm)].map(([, one]) => one!);
    return { name, text, programs, recorded: join(folder, name.replace('.go', '.json')) };
  });

/** A main that runs them all, with their names between what they print. */
export function withMain({ programs }: PrintingFile): string {
  const calls = programs.map(
    (name) =>
      `\tos.Stdout.WriteString("\\x1d${name}\\x1d")\n\tfunc() {\n\t\tdefer died()\n\t\t${name}()\n\t}()\n`,
  );
  return `package main

import "os"

func died() {
	if r := recover(); r != nil {
		os.Stdout.WriteString("\\x01")
	}
}

func main() {
${calls.join('')}}
`;
}

/** By program, of what was printed between the names. A program that panics is none of these. */
export function readPrinted(output: string): Readonly<Record<string, string>> {
  if (output.includes('\x01')) throw new Error('a program panics');
  const parts = output.split('\x1d').slice(1);
  const entries: [string, string][] = [];
  for (let at = 0; at < parts.length; at += 2) entries.push([parts[at]!, parts[at + 1]!]);
  return Object.fromEntries(entries);
}
