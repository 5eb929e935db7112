import * as t from '../../logic/term.ts';
import type { PointIndex, ProcessIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import type { Arm } from '../rule/rule.ts';
import { evaluatedAt, ownCrash, toArms } from '../rule/rules.ts';

/** When an instruction aborts the program, and how it proceeds (Figs 6 and 9). */
interface Step {
  readonly crash: t.Term;
  readonly crashWords: string;
  readonly arms: readonly Arm[];
}

export function toStep(context: Context, process: ProcessIndex, point: PointIndex): Step {
  const { instruction } = context.machine.processes[process]!.points[point]!;
  const undefinedHere = t.not(evaluatedAt(context, instruction));
  const { when, words } = ownCrash(context, instruction);
  return {
    crash: t.or(undefinedHere, when),
    crashWords: words,
    arms: toArms(context, instruction),
  };
}
