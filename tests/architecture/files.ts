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
  const files = projectFiles().filter(
    (file) => /^(src|workers)\/.*\.(ts|js|svelte)$/.test(file) && !/\.test\.ts$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
