import * as t from '../../logic/term.ts';
import { isCounted, type PointIndex, type ProcessIndex } from '../../process/machine.ts';
import type { Context } from '../context/context.ts';
import { isAt } from '../context/position.ts';
import { blocks } from '../rule/rules.ts';
import { toStep } from './step.ts';

/** When a process at this point can step; aborting the program counts as a step. */
export function canStep(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  const { crash, arms } = toStep(context, process, point);
  const guards = t.or(...arms.map(({ guard }) => guard));
  return mayRest(context, process, point) ? t.or(crash, guards) : t.yes;
}

/** Whether a run can end with a process standing here. */
export function mayRest(context: Context, process: ProcessIndex, point: PointIndex): boolean {
  const { hasEscape } = context.machine.processes[process]!.points[point]!;
  return !hasEscape && !isAlwaysOpen(context, process, point);
}

/** The arms of what never blocks cover all cases. */
export function isAlwaysOpen(context: Context, process: ProcessIndex, point: PointIndex): boolean {
  return !blocks(context.machine.processes[process]!.points[point]!.instruction);
}

/** enabled(π) of Fig. 10: started, not ended, and not blocked where it stands; or some instance is. */
function isEnabled(context: Context, process: ProcessIndex): t.Term {
  const { points } = context.machine.processes[process]!;
  if (isCounted(context.machine, process)) {
    return t.or(
      ...points.map((_, point) =>
        t.and(isAt(context, process, point), canStep(context, process, point)),
      ),
    );
  }
  const counter = context.counter(process);
  return t.and(
    t.compare(t.integer(-1), '<', counter),
    t.compare(counter, '<', context.termination(process)),
    ...points.map((_, point) =>
      t.implies(isAt(context, process, point), canStep(context, process, point)),
    ),
  );
}

/** enabled(V) */
export function enabled(context: Context): t.Term {
  return t.or(...context.machine.processes.map(({ index }) => isEnabled(context, index)));
}
