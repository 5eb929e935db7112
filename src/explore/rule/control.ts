import type { Instruction } from '../../process/machine.ts';
import type { LoopPosition } from '../../run/family/control.ts';
import { evaluate, undefinedValue } from '../../expression/evaluate.ts';
import { printExpressionText } from '../../virgo/print.ts';
import type { BoundMachine } from '../bound-machine.ts';
import type { ControlOp, OpOf } from '../op.ts';
import { loopVariable, type State } from '../state.ts';
import {
  divides,
  goTo,
  integerAt,
  only,
  type At,
  type InstructionRules,
  type OpRules,
} from './rule.ts';

type Controls = Exclude<Instruction, { readonly channel: number } | { readonly waitgroup: number }>;

export const controlInstructions: InstructionRules<Controls['kind']> = {
  spawn: {
    bind({ loop, tooMany }, { process, next }) {
      if (loop !== null && tooMany !== null)
        return { kind: 'too-large', action: 'spawn', value: BigInt(tooMany) };
      return { kind: 'spawn', process, loop, next };
    },
    intent: (at, { process }) => `start ${startedName(at, process)}`,
  },
  return: {
    bind: (_, { target }) => ({ kind: 'return', next: target }),
    intent: () => 'return',
  },
  branch: {
    bind({ valuation }, { condition, then, otherwise }) {
      const value = evaluate(condition, valuation);
      if (value === undefinedValue) return divides('branch');
      const holds = value === true;
      return {
        kind: 'branch',
        condition: printExpressionText(condition),
        isName: condition.kind === 'parameter',
        holds,
        next: holds ? then : otherwise,
      };
    },
    intent: (_, { condition }) => `decide on ${printExpressionText(condition)}`,
  },
  jump: {
    bind: (_, { target }) => ({ kind: 'jump', next: target }),
    intent: () => 'leave the branch',
  },
  'loop-head': {
    bind(binding, instruction) {
      const { from, to } = binding.machine.loops[instruction.loop]!;
      const bounds = [integerAt(binding, from), integerAt(binding, to)];
      return bounds.includes(null) ? divides('loop-head') : instruction;
    },
    intent({ bound, state }, { loop }) {
      const { iterations } = bound.loops[loop]!;
      const done = state.iterations[loop]!;
      if (done < iterations) return `begin iteration ${done + 1} of ${iterations}`;
      const { variable } = bound.machine.loops[loop]!;
      return iterations === 0
        ? `skip the loop over ${variable}`
        : `leave the loop over ${variable}`;
    },
  },
  'loop-next': {
    bind: (_, instruction) => instruction,
    intent: ({ bound, state }, { loop }) =>
      `end iteration ${state.iterations[loop]! + 1} of ${bound.loops[loop]!.iterations}`,
  },
};

export const controlOps: OpRules<ControlOp['kind']> = {
  spawn: {
    standing: ({ process }) => only(process, 'spawn'),
    step({ bound, state, process }, op) {
      const started = spawnedBy(state, op);
      return {
        kind: 'moved',
        state: goTo(goTo(state, process, op.next), started, 0),
        what: { kind: 'spawn', started: bound.named.processes[started]! },
      };
    },
  },
  return: {
    standing: ({ process }) => only(process, 'return'),
    step: ({ state, process }, { next }) => ({
      kind: 'moved',
      state: goTo(state, process, next),
      what: { kind: 'return' },
    }),
  },
  branch: {
    standing: ({ process }) => only(process, 'branch'),
    step: ({ state, process }, { condition, isName, holds, next }) => ({
      kind: 'moved',
      state: goTo(state, process, next),
      what: { kind: 'branch', condition, isName, holds },
    }),
  },
  jump: {
    standing: ({ process }) => only(process, 'jump'),
    step: ({ state, process }, { next }) => ({
      kind: 'moved',
      state: goTo(state, process, next),
      what: { kind: 'jump' },
    }),
  },
  'loop-head': {
    standing: ({ process }) => only(process, 'loop-head'),
    step({ bound, state, process }, { loop, body, exit }) {
      const position = positionIn(bound, state, loop, 0);
      const inside = position.done < position.iterations;
      return {
        kind: 'moved',
        state: goTo(state, process, inside ? body : exit),
        what: { kind: 'loop-head', inside, ...position },
      };
    },
  },
  'loop-next': {
    standing: ({ process }) => only(process, 'loop-next'),
    step({ bound, state, process }, { loop, head }) {
      const iterations = state.iterations.with(loop, state.iterations[loop]! + 1);
      return {
        kind: 'moved',
        state: { ...goTo(state, process, head), iterations },
        what: { kind: 'loop-next', ...positionIn(bound, state, loop, 1) },
      };
    },
  },
};

/** Which process a `go` starts in this state. */
function spawnedBy({ iterations }: State, { process, loop }: OpOf<'spawn'>): number {
  return loop === null ? process : process + iterations[loop]!;
}

/**
 * The name of what a `go` starts at this iteration; where it cannot be done, the name of the process that
 * the program gives.
 */
export function startedName(
  { bound, state, process }: Pick<At, 'bound' | 'state' | 'process'>,
  given: number,
): string {
  const op = bound.processes[process]![state.points[process]!];
  return bound.named.processes[op?.kind === 'spawn' ? spawnedBy(state, op) : given]!.name;
}

/** Before a step that ends so many iterations of the loop. */
function positionIn(bound: BoundMachine, state: State, loop: number, ends: 0 | 1): LoopPosition {
  const value = loopVariable(bound, state, loop);
  return {
    variable: bound.machine.loops[loop]!.variable,
    value: value === null ? '' : String(value + BigInt(ends)),
    done: state.iterations[loop]!,
    iterations: bound.loops[loop]!.iterations,
  };
}
