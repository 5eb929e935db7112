import * as t from '../../logic/term.ts';
import type { Context } from '../context/context.ts';
import { wasExecuted } from '../context/position.ts';
import { occurrences } from '../summary/occurrences.ts';
import { evaluatedAt } from '../rule/rules.ts';
import type { Conjunct } from './conjunct.ts';

/**
 * Not in the paper, whose expressions have no division: behind a point that evaluates an expression,
 * evaluating it did not divide by zero.
 * Depends on reachability. Produces one conjunct per point where that could happen.
 */
export function defined(context: Context): readonly Conjunct[] {
  return occurrences(context.machine).flatMap(({ process, point, instruction, place }) => {
    const evaluates = evaluatedAt(context, instruction);
    if (evaluates.kind === 'boolean') return [];
    const { name } = context.machine.processes[process]!;
    return [
      {
        family: 'defined' as const,
        subject: name,
        nodes: [place.node],
        words: `no division by zero lies behind ${name}`,
        term: t.implies(wasExecuted(context, process, point), evaluates),
      },
    ];
  });
}
