import { virgoCatalogue } from '../../diagnostics/catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { countOperators } from '../../expression/walk.ts';
import type { ExtendedProgram } from './ast.ts';
import { allStatements, expressionsOf } from './children.ts';

/** The same limits as in the paper's part: every text up to a megabyte must end quickly. */
const operationLimit = 300;
const goroutineLimit = 40;
const operatorLimit = 1_000;

export function checkExtendedSize(program: ExtendedProgram): Diagnostic | null {
  const statements = [...allStatements(program)];
  const { span } = program;
  if (statements.length > operationLimit) {
    const given = { limit: operationLimit, found: statements.length };
    return diagnose(virgoCatalogue, 'virgo-too-large', span, given);
  }
  const goroutines = statements.filter(({ kind }) => kind === 'go' || kind === 'go-named').length;
  if (goroutines > goroutineLimit) {
    const given = { limit: goroutineLimit, found: goroutines };
    return diagnose(virgoCatalogue, 'virgo-too-many-goroutines', span, given);
  }
  const expressions = [
    ...program.contracts.map(({ condition }) => condition),
    ...statements.flatMap(expressionsOf),
  ];
  const operators = expressions.reduce((sum, one) => sum + countOperators(one), 0);
  if (operators <= operatorLimit) return null;
  const given = { limit: operatorLimit, found: operators };
  return diagnose(virgoCatalogue, 'virgo-too-many-terms', span, given);
}
