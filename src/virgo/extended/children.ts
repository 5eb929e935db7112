import { unreachable } from '../../base/unreachable.ts';
import type { Expression } from '../ast.ts';
import type { ExtendedBlock, ExtendedProgram, ExtendedStatement } from './ast.ts';
import { hasShape } from './shape.ts';

/** The blocks of a statement, in the order of the text. */
export function blocksOf(statement: ExtendedStatement): readonly ExtendedBlock[] {
  if (hasShape(statement, 'body')) return [statement.body];
  if (hasShape(statement, 'branches')) return [statement.then, statement.otherwise];
  if (!hasShape(statement, 'cases')) return [];
  return statement.cases.flatMap((one) =>
    one.kind === 'receive' && one.closed !== null ? [one.body, one.closed] : [one.body],
  );
}

/** The expressions of a statement itself, without those of its blocks. */
export function expressionsOf(statement: ExtendedStatement): readonly Expression[] {
  switch (statement.kind) {
    case 'channel':
      return [statement.capacity];
    case 'array':
      return [statement.size, statement.capacity];
    case 'add':
    case 'count-down':
      return [statement.amount];
    case 'if':
      return [statement.condition];
    case 'for':
      return [statement.from, statement.to];
    case 'skip':
    case 'return':
    case 'break':
    case 'continue':
    case 'block':
    case 'leave':
    case 'send':
    case 'receive':
    case 'receive-ok':
    case 'close':
    case 'range':
    case 'loop':
    case 'wait':
    case 'waitgroup':
    case 'mutex':
    case 'rwmutex':
    case 'once':
    case 'timer':
    case 'context':
    case 'lock':
    case 'unlock':
    case 'read-lock':
    case 'read-unlock':
    case 'once-do':
    case 'cancel':
    case 'choice':
    case 'choose':
    case 'select':
    case 'go':
    case 'go-named':
      return [];
    default:
      return unreachable(statement);
  }
}

/** Every statement of a block; an outer one comes before those inside. */
function* statementsIn(block: ExtendedBlock): Generator<ExtendedStatement> {
  for (const statement of block) {
    yield statement;
    for (const inner of blocksOf(statement)) yield* statementsIn(inner);
  }
}

export function* allStatements(program: ExtendedProgram): Generator<ExtendedStatement> {
  for (const { body } of program.processes) yield* statementsIn(body);
  yield* statementsIn(program.body);
}
