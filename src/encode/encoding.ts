import type { StrategyNumber } from '../base/strategy.ts';
import { and, type Term } from '../logic/term.ts';
import type { Machine } from '../process/machine.ts';
import type { Expression } from '../expression/expression.ts';
import { balanced, type Clause } from './clause/balanced.ts';
import { toContext, type Context } from './context/context.ts';
import type { Conjunct } from './invariant/conjunct.ts';
import { invariant } from './invariant/invariant.ts';

/** What is the same for every strategy: the vocabulary, inv(V), and the clauses of balanced(V). */
export interface Encoding {
  readonly context: Context;
  /** What holds of the parameters in every run, such as that a length is not negative. */
  readonly assumptions: readonly Term[];
  readonly invariant: readonly Conjunct[];
  readonly balanced: readonly Clause[];
}

export function encode(machine: Machine, assumptions: readonly Expression[] = []): Encoding {
  const context = toContext(machine);
  return {
    context,
    assumptions: assumptions.map(context.term),
    invariant: invariant(context),
    balanced: balanced(context),
  };
}

/** The precondition that a strategy reports (section 4.4). */
export function preconditionOf({ balanced: clauses }: Encoding, strategy: StrategyNumber): Term {
  return and(...(strategy === 1 ? [] : clauses.map(({ term }) => term)));
}
