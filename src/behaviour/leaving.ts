import { unreachable } from '../base/unreachable.ts';
import { isDataStatement } from '../go/plain/statement-groups.ts';
import type { PlainStatement } from '../go/plain/statement.ts';

/** Control may go somewhere else than behind it. */
export type Leaving = Extract<
  PlainStatement,
  {
    readonly kind:
      'return' | 'panic' | 'break' | 'continue' | 'loop' | 'range-map' | 'block' | 'if' | 'select';
  }
>;

/** Whether control may go somewhere else than behind a statement. */
export function jumps(statement: PlainStatement): statement is Leaving {
  if (isDataStatement(statement)) return false;
  switch (statement.kind) {
    case 'return':
    case 'panic':
    case 'break':
    case 'continue':
    case 'loop':
    case 'range-map':
    case 'block':
      return true;
    case 'if':
      return statement.then.some(jumps) || statement.otherwise.some(jumps);
    case 'select':
      return (
        statement.cases.some(({ body }) => body.some(jumps)) ||
        (statement.default?.some(jumps) ?? false)
      );
    case 'call':
    case 'go':
    case 'defer':
    case 'make-channel':
    case 'send':
    case 'receive':
    case 'close':
    case 'native':
    case 'recover':
    case 'channel-length':
      return false;
    default:
      return unreachable(statement);
  }
}
