import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { countPast, isBetween } from '../context/position.ts';
import { isCounted, type LoopIndex } from '../../process/machine.ts';
import { byLoop, type Occurrence } from './occurrences.ts';

/**
 * How much a set of operations has contributed so far: I_com, I_forCom, I_add and I_forAdd of
 * Figs 7, 12 and 13, which differ only in what one execution is worth.
 *
 * Depends on the counters and loop variables. Produces an integer term.
 */
export function progress<T extends Occurrence>(
  context: Context,
  all: readonly T[],
  share: Share<T>,
): t.Term {
  const { outside, inside } = byLoop(all);
  return t.add(
    ...outside.map((occurrence) => outsideLoop(context, occurrence, share)),
    ...[...inside].map(([loop, group]) => insideLoop(context, loop, group, share)),
  );
}

export interface Share<T extends Occurrence> {
  /** The worth of one complete execution. */
  readonly whole: (occurrence: T) => t.Term;
  /** The points whose passing earns a part of it: one part per point, which add up to the whole. */
  readonly parts: (occurrence: T) => readonly { readonly past: number; readonly worth: t.Term }[];
}

function outsideLoop<T extends Occurrence>(
  context: Context,
  occurrence: T,
  { parts }: Share<T>,
): t.Term {
  const { process, point } = occurrence;
  const reachable = context.reachable(process, point);
  if (isCounted(context.machine, process)) {
    const sum = parts(occurrence).map(({ past, worth }) =>
      t.multiply(worth, countPast(context, process, past)),
    );
    return t.ifThenElse(reachable, t.add(...sum), t.zero);
  }
  return t.add(
    ...parts(occurrence).map(({ past, worth }) => {
      const passed = t.compare(t.integer(past), '<', context.counter(process));
      return t.ifThenElse(t.and(reachable, passed), worth, t.zero);
    }),
  );
}

/** Completed iterations count the whole body, the current iteration what it has passed (PAPER-NOTES 12). */
function insideLoop<T extends Occurrence>(
  context: Context,
  loop: LoopIndex,
  group: readonly T[],
  { whole, parts }: Share<T>,
): t.Term {
  const { process, head, exit } = context.machine.loops[loop]!;
  const iterations = t.subtract(context.loopVariable(loop), context.loopFrom(loop));
  const current = group.flatMap((occurrence) =>
    parts(occurrence).map(({ past, worth }) =>
      t.ifThenElse(isBetween(context, process, past, exit), worth, t.zero),
    ),
  );
  const sum = t.add(t.multiply(iterations, t.add(...group.map(whole))), ...current);
  return t.ifThenElse(context.reachable(process, head), sum, t.zero);
}

/** One per execution. */
export function once<T extends Occurrence>(): Share<T> {
  return { whole: () => t.one, parts: ({ point }) => [{ past: point, worth: t.one }] };
}
