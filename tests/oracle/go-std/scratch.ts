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
import { join } from 'node:path';
import { declarationsOf } from '../../../src/go/std/declarations.ts';
import { standardPackage, standardPackages } from '../../../src/go/std/packages.ts';
import { runGo } from './run-go.ts';

/** Our `sync` is `virgostd/sync` for real Go. */
const moduleName = 'virgostd';
const here = 'tests/oracle/go-std';
const vendored = 'golang.org/x/sync/semaphore';

/** Writes all packages as a module that real Go compiles, natives bridged, with the comparisons beside. */
export function writeScratch(): string {
  const root = mkdtempSync(join(tmpdir(), 'go-std-'));
  writeFileSync(join(root, 'go.mod'), `module ${moduleName}\n\ngo 1.19\n`);
  for (const path of standardPackages) writePackage(root, path);
  for (const folder of ['compare', 'signatures']) {
    cpSync(join(here, folder), join(root, folder), { recursive: true });
  }
  const goRoot = runGo(root, ['env', 'GOROOT']).stdout.trim();
  cpSync(join(goRoot, 'src/cmd/vendor', vendored), join(root, 'real/semaphore'), {
    recursive: true,
    dereference: true,
  });
  writeScenarios(root);
  return root;
}

/** The shims that bridge no package of ours: none, if all is well. */
export function strayShims(): readonly string[] {
  return readdirSync(join(here, 'shim'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.go'))
    .filter((file) => standardPackage(file.replace(/\.go$/, '')) === null);
}

/** The same text twice: with the real packages, and with ours. */
function writeScenarios(root: string): void {
  const write = (variant: string, file: string, text: string): void => {
    mkdirSync(join(root, 'scenarios', variant), { recursive: true });
    writeFileSync(join(root, 'scenarios', variant, file), text);
  };
  for (const file of readdirSync(join(here, 'scenarios'))) {
    const text = readFileSync(join(here, 'scenarios', file), 'utf8');
    write('ours', file, withOurImports(text));
    write('real', file, text.replace(`"${vendored}"`, `"${moduleName}/real/semaphore"`));
  }
}

function writePackage(root: string, path: string): void {
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  const shimFile = join(here, 'shim', `${path}.go`);
  const shim = existsSync(shimFile) ? readFileSync(shimFile, 'utf8') : '';
  for (const { name, text } of standardPackage(path)!) {
    writeFileSync(join(folder, name), compilable(path, text, shim));
  }
  if (shim !== '') writeFileSync(join(folder, 'shim_bridge.go'), shim);
}

/** Our text, its imports moved, its natives left to the shim, and what is unknown panicking. */
function compilable(path: string, text: string, shim: string): string {
  const bridged = new Set(declarationsOf(path, shim).map(({ key }) => key));
  let compiled = withOurImports(text);
  for (const { key, line, bodyless } of declarationsOf(path, text)) {
    if (!bodyless) continue;
    const replaced = bridged.has(key) ? '' : `${line} { panic("unknown") }`;
    compiled = compiled.replace(`\n${line}\n`, () => `\n${replaced}\n`);
  }
  for (const [, name] of shim.matchAll(/^type (\w+) /gm)) {
    compiled = compiled.replace(`\ntype ${name} struct{}\n`, '\n');
  }
  return compiled;
}

function withOurImports(text: string): string {
  return text.replaceAll(/^(\t|import )"([\w./]+)"$/gm, (all, before: string, path: string) =>
    standardPackage(path) === null ? all : `${before}"${moduleName}/${path}"`,
  );
}
