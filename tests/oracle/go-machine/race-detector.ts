import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const raced = 66;

/**
 * In which of the programs Go's race detector sees a race in some of so many runs. All of them become one
 * binary, since to link one takes longer than to run it.
 */
export async function racesOf(
  texts: readonly string[],
  runs: number,
): Promise<ReadonlySet<number>> {
  const folder = await mkdtemp(join(tmpdir(), 'go-races-'));
  try {
    await writeFile(join(folder, 'go.mod'), 'module main\n\ngo 1.19\n');
    await writeFile(join(folder, 'main.go'), harness(texts.length));
    for (const [at, text] of texts.entries())
      await writeFile(join(folder, `program${String(at)}.go`), named(text, at));
    const binary = join(folder, 'program');
    await run('go', ['build', '-race', '-o', binary, '.'], { cwd: folder, timeout: 300_000 });
    const found = new Set<number>();
    for (let at = 0; at < texts.length; at++)
      for (let seed = 1; seed <= runs && !found.has(at); seed++)
        if (await races(binary, at, seed)) found.add(at);
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function races(binary: string, program: number, seed: number): Promise<boolean> {
  const env = {
    ...process.env,
    GOMAXPROCS: String(1 + (seed % 3)),
    GORACE: `halt_on_error=1 exitcode=${String(raced)} atexit_sleep_ms=0`,
    PROGRAM: String(program),
    SEED: String(seed),
  };
  try {
    await run(binary, [], { env, timeout: 10_000 });
    return false;
  } catch (thrown) {
    return (thrown as { readonly code?: unknown }).code === raced;
  }
}

/** What a program declares gets names of its own; and goroutines that begin late meet others that do not. */
function named(text: string, at: number): string {
  return text
    .replace(/\b(main|f\d+)\(/g, `$1x${String(at)}(`)
    .replace(/\b(T|g|use)\b/g, `$1x${String(at)}`)
    .replace(
      /^(\s*)(?=go |mu\.Lock|rw\.|m\.Lock|r\.R?Lock|wg\.Wait|w\.Wait|<-c|c <-)/gm,
      '$1perturb(); ',
    )
    .replace(/^(\s*)(defer wg\.Done\(\))$/gm, '$1$2; perturb()');
}

function harness(count: number): string {
  const cases = Array.from(
    { length: count },
    (_, at) => `\tcase ${String(at)}:\n\t\tmainx${String(at)}()`,
  );
  return `package main

import (
	"os"
	"runtime"
	"strconv"
	"time"
)

var seed int64

// perturb must not synchronize, or it would hide races.
func perturb() {
	n := (time.Now().UnixNano()/64 + seed*7) % 8
	if n < 3 {
		runtime.Gosched()
	} else if n < 5 {
		time.Sleep(time.Duration(n*30) * time.Microsecond)
	}
}

func call(program int) {
	switch program {
${cases.join('\n')}
	}
}

func main() {
	seed, _ = strconv.ParseInt(os.Getenv("SEED"), 10, 64)
	program, _ := strconv.Atoi(os.Getenv("PROGRAM"))
	go func() {
		defer func() { recover() }()
		call(program)
	}()
	time.Sleep(4 * time.Millisecond)
	os.Exit(0)
}
`;
}
