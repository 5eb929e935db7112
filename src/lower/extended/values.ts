import { findExpression, visitLeaves } from '../../expression/walk.ts';
import { isConditional, type Origin, type Quantity, type Source } from '../../model/quantity.ts';
import type { Block } from '../../model/statements.ts';
import { quantitiesOf, visitBlock } from '../../model/walk.ts';

/** What callers decide; everything else is a choice that nobody can promise anything about. */
const isDecided: Readonly<Record<Origin, boolean>> = {
  parameter: true,
  length: true,
  stored: false,
  computed: false,
  processors: false,
  received: false,
  carried: false,
  choice: false,
  attempt: false,
  iterations: false,
  'iterations-with': false,
  'iterations-before': false,
  leaves: false,
};

/**
 * The values that the program declares as choices. Those of which something has to be assumed are
 * parameters, since only of parameters a contract can speak.
 */
export function choicesIn(block: Block): (source: Source) => boolean {
  const assumed = new Set<number>();
  const note = (quantity: Quantity, all: boolean): void =>
    visitLeaves(quantity, (leaf) => {
      if (leaf.kind !== 'source') return;
      const { id, nonNegative, range } = leaf.source;
      if (all || nonNegative || range !== undefined) assumed.add(id);
    });
  visitBlock(block, (statement) => {
    // A loop without iterations and one with less than none are the same.
    if (statement.kind === 'count' && statement.to.kind === 'source')
      return note(statement.from, false);
    for (const quantity of quantitiesOf(statement)) {
      const conditional = findExpression(quantity, isConditional);
      note(quantity, conditional !== null);
    }
  });
  return (source) => !isDecided[source.origin] && !source.assumedStill && !assumed.has(source.id);
}
