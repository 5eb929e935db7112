import { compileExample, virgoExamples } from './bench/examples.ts';
import { NormalForms } from '../src/logic/normal/normal-forms.ts';
import { reduce } from '../src/smt/reduce.ts';
import { compileVirgo } from '../src/pipeline/compile.ts';
export async function bench(args: readonly string[]) {
  const big = (k: number) => ({ name: 'big' + k, source: 'c = chan [0]; ' + Array.from({length: k - 1}, (_, k) => k % 2 ? 'go { for 0 .. x { c! } }' : 'go { for 0 .. x { c? } }').join(' ')+' for 0..x {c!}' });
  const loops = (k: number) => ({ name: 'loops' + k, source: 'c = chan [n]; go {' + Array.from({length: k}, () => 'for 0 .. x { c! }').join(' ')+'} ' + Array.from({length: k}, () => 'for 0 .. x { c? }').join(' ') });
  const ops = (k: number) => ({ name: 'ops' + k, source: 'c = chan [n]; go { for 0 .. x {' + Array.from({length: k}, () => 'c!').join(';')+'} } ' + 'for 0 .. x {' + Array.from({length: k}, () => 'c?').join(';')+'}' });
  for (const ex of [...virgoExamples(), big(6), big(12), loops(6), ops(10)]) {
    if (args[0] && !ex.name.includes(args[0])) continue;
    let best = 1e9, open = 0, n = 0;
    for (let k = 0; k < 6; k++) {
      const f = compileExample(ex);
      const t0 = performance.now();
      const r = reduce(new NormalForms(), f.encoding, f.obligations);
      best = Math.min(best, performance.now() - t0); open = r.open.length; n = f.obligations.length;
    }
    console.log(ex.name.padEnd(25), 'reduce', best.toFixed(1), 'of', n, 'open', open);
  }
  return 0;
}
