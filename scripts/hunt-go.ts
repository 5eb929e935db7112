import { mkdirSync, writeFileSync } from 'node:fs';
import { nativeSolver } from '../src/smt/z3/native-solver.ts';
import { generateGo } from '../tests/differential/go-generate/generate.ts';
import { minimise } from '../tests/oracle/go/minimise.ts';
import { examine, type Effort, type Examined, type Tools } from '../tests/oracle/go/random.ts';
import { goReader } from '../tests/support/go.ts';

export interface GoSettings {
  readonly programs: number;
  readonly seed: number;
  /** Whether the verifier is left out. */
  readonly explorer: boolean;
}

const batch = 50;
const effort: Effort = { calls: 14, runs: 15 };
const folder = 'tests/oracle/go/found';

/** The exit code: 0 where Go agreed with all, 1 where something was found. */
export async function huntGo({ programs, seed, explorer }: GoSettings): Promise<number> {
  const solver = explorer ? null : nativeSolver();
  const tools: Tools = { reader: goReader(), solver };
  try {
    const began = performance.now();
    let expressed = 0;
    for (let done = 0; done < programs; done += batch) {
      const count = Math.min(batch, programs - done);
      const seeds = Array.from({ length: count }, (_, at) => seed + done + at);
      const examined = await examine(seeds.map(generateGo), tools, effort);
      expressed += examined.filter((one) => one.expressed).length;
      const seconds = Math.round((performance.now() - began) / 1000);
      const what = `${done + count} programs, ${expressed} of them expressed`;
      process.stdout.write(`${what}, ${seconds} s, seed ${seed + done}\n`);
      const found = examined.find(isBad);
      if (found === undefined) continue;
      store(found.compiles ? await minimise(found, tools, effort) : found);
      return 1;
    }
    return 0;
  } finally {
    await solver?.dispose();
  }
}

function isBad({ compiles, contradictions }: Examined): boolean {
  return !compiles || contradictions.length > 0;
}

function store({ program, text, compiles, contradictions }: Examined): void {
  const what = compiles ? contradictions.slice(0, 3).join('\n') : 'This does not compile.';
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${program.entry}.go`;
  writeFileSync(path, `${what.replaceAll(/^/gm, '// ')}\n${text}`);
  process.stdout.write(`\n${what}\n\n${text}\nKept as ${path}\n`);
}
