import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { declarationsOf } from '../../../src/go/std/declarations.ts';
import { standardPackage, standardPackages } from '../../../src/go/std/packages.ts';

/** The module that our texts make up for real Go, in which `virgostd/sync` is our `sync`. */
export const moduleName = 'virgostd';

/** Writes all packages as a module that real Go compiles, with natives bridged, and the comparisons beside. */
export function writeScratch(): string {
  const root = mkdtempSync(join(tmpdir(), 'go-std-'));
  writeFileSync(join(root, 'go.mod'), `module ${moduleName}\n\ngo 1.19\n`);
  for (const path of standardPackages) writePackage(root, path);
  cpSync('tests/oracle/go-std/compare', join(root, 'compare'), { recursive: true });
  return root;
}

/** Runs the go command in a folder. */
export function runGo(root: string, arguments_: readonly string[], milliseconds = 300_000): GoRun {
  const { status, stdout, stderr, error } = spawnSync('go', arguments_, {
    cwd: root,
    encoding: 'utf8',
    timeout: milliseconds,
    maxBuffer: 1 << 28,
    env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'on', GOTOOLCHAIN: 'local' },
  });
  if (error !== undefined) throw error;
  return { status, stdout, stderr };
}

export interface GoRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function writePackage(root: string, path: string): void {
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  const shim = shimOf(path);
  const bridged = new Set(shim === null ? [] : declarationsOf(path, shim).map(({ key }) => key));
  for (const { name, text } of standardPackage(path)!) {
    writeFileSync(join(folder, name), compilable(path, text, shim, bridged));
  }
  if (shim !== null) writeFileSync(join(folder, 'shim_bridge.go'), shim);
}

function shimOf(path: string): string | null {
  const file = join('tests/oracle/go-std/shim', `${path}.go`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Our text, its imports moved, its natives left to the bridge, and what is unknown panicking. */
function compilable(
  path: string,
  text: string,
  shim: string | null,
  bridged: ReadonlySet<string>,
): string {
  let compiled = text.replaceAll(
    /^(\t|import )"([\w./]+)"$/gm,
    (all, before: string, imported: string) =>
      standardPackage(imported) === null ? all : `${before}"${moduleName}/${imported}"`,
  );
  for (const { key, line, bodyless } of declarationsOf(path, text)) {
    if (!bodyless) continue;
    compiled = compiled.replace(
      `\n${line}\n`,
      bridged.has(key) ? '\n' : `\n${line} { panic("unknown") }\n`,
    );
  }
  for (const [, name] of shim?.matchAll(/^type (\w+) /gm) ?? []) {
    compiled = compiled.replace(`\ntype ${name} struct{}\n`, '\n');
  }
  return compiled;
}

/** The shims that bridge a package that we do not have: none, if all is well. */
export function straysAmongShims(): readonly string[] {
  return readdirSync('tests/oracle/go-std/shim', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.go'))
    .map((file) => file.replace(/\.go$/, ''))
    .filter((path) => standardPackage(path) === null)
    .map((path) => join(dirname(path), path));
}
