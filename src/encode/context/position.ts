import * as t from '../../logic/term.ts';
import { isCounted, type PointIndex, type ProcessIndex } from '../../process/machine.ts';
import type { Context } from './context.ts';

/**
 * Where processes stand. The paper's processes have a counter each; of a process that is spawned in a
 * loop the instances at each point are counted, which keeps everything linear and loses nothing, since
 * instances at the same point are equal.
 */

/** n < P(π) */
export function isPast(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  return t.compare(t.integer(point), '<', context.counter(process));
}

/** n < P(π) < m */
export function isBetween(
  context: Context,
  process: ProcessIndex,
  after: PointIndex,
  before: PointIndex,
): t.Term {
  return t.and(
    isPast(context, process, after),
    t.compare(context.counter(process), '<', t.integer(before)),
  );
}

/** P(π) == n, or some instance stands at n. */
export function isAt(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  return isCounted(context.machine, process)
    ? t.compare(context.instances(process)[point]!, '>', t.zero)
    : t.equal(context.counter(process), t.integer(point));
}

/** How many stand at n. */
export function countAt(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  return isCounted(context.machine, process)
    ? context.instances(process)[point]!
    : count(isAt(context, process, point));
}

/** How many stand behind n; among them may be some that jumped over it. */
export function countPast(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  return isCounted(context.machine, process)
    ? t.add(...context.instances(process).slice(point + 1))
    : count(isPast(context, process, point));
}

/** Nobody is at a point p with from <= p < to. */
export function isEmptyRange(
  context: Context,
  process: ProcessIndex,
  from: PointIndex,
  to: PointIndex,
): t.Term {
  if (from >= to) return t.yes;
  if (isCounted(context.machine, process)) {
    const within = context.instances(process).slice(from, to);
    return t.and(...within.map((instances) => t.equal(instances, t.zero)));
  }
  const counter = context.counter(process);
  return t.not(
    t.and(t.compare(t.integer(from), '<=', counter), t.compare(counter, '<', t.integer(to))),
  );
}

/** ψ(π, n) && n < P(π): the operation at n was really executed, not jumped over. */
export function hasRun(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  const someone = isCounted(context.machine, process)
    ? t.compare(countPast(context, process, point), '>', t.zero)
    : isPast(context, process, point);
  return t.and(context.reachable(process, point), someone);
}

/**
 * The same of an operation that may stand in a loop: some iteration has executed it, since a loop may have no
 * iterations at all.
 */
export function wasExecuted(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  const { loop } = context.machine.processes[process]!.points[point]!;
  if (loop === null) return hasRun(context, process, point);
  const { head, exit } = context.machine.loops[loop]!;
  const turned = t.compare(context.loopFrom(loop), '<', context.loopVariable(loop));
  return t.and(
    context.reachable(process, head),
    t.or(turned, isBetween(context, process, point, exit)),
  );
}

/** What changes when the process, or one of its instances, goes from one point to another. */
export function moveTo(
  context: Context,
  process: ProcessIndex,
  from: PointIndex,
  to: PointIndex,
): readonly (readonly [string, t.Term])[] {
  const names = context.names.counters[process]!;
  if (!isCounted(context.machine, process)) return [[names[0]!, t.integer(to)]];
  const instances = context.instances(process);
  return [
    [names[from]!, t.subtract(instances[from]!, t.one)],
    [names[to]!, t.add(instances[to]!, t.one)],
  ];
}

/** 1 where the condition holds, else 0. */
function count(condition: t.Term): t.Term {
  return t.ifThenElse(condition, t.one, t.zero);
}
