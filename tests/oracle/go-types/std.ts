import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseFile } from '../../../src/go/syntax/parse-file.ts';
import { checkPackage } from '../../../src/go/types/check.ts';
import type { CheckedPackage } from '../../../src/go/types/checked-package.ts';

export interface StandardPackage {
  readonly ImportPath: string;
  readonly Dir: string;
  readonly GoFiles?: readonly string[];
  readonly ImportMap?: Readonly<Record<string, string>>;
}

/** The packages that come with Go, as built for linux/amd64 without cgo. */
export function standardPackages(): ReadonlyMap<string, StandardPackage> {
  const env = { ...process.env, CGO_ENABLED: '0', GOOS: 'linux', GOARCH: 'amd64' };
  const format =
    '{{.ImportPath}}\t{{.Dir}}\t{{range .GoFiles}}{{.}},{{end}}\t{{range $k, $v := .ImportMap}}{{$k}}={{$v}},{{end}}';
  const text = execFileSync('go', ['list', '-e', '-f', format, 'std'], {
    env,
    cwd: '/',
  }).toString();
  const packages = text
    .trim()
    .split('\n')
    .map((line): StandardPackage => {
      const [ImportPath = '', Dir = '', files = '', map = ''] = line.split('\t');
      const pairs = map.split(',').filter((one) => one !== '');
      return {
        ImportPath,
        Dir,
        GoFiles: files.split(',').filter((one) => one !== ''),
        ImportMap: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
      };
    });
  return new Map(packages.map((one) => [one.ImportPath, one]));
}

/** Reads and checks packages of Go's own library, each once, with everything that they import. */
export class StandardLibrary {
  readonly packages = standardPackages();
  readonly #checked = new Map<string, CheckedPackage | null>();

  load(path: string): CheckedPackage | null {
    const known = this.#checked.get(path);
    if (known !== undefined) return known;
    this.#checked.set(path, null);
    const own = this.packages.get(path);
    if (own === undefined) return null;
    const files = (own.GoFiles ?? []).map((name) => {
      const full = `${own.Dir}/${name}`;
      return parseFile(full, readFileSync(full, 'utf8'));
    });
    const importer = (other: string) => this.load(own.ImportMap?.[other] ?? other);
    const checked = checkPackage(files, importer, path);
    this.#checked.set(path, checked);
    return checked;
  }
}
