import * as t from '../../logic/term.ts';
import type {
  ChannelIndex,
  LoopIndex,
  Machine,
  PointIndex,
  ProcessIndex,
  WaitGroupIndex,
} from '../../process/machine.ts';
import type { Expression } from '../../virgo/ast.ts';
import { definedness, toTerm } from '../../virgo/to-term.ts';
import { toStateNames, type StateNames } from './names.ts';
import { toReachability, type Reachability } from './reachability.ts';

/** The states of an unbuffered channel (section 5): ready, an offer stands, the offer was taken. */
export const ready = t.integer(0);
export const offered = t.integer(1);
export const taken = t.integer(-1);

/** The vocabulary in which invariants, conditions and steps are written. */
export interface Context {
  readonly machine: Machine;
  readonly names: StateNames;
  readonly term: (expression: Expression) => t.Term;
  /** Evaluating it does not divide by zero. */
  readonly defined: (expression: Expression) => t.Term;
  /** ψ(π, n) */
  readonly reachable: Reachability;
  /** P(π) */
  readonly counter: (process: ProcessIndex) => t.Term;
  /** c: messages in the buffer, or the state of the exchange. */
  readonly channel: (channel: ChannelIndex) => t.Term;
  /** κ(c) */
  readonly capacity: (channel: ChannelIndex) => t.Term;
  /** κ(c) > 0 */
  readonly buffered: (channel: ChannelIndex) => t.Term;
  readonly waitgroup: (waitgroup: WaitGroupIndex) => t.Term;
  readonly loopVariable: (loop: LoopIndex) => t.Term;
  readonly loopFrom: (loop: LoopIndex) => t.Term;
  readonly loopTo: (loop: LoopIndex) => t.Term;
  /** T(π), a known constant. */
  readonly termination: (process: ProcessIndex) => t.Term;
}

export function toContext(machine: Machine): Context {
  const names = toStateNames(machine);
  const sorts = new Map(machine.parameters.map(({ name, sort }) => [name, sort]));
  const terms = new Map<Expression, t.Term>();
  const term = (expression: Expression): t.Term => {
    let found = terms.get(expression);
    if (found === undefined) {
      found = toTerm(expression, sorts);
      terms.set(expression, found);
    }
    return found;
  };
  const variables = (list: readonly string[]) => list.map((name) => t.variable(name, 'int'));
  const counters = variables(names.counters);
  const channels = variables(names.channels);
  const waitgroups = variables(names.waitgroups);
  const loops = variables(names.loops);
  const capacity = (channel: ChannelIndex) => term(machine.channels[channel]!.capacity);
  return {
    machine,
    names,
    term,
    defined: (expression) => definedness(expression, sorts),
    reachable: toReachability(machine, term),
    counter: (process) => counters[process]!,
    channel: (channel) => channels[channel]!,
    capacity,
    buffered: (channel) => t.compare(capacity(channel), '>', t.zero),
    waitgroup: (waitgroup) => waitgroups[waitgroup]!,
    loopVariable: (loop) => loops[loop]!,
    loopFrom: (loop) => term(machine.loops[loop]!.from),
    loopTo: (loop) => term(machine.loops[loop]!.to),
    termination: (process) => t.integer(machine.processes[process]!.termination),
  };
}

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

/** P(π) == n */
export function isAt(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  return t.equal(context.counter(process), t.integer(point));
}

/** ψ(π, n) && n < P(π): the operation at n was really executed, not jumped over. */
export function hasRun(context: Context, process: ProcessIndex, point: PointIndex): t.Term {
  return t.and(context.reachable(process, point), isPast(context, process, point));
}

/** 1 where the condition holds, else 0. */
export function count(condition: t.Term): t.Term {
  return t.ifThenElse(condition, t.one, t.zero);
}
