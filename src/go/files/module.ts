import { isBuilt } from './build-constraint.ts';
import { readHeader } from './file-header.ts';
import type { GoText } from './go-text.ts';

/** A package of a module, in the folder that all its files are in. */
export interface ModulePackage {
  /** How others import it; `p_test` is imported by nobody. */
  readonly path: string;
  readonly name: string;
  readonly folder: string;
  readonly texts: readonly GoText[];
}

interface GoModule {
  readonly path: string;
  readonly packages: readonly ModulePackage[];
}

interface ModuleOptions {
  /** Whether _test.go files are read, too. */
  readonly tests: boolean;
  /** A folder that was asked for by its name: it is read although names like its own are left out of `./...`. */
  readonly named?: string;
}

/** What a text without a go.mod is called on the Go Playground. */
const usualPath = 'play.ground';

/** The packages that Go would build of these files, whose names are paths from the module's root. */
export function toModule(files: readonly GoText[], { tests, named = '' }: ModuleOptions): GoModule {
  const path = modulePath(files);
  const language = languageOf(files);
  const inner = files
    .filter(({ name }) => /.\/go\.mod$/.test(name))
    .map(({ name }) => folderOf(name));
  const folders = new Map<string, GoText[]>();
  for (const file of files) {
    const { name, text, start } = file;
    const folder = folderOf(name);
    if (!name.endsWith('.go') || isLeftOut(folder, inner, named) || !isBuilt(name, text, start))
      continue;
    if (!tests && name.endsWith('_test.go')) continue;
    const versioned = language === null ? file : { ...file, language };
    folders.set(folder, [...(folders.get(folder) ?? []), versioned]);
  }
  const packages = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
  return { path, packages: packages.flatMap(([folder, texts]) => packagesIn(path, folder, texts)) };
}

function modulePath(files: readonly GoText[]): string {
  return /^\s*module\s+"?([^\s"]+)/m.exec(goMod(files) ?? '')?.[1] ?? usualPath;
}

/** What go.mod says that the module is written for; as Go has it, 1.16 where it says nothing. */
function languageOf(files: readonly GoText[]): number | null {
  const text = goMod(files);
  return text === null ? null : Number(/^\s*go\s+1\.(\d+)/m.exec(text)?.[1] ?? '16');
}

function goMod(files: readonly GoText[]): string | null {
  const file = files.find(({ name }) => name === 'go.mod');
  return file === undefined ? null : file.text.slice(file.start ?? 0);
}

function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

/** Other modules, and what Go does not build with the rest. */
function isLeftOut(folder: string, modules: readonly string[], named: string): boolean {
  const isWithin = (outer: string): boolean => folder === outer || folder.startsWith(`${outer}/`);
  if (modules.some(isWithin)) return true;
  const below = named !== '' && isWithin(named) ? folder.slice(named.length) : folder;
  return below.split('/').some((part) => /^([._].+|testdata|vendor)$/.test(part));
}

/** A folder has one package, and another one that tests it from outside. */
function packagesIn(
  module: string,
  folder: string,
  texts: readonly GoText[],
): readonly ModulePackage[] {
  const path = folder === '' ? module : `${module}/${folder}`;
  const nameOf = ({ text, start }: GoText) => readHeader(text, start).packageName;
  const isOutside = (one: GoText) =>
    one.name.endsWith('_test.go') && nameOf(one)?.endsWith('_test') === true;
  const outside = texts.filter(isOutside);
  const own = texts.filter((one) => !outside.includes(one));
  const name = own.map(nameOf).find((one) => one !== null) ?? 'main';
  return [
    ...(own.length === 0 ? [] : [{ path, name, folder, texts: own }]),
    ...(outside.length === 0
      ? []
      : [{ path: `${path}_test`, name: `${name}_test`, folder, texts: outside }]),
  ];
}
