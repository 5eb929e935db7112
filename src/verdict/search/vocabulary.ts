import type { Encoding } from '../../encode/encoding.ts';
import * as t from '../../logic/term.ts';
import { toStep } from '../../encode/clause/step.ts';

/**
 * The comparisons that a program suggests for its own precondition: its guards and crash conditions,
 * the clauses of balanced(V), and its capacities against its numbers of iterations and against each other.
 */
export function vocabularyOf({ context, balanced }: Encoding): readonly t.Term[] {
  const { machine } = context;
  const guards = machine.processes.flatMap(({ index, points }) =>
    points.flatMap(({ instruction }, point) => {
      if (instruction.kind === 'branch') return [context.term(instruction.condition)];
      return instruction.kind === 'make-channel' ? [toStep(context, index, point).crash] : [];
    }),
  );
  const capacities = machine.channels.map((_, channel) => context.capacity(channel));
  const iterations = machine.loops.map((_, loop) =>
    t.subtract(context.loopTo(loop), context.loopFrom(loop)),
  );
  const quantities = [...iterations, ...capacities];
  const comparisons = quantities.flatMap((one, index) => [
    t.compare(one, '>', t.zero),
    ...quantities.slice(index + 1).map((other) => t.compare(one, '<=', other)),
  ]);
  return [...guards, ...balanced.map(({ term }) => term), ...comparisons].filter(
    ({ kind }) => kind !== 'boolean',
  );
}

/** The conditions inside a formula, and what they split into: candidates for facts at points. */
export function conditionsIn(formula: t.Term): readonly t.Term[] {
  const found = new Set<t.Term>();
  const visit = (term: t.Term): void => {
    if (term.kind === 'and' || term.kind === 'or') {
      found.add(term);
      term.terms.forEach(visit);
    } else if (term.kind === 'not') {
      found.add(term);
      visit(term.operand);
    } else if (term.kind === 'compare' || term.kind === 'variable') {
      for (const one of weaker(term)) found.add(one);
      found.add(term);
      found.add(t.not(term));
    }
  };
  visit(formula);
  return [...found];
}

/** What an equation, or its opposite, splits into. */
function weaker(term: t.Term): readonly t.Term[] {
  if (term.kind !== 'compare' || (term.operator !== '==' && term.operator !== '!=')) return [];
  return (['<=', '>='] as const).map((operator) => t.compare(term.left, operator, term.right));
}
