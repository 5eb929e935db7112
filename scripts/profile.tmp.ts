import { nodeSolvers } from '../src/smt/z3/node-solver.ts';
import { decide } from '../src/verdict/decide.ts';
import { compileExample, virgoExamples } from './bench/examples.ts';
export async function bench(args: readonly string[]) {
  const wasm = nodeSolvers()();
  await wasm.prepare();
  let log: string[] = [];
  let inSolver = 0;
  const s = { ...wasm, prepare: () => wasm.prepare(), dispose: () => wasm.dispose(), run: async (script: string, o: any) => { const t = performance.now(); const r = await wasm.run(script, o); const d = performance.now() - t; inSolver += d; log.push(`${d.toFixed(1)}ms/${script.length}ch/${script.split('check-sat').length - 1}q`); return r; } };
  for (const ex of virgoExamples()) {
    if (args[0] && !ex.name.includes(args[0])) continue;
    for (let k = 0; k < 4; k++) {
      log = []; inSolver = 0;
      const t0 = performance.now();
      const f = compileExample(ex);
      const t1 = performance.now();
      const marks: string[] = []; let last = t1;
      await decide(s as any, f.encoding, f.obligations, { onProgress: (p) => { const n = performance.now(); marks.push(`${(n - last).toFixed(0)}>${p}`); last = n; } });
      marks.push(`${(performance.now() - last).toFixed(0)}`);
      const t2 = performance.now();
      if (k === 3) console.log(ex.name.padEnd(25), 'compile', (t1 - t0).toFixed(1), 'decide', (t2 - t1).toFixed(1), 'solver', inSolver.toFixed(1), marks.join(' '), '\n      ', log.join(' '));
    }
  }
  await wasm.dispose();
  return 0;
}
