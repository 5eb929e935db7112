import { toStep } from '../../src/encode/clause/step.ts';
import { isAt, moveTo } from '../../src/encode/context/position.ts';
import type { Encoding } from '../../src/encode/encoding.ts';
import { evaluateTerm, type TermValue } from '../../src/logic/evaluate-term.ts';
import type { Term } from '../../src/logic/term.ts';
import { isCounted } from '../../src/process/machine.ts';

/** The values of the parameters and of all state variables of an encoding. */
export type Values = ReadonlyMap<string, TermValue>;

export interface Reached {
  readonly values: Values;
  /** No step is possible from here. */
  readonly isFinal: boolean;
  /** Some step from here aborts the program. */
  readonly canCrash: boolean;
}

const mostStates = 20_000;

/**
 * All states that the encoding's own steps lead to from its initial state, at the given parameters. The
 * formulas are evaluated, not proved: what they say of a state can be compared with what is the case.
 */
export function reachedStates(encoding: Encoding, parameters: Values): readonly Reached[] {
  const start = initialState(encoding, parameters);
  const seen = new Map([[keyOf(start), start]]);
  const reached: Reached[] = [];
  for (const values of seen.values()) {
    const { next, canCrash } = successors(encoding, values);
    reached.push({ values, canCrash, isFinal: next.length === 0 && !canCrash });
    for (const one of next) if (!seen.has(keyOf(one))) seen.set(keyOf(one), one);
    if (seen.size > mostStates) throw new Error('too many states for a test');
  }
  return reached;
}

export function holds(term: Term, values: Values): boolean {
  return evaluateTerm(term, values) === true;
}

function initialState({ context }: Encoding, parameters: Values): Values {
  const { names, machine, loopFrom } = context;
  return new Map<string, TermValue>([
    ...parameters,
    ...[...names.channels, ...names.waitgroups].map((name) => [name, 0n] as const),
    ...names.loops.map((name, loop) => [name, evaluateTerm(loopFrom(loop), parameters)] as const),
    ...names.counters.flatMap((own, process) => {
      const isThere = process === 0 || isCounted(machine, process);
      return own.map((name) => [name, isThere ? 0n : -1n] as const);
    }),
  ]);
}

function successors({ context }: Encoding, values: Values) {
  const next: Values[] = [];
  let canCrash = false;
  for (const { index, points } of context.machine.processes) {
    for (const point of points.keys()) {
      if (!holds(isAt(context, index, point), values)) continue;
      const { crash, arms } = toStep(context, index, point);
      if (holds(crash, values)) {
        canCrash = true;
        continue;
      }
      for (const { guard, updates, target } of arms) {
        if (!holds(guard, values)) continue;
        const changes = [...updates, ...moveTo(context, index, point, target)];
        const changed = changes.map(([name, term]) => [name, evaluateTerm(term, values)] as const);
        next.push(new Map([...values, ...changed]));
      }
    }
  }
  return { next, canCrash };
}

function keyOf(values: Values): string {
  return [...values.values()].join();
}
