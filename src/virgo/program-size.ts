import type { Span } from '../base/span.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { countOperators } from '../expression/walk.ts';
import type { Block, Program, Statement } from './ast.ts';
import { expressionsOf, statementsOf } from './walk.ts';

/**
 * Larger programs are refused: a fragment has a few goroutines and a few dozen operations, and every
 * text up to a megabyte must end quickly.
 */
const operationLimit = 300;
const goroutineLimit = 40;
const operatorLimit = 1_000;
const parameterLimit = 40;

/** The first of the limits that a program exceeds, whatever its names stand for. */
export function checkSize({ body, span }: Program): Diagnostic | null {
  const operations = countStatements(body, () => 1);
  if (operations > operationLimit) {
    const given = { limit: operationLimit, found: operations };
    return diagnose(virgoCatalogue, 'virgo-too-large', span, given);
  }
  const goroutines = countStatements(body, ({ kind }) => (kind === 'go' ? 1 : 0));
  if (goroutines > goroutineLimit) {
    const given = { limit: goroutineLimit, found: goroutines };
    return diagnose(virgoCatalogue, 'virgo-too-many-goroutines', span, given);
  }
  const operators = countStatements(body, operatorsIn);
  if (operators <= operatorLimit) return null;
  const given = { limit: operatorLimit, found: operators };
  return diagnose(virgoCatalogue, 'virgo-too-many-terms', span, given);
}

/** Parameters are counted last: which names are parameters is known only of a program without mistakes. */
export function checkParameterCount(found: number, span: Span): Diagnostic | null {
  if (found <= parameterLimit) return null;
  const given = { limit: parameterLimit, found };
  return diagnose(virgoCatalogue, 'virgo-too-many-parameters', span, given);
}

function operatorsIn(statement: Statement): number {
  return expressionsOf(statement).reduce((sum, one) => sum + countOperators(one), 0);
}

function countStatements(block: Block, counts: (statement: Statement) => number): number {
  let count = 0;
  for (const statement of statementsOf(block)) count += counts(statement);
  return count;
}
