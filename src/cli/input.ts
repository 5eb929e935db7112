import { readFile } from 'node:fs/promises';
import type { Language } from './report.ts';
import { UsageError } from './terminal.ts';

export interface Input {
  readonly file: string;
  readonly text: string;
  readonly language: Language;
}

const largestInput = 4 * 2 ** 20;

export async function readInput(file: string): Promise<Input> {
  const text = await read(file);
  if (text.length > largestInput) throw new UsageError(`${file} is larger than 4 MB.`);
  return { file, text: text.replace(/^\uFEFF/, ''), language: file.endsWith('.go') ? 'go' : 'virgo' };
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    switch (code) {
      case 'ENOENT':
        throw new UsageError(`There is no file ${file}.`);
      case 'EISDIR':
        throw new UsageError(`${file} is a folder, not a file.`);
      case 'EACCES':
        throw new UsageError(`${file} cannot be read: permission denied.`);
      default:
        throw fault;
    }
  }
}
