import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseFile } from '../../src/go/syntax/parse-file.ts';
import { checkPackage } from '../../src/go/types/check.ts';
import { StandardLibrary, type StandardPackage } from '../../tests/oracle/go-types/std.ts';
import { median, round, say } from './statistics.ts';

const repetitions = 5;

/** The largest package of Go's own library: to read and check its text, over `go vet` on it. */
export function benchTypes(): object {
  const library = new StandardLibrary();
  const largest = [...library.packages.values()].reduce((one, other) =>
    sizeOf(other) > sizeOf(one) ? other : one,
  );
  const path = largest.ImportPath;
  // Both know what it imports: we have it in memory, Go in its cache.
  library.load(path);
  vet(path, 'warm');
  const turns = Array.from({ length: repetitions }, (_, turn) => ({
    ours: timeOf(() => check(library, largest)),
    go: timeOf(() => vet(path, `turn${turn}of${process.pid}`)),
  }));
  const ours = median(turns.map((one) => one.ours));
  const go = median(turns.map((one) => one.go));
  say(
    `types of ${path}, ${Math.round(sizeOf(largest) / 1e3)} kB: ${round(ours)} ms, go vet ${round(go)} ms`,
  );
  return { typesOverGoVet: round(median(turns.map((one) => one.ours / one.go)), 2) };
}

function check(
  library: StandardLibrary,
  { ImportPath, Dir, GoFiles, ImportMap }: StandardPackage,
): void {
  const files = (GoFiles ?? []).map((name) => {
    const full = `${Dir}/${name}`;
    return parseFile(full, readFileSync(full, 'utf8'));
  });
  const importer = (other: string) => library.load(ImportMap?.[other] ?? other);
  const { diagnostics } = checkPackage(files, importer, ImportPath);
  if (diagnostics.length > 0) throw new Error(`${ImportPath}: ${diagnostics[0]!.message}`);
}

/** Go remembers what it said before; an option that it has not seen makes it look anew. */
function vet(path: string, unseen: string): void {
  const env = { ...process.env, CGO_ENABLED: '0', GOOS: 'linux', GOARCH: 'amd64' };
  const { error, signal } = spawnSync('go', ['vet', `-printf.funcs=${unseen}`, path], {
    env,
    cwd: '/',
  });
  // It does find something in the runtime, and says so by its exit code.
  if (error !== undefined) throw error;
  if (signal !== null) throw new Error(`go vet was ended by ${signal}`);
}

function sizeOf({ Dir, GoFiles }: StandardPackage): number {
  return (GoFiles ?? []).reduce((sum, name) => sum + readFileSync(`${Dir}/${name}`).length, 0);
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
