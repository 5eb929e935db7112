import type { Block, GoStatement } from '../syntax/node.ts';
import type { Checker } from './checker.ts';
import type { StatementContext } from './statement-context.ts';

/** Statements hold statements. */
export interface StatementRules {
  readonly statement: (c: Checker, statement: GoStatement, context: StatementContext) => void;
  readonly statements: (
    c: Checker,
    statements: readonly GoStatement[],
    context: StatementContext,
  ) => void;
  readonly block: (c: Checker, block: Block, context: StatementContext) => void;
}
