import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printDafny } from '../../src/dafny/print.ts';
import { dafnyNamesOf, toDafny } from '../../src/encode/to-dafny.ts';
import type { Fragment } from '../../src/pipeline/compile.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { decide } from '../../src/verdict/decide.ts';
import { paperExamples } from '../../tests/support/examples.ts';
import { compileExample } from './examples.ts';
import { median, round, say, timed } from './statistics.ts';

/** Dafny is asked about one of the paper's strategies; all three of ours stand against it. */
const theThree = { search: 'never' } as const;

const dafnyLimit = 60_000;

/** Dafny's wall time for strategy 2 in milliseconds; null where it does not finish in time. */
function timeDafny({ encoding }: Fragment): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'virgo-bench-'));
  const file = join(folder, 'fragment.dfy');
  writeFileSync(file, printDafny(toDafny(encoding, 2), dafnyNamesOf(encoding), 'dafny2').text);
  const began = performance.now();
  const { signal, error } = spawnSync('dafny', ['/compile:0', '/nologo', file], {
    timeout: dafnyLimit,
    killSignal: 'SIGKILL',
  });
  const took = performance.now() - began;
  rmSync(folder, { recursive: true });
  if (error !== undefined && signal === null) throw error;
  return signal === null ? took : null;
}

/** Records the scripts that go to a solver. */
function recording(solver: Solver, scripts: string[]): Solver {
  return {
    prepare: () => solver.prepare(),
    dispose: () => solver.dispose(),
    run: (script, options) => {
      scripts.push(script);
      return solver.run(script, options);
    },
  };
}

interface Row {
  readonly name: string;
  readonly engine: number;
  readonly dafny: number | null;
  readonly wasmOverNative: number;
}

export async function benchEngine(withDafny: boolean): Promise<object> {
  const wasm = nodeSolvers()();
  const native = nativeSolver();
  await Promise.all([wasm.prepare(), native.prepare()]);
  const rows: Row[] = [];
  for (const example of paperExamples) {
    const fragment = compileExample(example);
    const { encoding, obligations } = fragment;
    const scripts: string[] = [];
    await decide(recording(wasm, scripts), encoding, obligations, theThree);
    const engine = await timed(5, () => {
      const fresh = compileExample(example);
      return decide(wasm, fresh.encoding, fresh.obligations, theThree);
    });
    const replay = (solver: Solver) => () =>
      Promise.all(scripts.map((script) => solver.run(script)));
    const ratio = (await timed(5, replay(wasm))) / (await timed(5, replay(native)));
    const dafny = withDafny ? timeDafny(fragment) : null;
    const row = { name: example.name, engine, dafny, wasmOverNative: ratio };
    rows.push(row);
    print(row, withDafny);
  }
  await Promise.all([wasm.dispose(), native.dispose()]);
  return summary(rows);
}

function print({ name, engine, dafny, wasmOverNative }: Row, withDafny: boolean): void {
  const compared =
    dafny === null ? 'no answer in 60 s' : `${round(dafny, 0)} ms, ${round(dafny / engine)} times`;
  say(
    `${name.padEnd(28)} engine ${String(round(engine)).padStart(7)} ms   ` +
      `wasm/native ${String(round(wasmOverNative, 2)).padStart(5)}   ` +
      (withDafny ? `Dafny ${compared}` : ''),
  );
}

function summary(rows: readonly Row[]): object {
  const ratios = rows.flatMap(({ dafny, engine }) => (dafny === null ? [] : [dafny / engine]));
  const wasm = rows.map(({ wasmOverNative }) => wasmOverNative);
  return {
    dafnyOverEngine: { median: round(median(ratios)), min: round(Math.min(...ratios)) },
    dafnyUnfinished: rows.filter(({ dafny }) => dafny === null).length,
    wasmOverNative: { median: round(median(wasm), 2), max: round(Math.max(...wasm), 2) },
  };
}
