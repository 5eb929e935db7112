import { toStep } from '../encode/clause/step.ts';
import type { Arm } from '../encode/rule/rule.ts';
import { isAt, moveTo } from '../encode/context/position.ts';
import { strategyNumbers } from '../base/strategy.ts';
import type { Encoding } from '../encode/encoding.ts';
import type { Conjunct } from '../encode/invariant/conjunct.ts';
import { substitute, variablesOf } from '../logic/term-children.ts';
import { not, type Term } from '../logic/term.ts';
import type { PointIndex, ProcessIndex } from '../process/machine.ts';
import type { Obligation } from './obligation.ts';
import { describePlace, toPlace, type LineOf } from './places.ts';

/**
 * Every step of every process preserves the invariant. A conjunct that speaks of nothing the step
 * changes is not asked again.
 */
export function preservation(encoding: Encoding, lineOf: LineOf): readonly Obligation[] {
  const mentioned = new Map(
    encoding.invariant.map((conjunct) => [conjunct, variablesOf(conjunct.term)]),
  );
  const touched: Touched = (changed) =>
    encoding.invariant.filter((conjunct) =>
      changed.some((name) => mentioned.get(conjunct)!.has(name)),
    );
  return encoding.context.machine.processes.flatMap(({ index, points }) =>
    points.flatMap((_, point) => {
      const step = toStep(encoding.context, index, point);
      const several = step.arms.length > 1;
      return step.arms.flatMap((arm, which) =>
        ofArm(
          encoding,
          touched,
          lineOf,
          index,
          point,
          arm,
          not(step.crash),
          several ? which + 1 : 0,
        ),
      );
    }),
  );
}

type Touched = (changed: readonly string[]) => readonly Conjunct[];

function ofArm(
  { context }: Encoding,
  touched: Touched,
  lineOf: LineOf,
  process: ProcessIndex,
  point: PointIndex,
  { guard, updates, target, words }: Arm,
  survives: Term,
  which: number,
): readonly Obligation[] {
  const place = toPlace(context.machine, process, point);
  const after = new Map([...updates, ...moveTo(context, process, point, target)]);
  const assumptions = [isAt(context, process, point), guard, survives];
  const who = describePlace(context.machine, place, lineOf);
  return touched([...after.keys()]).map((conjunct) => ({
    name: `preservation/${process}.${point}${which > 0 ? `.${which}` : ''}/${conjunct.family} ${conjunct.subject}`,
    kind: 'preservation',
    words: `When ${who} ${words}, ${conjunct.words}.`,
    family: conjunct.family,
    place,
    node: place.node,
    impliedBy: null,
    usesInvariant: true,
    assumptions,
    goal: substitute(conjunct.term, after),
    strategies: strategyNumbers,
  }));
}
