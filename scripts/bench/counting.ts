import { toGraph } from '../../src/process/graph/to-graph.ts';
import type { Solver } from '../../src/smt/solver.ts';
import { nativeSolver } from '../../src/smt/z3/native-solver.ts';
import { nodeSolvers } from '../../src/smt/z3/node-solver.ts';
import { proveGraph } from '../../src/verdict/counting/prove-graph.ts';
import { randomSamples } from '../../src/verdict/counting/random-samples.ts';
import type { CheckedExtended } from '../../src/virgo/extended/ast.ts';
import { readVirgo } from '../../src/virgo/read.ts';
import { readCorpus } from '../../tests/differential/counting/corpus.ts';
import { median, round, say, timed } from './statistics.ts';

type Script = Parameters<Solver['run']>;

/** Proofs by counting: Z3 in wasm beside native Z3 on the same scripts, and pipelines that grow. */
export async function benchCounting(): Promise<object> {
  const wasm = nodeSolvers()();
  const native = nativeSolver();
  await wasm.prepare();
  await native.prepare();
  try {
    return { ...(await sameScripts(wasm, native)), ...(await pipelines(wasm)) };
  } finally {
    await wasm.dispose();
    await native.dispose();
  }
}

async function sameScripts(wasm: Solver, native: Solver): Promise<object> {
  const ratios: number[] = [];
  const whole: number[] = [];
  for (const { name, checked, isCorrect } of readCorpus()) {
    if (!isCorrect) continue;
    const scripts: Script[] = [];
    await prove(checked, recording(wasm, scripts));
    const all = await timed(3, () => prove(checked, wasm));
    const [inWasm, inNative] = await alternating(wasm, native, scripts);
    ratios.push(inWasm / inNative);
    whole.push(all);
    const words = `${String(round(all)).padStart(6)} ms, wasm over native ${round(inWasm / inNative, 2)}`;
    say(`${words}: ${name}`);
  }
  return {
    counting: { median: round(median(whole)), max: round(Math.max(...whole)) },
    countingWasmOverNative: {
      median: round(median(ratios), 2),
      max: round(Math.max(...ratios), 2),
    },
  };
}

/** One after the other, so that what else the machine does slows both. */
async function alternating(
  wasm: Solver,
  native: Solver,
  scripts: readonly Script[],
): Promise<readonly [number, number]> {
  const runAll = (solver: Solver) => async () => {
    for (const [script, options] of scripts) await solver.run(script, options);
  };
  const [a, b]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    a.push(await timed(1, runAll(wasm)));
    b.push(await timed(1, runAll(native)));
  }
  return [median(a), median(b)];
}

/** A pipeline of n stages: how its proof grows with n. */
async function pipelines(solver: Solver): Promise<object> {
  const times: Record<number, number> = {};
  for (let stages = 2; stages <= 12; stages += 2) {
    const read = readVirgo(pipeline(stages));
    if (!read.ok) throw new Error('a pipeline does not compile');
    const { extended } = read.value;
    const took = await timed(3, () => prove(extended, solver));
    times[stages] = took;
    say(`${String(round(took)).padStart(6)} ms: a pipeline of ${stages} stages`);
  }
  // From 4 to 12 stages: 2 is quadratic.
  const exponent = Math.log(times[12]! / times[4]!) / Math.log(12 / 4);
  return { pipelineExponent: round(exponent, 2) };
}

function pipeline(stages: number): string {
  const channels = Array.from({ length: stages }, (_, at) => `c${at} = chan [0];`);
  const between = Array.from(
    { length: stages - 1 },
    (_, at) => `go { for range c${at} { c${at + 1}! } close c${at + 1} }`,
  );
  const first = 'go { for 0 .. N { c0! } close c0 }';
  return [...channels, first, ...between, `for range c${stages - 1} { skip }`].join('\n');
}

async function prove(checked: CheckedExtended, solver: Solver): Promise<void> {
  const { grade } = await proveGraph(toGraph(checked), solver, {
    samples: ({ model }) => randomSamples(model),
  });
  if (grade === null) throw new Error('a program of the corpus is not proved');
}

function recording(solver: Solver, scripts: Script[]): Solver {
  return {
    prepare: () => solver.prepare(),
    dispose: () => solver.dispose(),
    run: (script, options) => {
      scripts.push([script, options]);
      return solver.run(script, options);
    },
  };
}
