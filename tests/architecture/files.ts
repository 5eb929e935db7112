import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Sources } from './violations.ts';

/** What is not our text, or is made anew by every build. */
const notOurs = new Set(['node_modules', 'dist', 'build', '.cache', '.git']);

/** All files of the project, as paths from its folder with slashes. */
export function projectFiles(): readonly string[] {
  const top = readdirSync('.', { withFileTypes: true });
  const loose = top.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const folders = top.filter((entry) => entry.isDirectory() && !notOurs.has(entry.name));
  return [...loose, ...folders.flatMap(({ name }) => filesIn(name))];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'));
}

/** The modules that the product is made of, tests left out. */
export function productSources(): Sources {
  const all = sourcesOf(/^(src|workers)\/.*\.(ts|js|svelte)$/);
  return new Map([...all].filter(([file]) => !file.endsWith('.test.ts')));
}

/** The files of the project whose path matches, with their texts. */
export function sourcesOf(path: RegExp): Sources {
  const files = projectFiles().filter((file) => path.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
