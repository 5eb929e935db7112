import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'kernels');

/** A bug as projects have had it, or its repair: a function that is run by itself. */
export interface Kernel {
  readonly name: string;
  readonly want: readonly string[];
}

export interface KernelFile {
  readonly name: string;
  readonly text: string;
  readonly kernels: readonly Kernel[];
}

export const kernelFiles: readonly KernelFile[] = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const found = text.matchAll(/^\/\/ want:(.*)\nfunc (K\w+)\(\)/gm);
  const kernels = [...found].map(([, want, kernel]) => ({
    name: kernel!,
    want: want!.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])),
  }));
  return { name, text, kernels };
});
