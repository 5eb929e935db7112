import type { GoText } from './go-text.ts';
import { toModule, type ModulePackage } from './module.ts';
import { splitText } from './split-text.ts';

interface ReadText {
  /** The files of the package that the text is about. */
  readonly texts: readonly GoText[];
  /** The files of the text's other packages, by import path. */
  readonly packages: (path: string) => readonly GoText[] | null;
}

/** A text of one file or of several, whose first package is the one that it is about, or else its main. */
export function readText(text: string): ReadText {
  const files = splitText(text);
  // What is pasted alone is read whatever it says about the systems that it is for.
  if (files.length === 1) return { texts: files, packages: () => null };
  const { packages } = toModule(files, { tests: true, named: commonFolder(files) });
  const main = packages.find(({ name }) => name === 'main') ?? packages[0];
  return { texts: main?.texts ?? [], packages: packagesOf(packages) };
}

/** The one folder that all of it lies in: a text that holds nothing else is about that. */
function commonFolder(files: readonly GoText[]): string {
  const names = files.map(({ name }) => name).filter((name) => name.endsWith('.go'));
  const folders = new Set(names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf('/')))));
  return folders.size === 1 ? [...folders][0]! : '';
}

export function packagesOf(
  packages: readonly ModulePackage[],
): (path: string) => readonly GoText[] | null {
  const byPath = new Map(packages.map(({ path, texts }) => [path, texts]));
  return (path) => byPath.get(path) ?? null;
}
