import * as t from '../../logic/term.ts';
import type {
  ChannelIndex,
  LoopIndex,
  Machine,
  ProcessIndex,
  WaitGroupIndex,
} from '../../process/machine.ts';
import type { Expression } from '../../expression/expression.ts';
import { definedness, toTerm } from '../../logic/to-term.ts';
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
  /** P(π), of a process that is not counted. */
  readonly counter: (process: ProcessIndex) => t.Term;
  /** By point: how many instances of a counted process stand there. */
  readonly instances: (process: ProcessIndex) => readonly t.Term[];
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
  const counters = names.counters.map(variables);
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
    counter: (process) => counters[process]![0]!,
    instances: (process) => counters[process]!,
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
