import { printDafny, type Dialect } from '../dafny/print.ts';
import { dafnyNamesOf, toDafnyUnder } from '../encode/to-dafny.ts';
import { printTerm } from '../logic/print-term.ts';
import type { Fragment } from '../pipeline/compile.ts';
import type { Solver } from '../smt/solver.ts';
import { decide } from '../verdict/decide.ts';
import type { Terminal } from './terminal.ts';

/** Searches as strategy 4 does, and prints the method of what it proved; says so where it proved none. */
export async function printFound(
  terminal: Terminal,
  { name, encoding, obligations }: Fragment,
  solver: Solver,
  dialect: Dialect,
): Promise<boolean> {
  const { found } = await decide(solver, encoding, obligations, { search: 'always' });
  if (found?.sufficient !== true) {
    const what =
      found === null
        ? 'strategy 4 finds no precondition.'
        : `strategy 4 finds ${printTerm(found.term)}, and cannot prove it.`;
    terminal.error(`${name}: ${what}\n`);
    return false;
  }
  const method = toDafnyUnder(found.encoding, found.term);
  terminal.out(printDafny(method, dafnyNamesOf(encoding), dialect).text);
  return true;
}
