import { unreachable } from '../base/unreachable.ts';
import { mayBeEndless } from './endless.ts';
import { waitsForContexts, type Block } from '../model/statements.ts';
import { blocksOf, someStatement } from '../model/walk.ts';

/**
 * Nothing in it can be seen by another goroutine, and the goroutine runs on behind it. A loop that only ends
 * where something leaves it may not: of one that never communicated the model has granted that it ends.
 */
export function isSilent(block: Block): boolean {
  return block.every((statement) => {
    switch (statement.kind) {
      case 'go':
        return isSilentProcess(statement.body);
      case 'repeat':
        return statement.iterations !== null && isSilent(statement.body);
      case 'count':
        return !mayBeEndless(statement) && isSilent(statement.body);
      case 'if':
      case 'once':
        return blocksOf(statement).every(isSilent);
      case 'scope':
        return (
          isSilentProcess(statement.body) &&
          !leavesBeyond(statement.body, new Set([statement.label]))
        );
      case 'select':
        if (waitsForContexts(statement)) return false;
        return statement.cases.every(
          ({ alternative, body }) => alternative.kind !== 'operation' && isSilent(body),
        );
      case 'make':
        return statement.primitive.kind === 'once' || statement.primitive.kind === 'cond';
      case 'operation':
      case 'add':
      case 'drain':
      case 'leave':
      case 'end':
      case 'stuck':
        return false;
      default:
        return unreachable(statement);
    }
  });
}

/** The same for a whole goroutine: it may end where it likes, as long as it does. */
export function isSilentProcess(block: Block): boolean {
  return !someStatement(block, (statement) => {
    switch (statement.kind) {
      case 'operation':
      case 'add':
      case 'drain':
      case 'stuck':
        return true;
      case 'make':
        return !isSilent([statement]);
      case 'repeat':
        return statement.iterations === null;
      case 'count':
        return mayBeEndless(statement);
      case 'select':
        return (
          waitsForContexts(statement) ||
          statement.cases.some(({ alternative }) => alternative.kind === 'operation')
        );
      case 'go':
      case 'if':
      case 'once':
      case 'scope':
      case 'leave':
      case 'end':
        return false;
      default:
        return unreachable(statement);
    }
  });
}

function leavesBeyond(block: Block, labels: ReadonlySet<number>): boolean {
  return block.some((statement) => {
    if (statement.kind === 'end') return true;
    if (statement.kind === 'leave') return !labels.has(statement.label);
    if (statement.kind === 'go') return false;
    const inner = statement.kind === 'scope' ? new Set([...labels, statement.label]) : labels;
    return blocksOf(statement).some((body) => leavesBeyond(body, inner));
  });
}
