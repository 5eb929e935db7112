import type { PointIndex } from '../process/machine.ts';
import type { Frame, Goroutine, LoopIteration, Observation } from '../run/observation.ts';
import type { BoundMachine } from './bound-machine.ts';
import { operationAt } from './listing.ts';
import { movesAt } from './moves.ts';
import { toResourceObserver } from './observe-resources.ts';
import { instructionRule } from './rule/rules.ts';
import { hasEnded, isSpawned, loopVariable, type State, type View } from './state.ts';
import { toWaiting } from './waiting.ts';

export function toObserver(bound: BoundMachine, view: View): (state: State) => Observation {
  const resources = toResourceObserver(bound);
  const waiting = toWaiting(bound);
  return (state) => {
    const { blocked } = movesAt(bound, state, view);
    const waits = new Map(blocked.map(({ process, reason }) => [process, reason]));
    const waitOf = waiting.at(state);
    return {
      goroutines: bound.named.processes.map(({ id, name }): Goroutine => {
        const reason = waits.get(id);
        const status = statusOf(bound, state, id, reason !== undefined);
        return {
          id,
          name,
          status,
          listing: id,
          stack: status === 'not started' || status === 'ended' ? [] : [frameOf(bound, state, id)],
          intent: status === 'ready' ? intentOf(bound, state, id) : null,
          waits: reason === undefined ? null : waitOf(id, reason),
        };
      }),
      resources: resources(state),
    };
  };
}

function statusOf(
  bound: BoundMachine,
  state: State,
  process: number,
  isBlocked: boolean,
): Goroutine['status'] {
  if (!isSpawned(state, process)) return 'not started';
  if (hasEnded(bound, state, process)) return 'ended';
  return isBlocked ? 'waiting' : 'ready';
}

function intentOf(bound: BoundMachine, state: State, process: number): string {
  const { instruction } = bound.machine.processes[process]!.points[state.points[process]!]!;
  return instructionRule(instruction).intent({ bound, state, process }, instruction);
}

function frameOf(bound: BoundMachine, state: State, process: number): Frame {
  const line: PointIndex = state.points[process]!;
  const { instruction, loop: around, span } = bound.machine.processes[process]!.points[line]!;
  const loop = 'loop' in instruction ? instruction.loop : around;
  const value = loop === null ? null : loopVariable(bound, state, loop);
  return {
    listing: process,
    line,
    span,
    operation: operationAt(bound, state, process),
    variables:
      loop === null || value === null
        ? []
        : [{ name: bound.machine.loops[loop]!.variable, value: String(value) }],
    loop: loop === null || value === null ? null : iterationOf(bound, state, loop, value),
  };
}

function iterationOf(
  bound: BoundMachine,
  state: State,
  loop: number,
  value: bigint,
): LoopIteration | null {
  const { iterations } = bound.loops[loop]!;
  const iteration = state.iterations[loop]! + 1;
  // All iterations are done: the next step leaves the loop.
  if (iteration > iterations) return null;
  const { variable, head } = bound.machine.loops[loop]!;
  return { head, variable, value: String(value), iteration, iterations };
}
