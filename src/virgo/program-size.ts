import type { Span } from '../base/span.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Block, Expression, Program, Statement } from './ast.ts';

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
  const operators = countStatements(body, countOperators);
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

function countOperators(statement: Statement): number {
  switch (statement.kind) {
    case 'channel':
      return sizeOf(statement.capacity);
    case 'add':
      return sizeOf(statement.amount);
    case 'if':
      return sizeOf(statement.condition);
    case 'for':
      return sizeOf(statement.from) + sizeOf(statement.to);
    default:
      return 0;
  }
}

function sizeOf(expression: Expression): number {
  switch (expression.kind) {
    case 'unary':
      return 1 + sizeOf(expression.operand);
    case 'binary':
      return 1 + sizeOf(expression.left) + sizeOf(expression.right);
    default:
      return 0;
  }
}

function countStatements(block: Block, counts: (statement: Statement) => number): number {
  let count = 0;
  for (const statement of block) {
    count += counts(statement);
    if (statement.kind === 'go' || statement.kind === 'for') {
      count += countStatements(statement.body, counts);
    } else if (statement.kind === 'if') {
      count +=
        countStatements(statement.then, counts) + countStatements(statement.otherwise, counts);
    }
  }
  return count;
}
