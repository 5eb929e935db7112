import type { Machine, ProcessIndex } from '../process/machine.ts';
import type { BoundMachine } from './bind.ts';
import { sameChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import { endingAt } from './ending.ts';
import type { Ending } from './ending.ts';
import { operationAt } from './intent.ts';
import { movesAt } from './moves.ts';
import { explainBlocked } from './sentence.ts';
import { hasEnded, initialState, isSpawned } from './state.ts';
import type { State, View } from './state.ts';
import { stepBy } from './step.ts';
import type { Outcome } from './step.ts';
import type { Trace } from './trace.ts';

/** What became of a trace. `states[i]` is the state before choice i. */
export type Replay =
  | { readonly kind: 'played'; readonly states: readonly State[]; readonly ending: Ending }
  /** The choice at `at` cannot be made: the program is not the one that the trace was made of. */
  | {
      readonly kind: 'broken';
      readonly states: readonly State[];
      /** Where the step before has ended the run already, how. */
      readonly ending: Ending | null;
      readonly at: number;
      readonly message: string;
    };

/**
 * Plays a trace. After a crash the list of states has no further entry, so that a run of n choices
 * has n + 1 states unless it crashed.
 */
export function replay(bound: BoundMachine, { view, choices }: Trace): Replay {
  let state = initialState(bound);
  const states = [state];
  const broken = (at: number, ending: Ending | null, reason: string): Replay => {
    const message = `Step ${at + 1} cannot be replayed: ${reason}.`;
    return { kind: 'broken', states, ending, at, message };
  };
  for (const [at, choice] of choices.entries()) {
    const { enabled } = movesAt(bound, state, view);
    if (!enabled.some((one) => sameChoice(one, choice))) {
      return broken(at, null, explainImpossible(bound, state, choice, view));
    }
    const outcome = stepBy(bound, state, choice);
    if (outcome.kind !== 'moved') {
      const ending = endingBy(state, choice, outcome);
      const isLast = at === choices.length - 1;
      if (isLast) return { kind: 'played', states, ending };
      return broken(at + 1, ending, `the run ends with step ${at + 1}`);
    }
    state = outcome.state;
    states.push(state);
  }
  return { kind: 'played', states, ending: endingAt(bound, state, view) };
}

function endingBy(
  state: State,
  { process }: Choice,
  outcome: Exclude<Outcome, { kind: 'moved' }>,
): Ending {
  if (outcome.kind === 'too-large') return { kind: 'too-large', process, value: outcome.value };
  return { kind: 'crash', process, point: state.points[process]!, cause: outcome.cause };
}

/** Why a choice is not among the moves, in words. */
function explainImpossible(bound: BoundMachine, state: State, choice: Choice, view: View): string {
  const { machine } = bound;
  const { process } = choice;
  if (machine.processes[process] === undefined) return `there is no goroutine ${process}`;
  const { name } = machine.processes[process];
  if (!isSpawned(state, process)) return `${name} has not been started`;
  if (hasEnded(bound, state, process)) return `${name} has ended`;
  const { enabled, blocked } = movesAt(bound, state, view);
  const reason = blocked.find((one) => one.process === process)?.reason;
  if (reason !== undefined) return `${name} ${explainBlocked(bound, reason)}`;
  const partners = enabled.filter((one) => one.process === process && one.partner !== null);
  if (choice.action === 'exchange' && partners.length > 0) {
    return `${name} cannot hand a value to ${partnerName(machine, choice.partner)} here`;
  }
  return `${name} is at another operation, ${operationAt(bound, state, process)}`;
}

function partnerName(machine: Machine, partner: ProcessIndex | null): string {
  if (partner === null) return 'nobody';
  return machine.processes[partner]?.name ?? `goroutine ${partner}`;
}
