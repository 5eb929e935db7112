import type { Clause } from '../encode/clause/balanced.ts';
import { canStep, mayRest } from '../encode/clause/enabled.ts';
import { toStep } from '../encode/clause/step.ts';
import { hasEnded } from '../encode/clause/terminated.ts';
import type { Context } from '../encode/context/context.ts';
import { isAt } from '../encode/context/position.ts';
import { preconditionOf, type Encoding } from '../encode/encoding.ts';
import { and, equal, integer, no, not, or, type Term } from '../logic/term.ts';
import { describeOperation } from '../process/rule/rules.ts';
import { isCounted, type PointIndex, type ProcessIndex } from '../process/machine.ts';
import type { Obligation, Place } from './obligation.ts';
import { describePlace, toPlace, type LineOf } from './places.ts';

/** A bad end, in words without a full stop, and the state in which it would happen. */
interface BadEnd extends Pick<Obligation, 'name' | 'kind' | 'words' | 'assumptions'> {
  readonly place: Place;
}

/** That it never happens: bare, for strategy 1, and under the precondition, for strategies 2 and 3. */
function neverHappens(encoding: Encoding, end: BadEnd): readonly Obligation[] {
  const bare: Obligation = {
    ...end,
    words: `${end.words}.`,
    family: null,
    node: end.place.node,
    usesInvariant: true,
    goal: no,
    impliedBy: null,
    strategies: [1],
  };
  const balanced: Obligation = {
    ...bare,
    name: `${end.name}/balanced`,
    words: `${end.words} while the precondition holds.`,
    assumptions: [...end.assumptions, preconditionOf(encoding, 2)],
    impliedBy: bare,
    strategies: [2, 3],
  };
  return [bare, balanced];
}

/**
 * No run aborts: under the precondition no crash path is reachable. For strategy 2 the same text says
 * that where the program aborts it is not balanced (PAPER-NOTES 22).
 */
export function crashes(encoding: Encoding, lineOf: LineOf): readonly Obligation[] {
  const { context } = encoding;
  return everyPoint(context).flatMap(([process, point]) => {
    const { crash, crashWords } = toStep(context, process, point);
    if (crash === no) return [];
    const place = toPlace(context.machine, process, point);
    const who = describePlace(context.machine, place, lineOf);
    return neverHappens(encoding, {
      name: `crash/${process}.${point}`,
      kind: 'crash',
      words: `It never happens that ${who} ${crashWords}`,
      place,
      assumptions: [isAt(context, process, point), crash],
    });
  });
}

function everyPoint(context: Context): readonly (readonly [ProcessIndex, PointIndex])[] {
  return context.machine.processes.flatMap(({ index, points }) =>
    points.map((_, point) => [index, point] as const),
  );
}

/**
 * When nothing is enabled, nobody is stuck: one obligation per operation that could block, since a
 * process that has started and is not enabled has ended or stands at such an operation.
 */
export function exits(encoding: Encoding, lineOf: LineOf): readonly Obligation[] {
  const { context } = encoding;
  const standstill = nothingEnabled(context);
  return everyPoint(context).flatMap(([process, point]) => {
    if (!mayRest(context, process, point)) return [];
    const place = toPlace(context.machine, process, point);
    const who = describePlace(context.machine, place, lineOf);
    const { instruction } = context.machine.processes[process]!.points[point]!;
    const what = describeOperation(context.machine, instruction);
    return neverHappens(encoding, {
      name: `exit/${process}.${point}`,
      kind: 'exit',
      words: `When nothing can move any more, ${who} does not wait at ${what}`,
      place,
      assumptions: [isAt(context, process, point), ...standstill],
    });
  });
}

/**
 * not enabled(V), process by process: a counter has finitely many values, so the negation of Fig. 10
 * is written as the list of places where a process can rest; of a counted one, point by point, that
 * nobody is there who could move.
 */
function nothingEnabled(context: Context): readonly Term[] {
  return context.machine.processes.flatMap(({ index, points, termination }) => {
    if (isCounted(context.machine, index)) {
      return points.map((_, point) =>
        mayRest(context, index, point)
          ? or(not(isAt(context, index, point)), not(canStep(context, index, point)))
          : not(isAt(context, index, point)),
      );
    }
    const rests = points.flatMap((_, point) =>
      mayRest(context, index, point)
        ? [and(isAt(context, index, point), not(canStep(context, index, point)))]
        : [],
    );
    return [or(...notRunning(context, index, termination), ...rests)];
  });
}

function notRunning(
  context: Context,
  process: ProcessIndex,
  termination: PointIndex,
): readonly Term[] {
  const ended = isAt(context, process, termination);
  return process === 0 ? [ended] : [equal(context.counter(process), integer(-1)), ended];
}

/** Strategy 2 besides: when everything has ended, the program was balanced. */
export function necessity(encoding: Encoding): readonly Obligation[] {
  return necessityOf(encoding, encoding.balanced);
}

/** A condition is necessary if it holds whenever a run has ended well. Clause by clause. */
export function necessityOf(
  { context }: Encoding,
  clauses: readonly Clause[],
): readonly Obligation[] {
  const assumptions = context.machine.processes.map(({ index, termination }) =>
    isCounted(context.machine, index)
      ? hasEnded(context, index)
      : or(...notRunning(context, index, termination)),
  );
  return clauses.map(({ words, nodes, term: goal }, index) => ({
    name: `necessity/${index + 1}`,
    kind: 'necessity',
    words: `When every goroutine has ended, ${words}.`,
    family: null,
    place: null,
    node: nodes[0] ?? null,
    impliedBy: null,
    usesInvariant: true,
    assumptions,
    goal,
    strategies: [2],
  }));
}
