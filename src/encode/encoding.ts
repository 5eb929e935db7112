import type { StrategyNumber } from '../base/strategy.ts';
import { and, type Term } from '../logic/term.ts';
import type { Machine } from '../process/machine.ts';
import type { Assumption } from '../expression/assumption.ts';
import { balanced, type Clause } from './clause/balanced.ts';
import { toContext, type Context } from './context/context.ts';
import type { Conjunct } from './invariant/conjunct.ts';
import { invariant } from './invariant/invariant.ts';

/** What is the same for every strategy: the vocabulary, inv(V), and the clauses of balanced(V). */
export interface Encoding {
  readonly context: Context;
  /** What holds of the parameters in every run, such as that a length is not negative. */
  readonly assumptions: readonly AssumedTerm[];
  readonly invariant: readonly Conjunct[];
  readonly balanced: readonly Clause[];
}

/** An assumption as a term, which still says where it comes from. */
export interface AssumedTerm extends Omit<Assumption, 'expression'> {
  readonly term: Term;
}

export function assumedTerms({ assumptions }: Pick<Encoding, 'assumptions'>): readonly Term[] {
  return assumptions.map(({ term }) => term);
}

export function encode(machine: Machine, assumptions: readonly Assumption[] = []): Encoding {
  const context = toContext(machine);
  return {
    context,
    assumptions: assumptions.map(({ expression, ...known }) => ({
      ...known,
      term: context.term(expression),
    })),
    invariant: invariant(context),
    balanced: balanced(context),
  };
}

/** The precondition that a strategy reports (section 4.4). */
export function preconditionOf({ balanced: clauses }: Encoding, strategy: StrategyNumber): Term {
  return and(...(strategy === 1 ? [] : clauses.map(({ term }) => term)));
}
