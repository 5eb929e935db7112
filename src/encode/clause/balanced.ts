import { printTerm } from '../../logic/print-term.ts';
import * as t from '../../logic/term.ts';
import {
  spawningLoop,
  type ChannelIndex,
  type LoopIndex,
  type PointIndex,
  type ProcessIndex,
  type WaitGroupIndex,
} from '../../process/machine.ts';
import type { NodeId } from '../../virgo/ast.ts';
import type { Context } from '../context/context.ts';
import { evaluatedAt } from '../rule/rules.ts';
import {
  additions,
  byLoop,
  occurrences,
  receives,
  sends,
  type Occurrence,
} from '../summary/occurrences.ts';

/** One conjunct of balanced(V), and what it says. */
export interface Clause {
  readonly words: string;
  /** The statements that it speaks of. */
  readonly nodes: readonly NodeId[];
  readonly term: t.Term;
}

/**
 * balanced(V) (Figs 8 and 14 with PAPER-NOTES 17 to 20): operations are counted by process and point,
 * each where it is reachable. Clause by clause; their conjunction is the precondition.
 */
export function balanced(context: Context): readonly Clause[] {
  const { machine } = context;
  return [
    ...noDivisionByZero(context),
    ...machine.channels.flatMap((_, channel) => communication(context, channel)),
    ...machine.waitgroups.map((_, waitgroup) => settled(context, waitgroup)),
  ];
}

/** Not in the paper: every expression that is evaluated has a value. */
function noDivisionByZero(context: Context): readonly Clause[] {
  return occurrences(context.machine).flatMap(({ process, point, instruction, place }) => {
    const defined = evaluatedAt(context, instruction);
    if (defined === t.yes) return [];
    const { name } = context.machine.processes[process]!;
    return [
      {
        words: `${name} divides by nothing that is 0`,
        nodes: [place.node],
        term: t.implies(isEverEvaluated(context, process, point), defined),
      },
    ];
  });
}

/** Reachable, and in a loop or spawned by one, only if that iterates at all. */
function isEverEvaluated(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  const loop =
    context.machine.processes[process]!.points[point]!.loop ??
    spawningLoop(context.machine, process);
  const iterations =
    loop === null ? t.yes : t.compare(context.loopFrom(loop), '<', context.loopTo(loop));
  return t.and(context.reachable(process, point), iterations);
}

/** com(c): where the channel is created, no more receives than sends, and the rest fits its buffer. */
function communication(context: Context, channel: ChannelIndex): readonly Clause[] {
  const { process, point, name, node } = context.machine.channels[channel]!;
  const created = context.reachable(process, point);
  const each = () => t.one;
  const sending = sends(context.machine, channel);
  const receiving = receives(context.machine, channel);
  const sent = total(context, sending, each, created);
  const received = total(context, receiving, each, created);
  const nodes = [node, ...[...sending, ...receiving].map(({ place }) => place.node)];
  const room = t.add(received, context.capacity(channel));
  return [
    {
      words: `${name} is sent to at least as often as it is received from`,
      nodes,
      term: t.implies(created, t.compare(received, '<=', sent)),
    },
    {
      words: `what is sent to ${name} is received or fits its buffer`,
      nodes,
      term: t.implies(created, t.compare(sent, '<=', room)),
    },
  ];
}

/** wg(w) = 0 */
function settled(context: Context, waitgroup: WaitGroupIndex): Clause {
  const adds = additions(context.machine, waitgroup);
  const sum = total(context, adds, ({ instruction }) => context.term(instruction.amount), t.yes);
  const { name, node } = context.machine.waitgroups[waitgroup]!;
  return {
    words: `what is added to ${name} comes to 0`,
    nodes: [node, ...adds.map(({ place }) => place.node)],
    term: t.equal(sum, t.zero),
  };
}

/**
 * ops(c, d) and wg(w): what all executions of these operations come to in a complete run. Conditions
 * that are `known` where the sum stands are not repeated in it.
 */
function total<T extends Occurrence>(
  context: Context,
  all: readonly T[],
  worth: (occurrence: T) => t.Term,
  known: t.Term,
): t.Term {
  const { outside, inside } = byLoop(all);
  const where = (process: ProcessIndex, point: PointIndex, sum: t.Term) =>
    t.ifThenElse(without(known, context.reachable(process, point)), sum, t.zero);
  return t.add(
    ...outside.map((occurrence) => {
      const { process, point } = occurrence;
      const spawning = spawningLoop(context.machine, process);
      const sum = worth(occurrence);
      // Each iteration of the loop that spawns it brings one instance, which executes it once.
      return where(process, point, spawning === null ? sum : loopTotal(context, spawning, sum));
    }),
    ...[...inside].map(([loop, group]) => {
      const { process, head } = context.machine.loops[loop]!;
      return where(process, head, loopTotal(context, loop, t.add(...group.map(worth))));
    }),
  );
}

function without(known: t.Term, condition: t.Term): t.Term {
  const parts = (term: t.Term) => (term.kind === 'and' ? term.terms : [term]);
  const already = new Set(parts(known).map((part) => printTerm(part)));
  return t.and(...parts(condition).filter((part) => !already.has(printTerm(part))));
}

/** for(c, l, d) = iter(e1, e2) times what one iteration comes to. */
function loopTotal(context: Context, loop: LoopIndex, iteration: t.Term): t.Term {
  return t.multiply(iteration, t.iter(context.loopFrom(loop), context.loopTo(loop)));
}
