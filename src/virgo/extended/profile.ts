import { unreachable } from '../../base/unreachable.ts';
import type { Block, Program, Statement } from '../ast.ts';
import type { ExtendedBlock, ExtendedProgram, ExtendedStatement } from './ast.ts';

/**
 * The program in the paper's language, or the first statement that goes beyond it. What the paper's
 * checker refuses for its shape alone (a loop in a loop) is not looked at here.
 */
export function toPaperProgram(program: ExtendedProgram): Program | Beyond {
  const { contracts, processes } = program;
  const top = [...contracts, ...processes][0];
  if (top !== undefined) return { kind: 'beyond', at: top };
  const body = paperBlock(program.body);
  return 'kind' in body ? body : { body, span: program.span };
}

/** Where a program leaves the paper's language. */
interface Beyond {
  readonly kind: 'beyond';
  readonly at: Pick<ExtendedStatement, 'span'>;
}

function paperBlock(block: ExtendedBlock): Block | Beyond {
  const statements: Statement[] = [];
  for (const statement of block) {
    const paper = paperStatement(statement);
    if (paper.kind === 'beyond') return paper;
    statements.push(paper);
  }
  return statements;
}

/** The kinds of the paper's statements; all others go beyond it. */
const paperKinds: Readonly<Record<Statement['kind'], true>> = {
  skip: true,
  return: true,
  add: true,
  wait: true,
  channel: true,
  waitgroup: true,
  send: true,
  receive: true,
  go: true,
  for: true,
  if: true,
};

function hasPaperKind(
  statement: ExtendedStatement,
): statement is Extract<ExtendedStatement, { readonly kind: Statement['kind'] }> {
  return statement.kind in paperKinds;
}

function paperStatement(statement: ExtendedStatement): Statement | Beyond {
  if (!hasPaperKind(statement)) return { kind: 'beyond', at: statement };
  switch (statement.kind) {
    case 'skip':
    case 'return':
    case 'add':
    case 'wait':
    case 'channel':
    case 'waitgroup':
      return statement;
    case 'send':
    case 'receive':
      return statement.index === undefined ? statement : { kind: 'beyond', at: statement };
    case 'go':
    case 'for': {
      const body = paperBlock(statement.body);
      return 'kind' in body ? body : { ...statement, body };
    }
    case 'if': {
      const then = paperBlock(statement.then);
      if ('kind' in then) return then;
      const otherwise = paperBlock(statement.otherwise);
      return 'kind' in otherwise ? otherwise : { ...statement, then, otherwise };
    }
    default:
      return unreachable(statement);
  }
}
