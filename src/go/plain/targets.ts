import { unreachable } from '../../base/unreachable.ts';
import type { LocalId } from './ids.ts';
import { isDataStatement, type DataStatement } from './statement-groups.ts';
import type { PlainStatement } from './statement.ts';

/** The locals that a statement itself gives a value, or a new cell; not those of its inner blocks. */
export function targetsOf(statement: PlainStatement): readonly LocalId[] {
  return possibleTargets(statement).filter((one) => one !== null);
}

function possibleTargets(statement: PlainStatement): readonly (LocalId | null)[] {
  if (isDataStatement(statement)) return targetsOfData(statement);
  switch (statement.kind) {
    case 'call':
    case 'native':
      return statement.results;
    case 'receive':
      return [statement.value, statement.ok];
    case 'select':
      return statement.cases.flatMap(({ communication: one }) =>
        one.kind === 'receive' ? [one.value, one.ok] : [],
      );
    case 'range-map':
      return [statement.key, statement.value];
    case 'recover':
    case 'make-channel':
    case 'channel-length':
      return [statement.target];
    case 'go':
    case 'defer':
    case 'return':
    case 'break':
    case 'continue':
    case 'panic':
    case 'send':
    case 'close':
    case 'if':
    case 'loop':
    case 'block':
      return [];
    default:
      return unreachable(statement);
  }
}

function targetsOfData(statement: DataStatement): readonly (LocalId | null)[] {
  switch (statement.kind) {
    case 'assign':
    case 'load':
    case 'new':
    case 'make-slice':
    case 'slice-literal':
    case 'append':
    case 'append-slice':
    case 'copy':
    case 'make-map':
    case 'map-length':
    case 'frame':
      return [statement.target];
    case 'declare':
      return [statement.local];
    case 'map-get':
    case 'assert':
      return [statement.value, statement.ok];
    case 'decode-rune':
      return [statement.rune, statement.width];
    case 'store':
    case 'clear-slice':
    case 'map-set':
    case 'map-delete':
    case 'map-clear':
      return [];
    default:
      return unreachable(statement);
  }
}
