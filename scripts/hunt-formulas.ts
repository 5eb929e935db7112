import { GoReader } from '../src/go/plain/go-reader.ts';
import { standardLibrary } from '../src/go/std/packages.ts';
import { makeTools } from '../src/puzzle/tools.ts';
import { nativeSolver } from '../src/smt/z3/native-solver.ts';
import { loadPuzzle, puzzleNames } from '../tests/puzzles/course.ts';
import { tryFormulas } from '../tests/puzzles/formulas.ts';

interface FormulaHunt {
  readonly programs: number;
  readonly seed: number;
}

/** Answers to the puzzles that ask for which n, until one is judged wrongly. */
export async function huntFormulas({ programs, seed }: FormulaHunt): Promise<number> {
  const solver = nativeSolver();
  const tools = makeTools(new GoReader(standardLibrary), solver);
  const count = Number.isFinite(programs) ? programs : 200;
  let found = 0;
  try {
    for (const name of puzzleNames) {
      const puzzle = await loadPuzzle(name);
      if (puzzle.kind !== 'for-which-n') continue;
      const { accepted, refused, confirmed, faults } = await tryFormulas(
        puzzle,
        count,
        seed,
        tools,
      );
      process.stdout.write(
        `${name}, seed ${seed}: ${accepted} of ${count} rewritings accepted, ${refused} others refused, ${confirmed} with a value that the Go machine confirms\n`,
      );
      for (const fault of faults) process.stdout.write(`  ${fault}\n`);
      found += faults.length;
    }
    return found === 0 ? 0 : 1;
  } finally {
    await solver.dispose();
  }
}
