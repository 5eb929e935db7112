import { mkdirSync, writeFileSync } from 'node:fs';
import { nativeSolver } from '../src/smt/z3/native-solver.ts';
import { huntCounting } from '../tests/differential/counting/hunt.ts';

interface CountingHunt {
  readonly programs: number;
  readonly seed: number;
}

const folder = 'tests/differential/counting/found';
const batch = 100;

/** Programs of the extended language, until a proof by counting disagrees with their runs. */
export async function huntCountingFrom({ programs, seed }: CountingHunt): Promise<number> {
  const solver = nativeSolver();
  const began = performance.now();
  try {
    for (let done = 0; done < programs; done += batch) {
      const count = Math.min(batch, programs - done);
      const report = await huntCounting(seed + done, count, solver, 'quick');
      const seconds = Math.round((performance.now() - began) / 1000);
      const shown = [...report.shown].map(([grade, number]) => `${number} ${grade}`).join(', ');
      process.stdout.write(
        `${done + count} programs, ${seconds} s, seed ${seed + done}: ${shown}\n`,
      );
      if (report.contradictions.length === 0) continue;
      mkdirSync(folder, { recursive: true });
      for (const [index, { text, words }] of report.contradictions.entries()) {
        writeFileSync(`${folder}/seed-${seed + done}-${index}.virgo`, text);
        process.stdout.write(`${words.join('\n')}\n${text}\n`);
      }
      return 1;
    }
    return 0;
  } finally {
    await solver.dispose();
  }
}
