import { printDafny } from '../../src/dafny/print.ts';
import { dafnyNamesOf, toDafny } from '../../src/encode/to-dafny.ts';
import { compile } from '../../src/pipeline/compile.ts';
import { printVirgo } from '../../src/virgo/print.ts';
import { goReader } from '../../tests/support/go.ts';
import { goFile } from './go-file.ts';
import { percentile95, round, say } from './statistics.ts';

/** Files of about these many lines, put together from the examples. */
const lengths = [300, 1_000, 2_500, 5_000];
const repetitions = 40;

/** From a key press in a Go file to its VirGo and CoreDafny: the 95th percentile, by length of the file. */
export function benchGo(): object {
  const reader = goReader();
  const times: Record<string, number> = {};
  for (const length of lengths) {
    const source = goFile(length);
    const samples: number[] = [];
    for (let repetition = 0; repetition < repetitions; repetition++) {
      // Every key press makes another text.
      const text = source.replace('package example', `package example // ${repetition}`);
      const began = performance.now();
      const { fragments } = compile(text, { kind: 'go', reader });
      for (const { program } of fragments) printVirgo(program.program);
      // The page prints CoreDafny for the one fragment and strategy that are looked at.
      const [shown] = fragments;
      if (shown === undefined) throw new Error('the file has no fragment');
      printDafny(toDafny(shown.encoding, 2), dafnyNamesOf(shown.encoding), 'current');
      samples.push(performance.now() - began);
    }
    const p95 = percentile95(samples);
    times[String(length)] = round(p95);
    say(`Go, ${String(length).padStart(5)} lines: ${round(p95)} ms at the 95th percentile`);
  }
  return { goToCoreDafnyP95: times };
}
