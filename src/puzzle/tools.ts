import type { GoReader } from '../go/plain/go-reader.ts';
import type { Solver } from '../smt/solver.ts';
import type { Common } from '../protocol/puzzle.ts';
import { readGo, type ReadGo } from './go/read-go.ts';
import type { Stage } from './go/run.ts';
import { Recent } from './recent.ts';
import { Weakest } from './weakest.ts';

/** What judging needs besides puzzle and answer. */
export interface Tools {
  readonly reader: GoReader;
  readonly solver: Solver;
  /** What was proved of programs before. */
  readonly weakest: Weakest;
  /** What was read and run before. */
  readonly programs: Recent<ReadGo>;
  readonly stages: Recent<Stage | string>;
  /** What stands against a proved condition; null: nothing. */
  readonly doubts: Recent<string | null>;
  readonly isCancelled: () => boolean;
}

export function makeTools(reader: GoReader, solver: Solver): Tools {
  return {
    reader,
    solver,
    weakest: new Weakest(solver, reader),
    programs: new Recent(6),
    stages: new Recent(6),
    doubts: new Recent(6),
    isCancelled: () => false,
  };
}

/** A program with what checks it, ready to be run. */
export function programOf(
  { reader, programs }: Tools,
  { harness }: Pick<Common, 'harness'>,
  text: string,
  entry: string,
): ReadGo {
  return programs.of([harness, text, entry], () => readGo(reader, { harness }, text, entry));
}
