import { unreachable } from '../../../src/base/unreachable.ts';
import type {
  ExtendedBlock,
  ExtendedProgram,
  ExtendedStatement,
} from '../../../src/virgo/extended/ast.ts';
import type { Expression, NodeId } from '../../../src/virgo/ast.ts';
import { allStatements, blocksOf } from '../../../src/virgo/extended/children.ts';
import type { Dice } from '../generate/dice.ts';

const span = { start: 0, end: 0 };
const id = 0 as NodeId;
const node = { id, span };

/** A program with one mistake, or one more. It may be one that the checker refuses. */
export function mutate(program: ExtendedProgram, dice: Dice): ExtendedProgram {
  const pool = statementPool(program, dice);
  const target = dice.below(countBlocks(program));
  return rewrite(program, target, (block) => change(block, pool, dice));
}

function countBlocks(program: ExtendedProgram): number {
  let count = 1 + program.processes.length;
  for (const statement of allStatements(program)) count += blocksOf(statement).length;
  return count;
}

type Edit = (block: ExtendedBlock) => ExtendedBlock;

/** Changes the block with this number, counted outside in. */
function rewrite(program: ExtendedProgram, target: number, edit: Edit): ExtendedProgram {
  let next = 0;
  const visit = (block: ExtendedBlock): ExtendedBlock => {
    const isIt = next++ === target;
    const inner = block.map((statement) => withBlocks(statement, visit));
    return isIt ? edit(inner) : inner;
  };
  const processes = program.processes.map((one) => ({ ...one, body: visit(one.body) }));
  return { ...program, processes, body: visit(program.body) };
}

function withBlocks(
  statement: ExtendedStatement,
  visit: (block: ExtendedBlock) => ExtendedBlock,
): ExtendedStatement {
  if (statement.kind === 'select') {
    const cases = statement.cases.map((one) =>
      one.kind === 'receive' && one.closed !== null
        ? { ...one, body: visit(one.body), closed: visit(one.closed) }
        : { ...one, body: visit(one.body) },
    );
    return { ...statement, cases };
  }
  if ('body' in statement) return { ...statement, body: visit(statement.body) };
  if ('then' in statement) {
    return { ...statement, then: visit(statement.then), otherwise: visit(statement.otherwise) };
  }
  return statement;
}

function change(
  block: ExtendedBlock,
  pool: readonly ExtendedStatement[],
  dice: Dice,
): ExtendedBlock {
  const at = block.length === 0 ? 0 : dice.below(block.length);
  const chosen = block[at];
  const put = (...statements: readonly ExtendedStatement[]) =>
    block.toSpliced(at, 1, ...statements);
  if (chosen === undefined || dice.percent(25)) return block.toSpliced(at, 0, dice.pick(pool));
  switch (dice.below(10)) {
    case 0:
    case 1:
      return put();
    case 2:
      return put(chosen, chosen);
    case 3: {
      const other = block[at + 1];
      return other === undefined ? put() : block.toSpliced(at, 2, other, chosen);
    }
    case 4:
      return put({ kind: 'choose', ...node, then: [chosen], otherwise: [] });
    case 5:
      return put({ kind: 'go', ...node, body: [chosen] });
    case 6:
      return put(dice.pick(pool));
    case 7: {
      const to = dice.percent(50) ? number(2) : parameter('N');
      return put({ kind: 'for', ...node, variable: null, from: number(0), to, body: [chosen] });
    }
    case 8:
      return put(changed(chosen, dice));
    default: {
      const inner = blocksOf(chosen);
      return inner.length === 0 ? put(changed(chosen, dice)) : put(...dice.pick(inner));
    }
  }
}

function number(value: number): Expression {
  return { kind: 'integer', ...node, value: BigInt(value) };
}

function parameter(name: string): Expression {
  return { kind: 'parameter', ...node, name };
}

/** Another number, or the opposite operation. */
function changed(statement: ExtendedStatement, dice: Dice): ExtendedStatement {
  switch (statement.kind) {
    case 'send':
      return { ...statement, kind: 'receive' };
    case 'receive':
      return { ...statement, kind: 'send' };
    case 'channel':
      return { ...statement, capacity: number(dice.below(3)) };
    case 'add':
      return { ...statement, amount: number(dice.below(4) - 1) };
    case 'for':
      return dice.percent(50)
        ? { ...statement, to: number(dice.below(3)) }
        : { ...statement, from: number(1) };
    case 'lock':
      return { ...statement, kind: 'unlock' };
    case 'range':
      return { kind: 'loop', ...node, body: statement.body };
    case 'loop':
      return { ...statement, body: [...statement.body, { kind: 'break', ...node }] };
    case 'array':
    case 'block':
    case 'break':
    case 'cancel':
    case 'choice':
    case 'choose':
    case 'close':
    case 'context':
    case 'continue':
    case 'count-down':
    case 'go-named':
    case 'go':
    case 'if':
    case 'leave':
    case 'mutex':
    case 'once-do':
    case 'once':
    case 'read-lock':
    case 'read-unlock':
    case 'receive-ok':
    case 'return':
    case 'rwmutex':
    case 'select':
    case 'skip':
    case 'timer':
    case 'unlock':
    case 'waitgroup':
    case 'wait':
      return statement;
    default:
      return unreachable(statement);
  }
}

/** Statements about what the program declares. */
function statementPool(program: ExtendedProgram, dice: Dice): readonly ExtendedStatement[] {
  const pool: ExtendedStatement[] = [
    { kind: 'return', ...node },
    { kind: 'break', ...node },
    { kind: 'continue', ...node },
  ];
  for (const statement of allStatements(program)) {
    switch (statement.kind) {
      case 'channel': {
        const { name: channel } = statement;
        const skip: ExtendedBlock = [];
        pool.push(
          { kind: 'send', ...node, channel },
          { kind: 'receive', ...node, channel },
          { kind: 'close', ...node, channel },
          { kind: 'range', ...node, channel, body: skip },
          {
            kind: 'select',
            ...node,
            cases: [
              dice.percent(50)
                ? { kind: 'send', ...node, channel, body: skip }
                : { kind: 'receive', ...node, channel, body: skip, closed: null },
              { kind: 'default', ...node, body: skip },
            ],
          },
        );
        break;
      }
      case 'waitgroup': {
        const { name: waitgroup } = statement;
        pool.push(
          { kind: 'add', ...node, waitgroup, amount: number(1) },
          { kind: 'add', ...node, waitgroup, amount: number(-1) },
          { kind: 'wait', ...node, waitgroup },
        );
        break;
      }
      case 'mutex':
        pool.push(
          { kind: 'lock', ...node, lock: statement.name },
          { kind: 'unlock', ...node, lock: statement.name },
        );
        break;
      case 'rwmutex':
        pool.push(
          { kind: 'lock', ...node, lock: statement.name },
          { kind: 'unlock', ...node, lock: statement.name },
          { kind: 'read-lock', ...node, lock: statement.name },
          { kind: 'read-unlock', ...node, lock: statement.name },
        );
        break;
      case 'once':
        pool.push({ kind: 'once-do', ...node, once: statement.name, body: [] });
        break;
      case 'context':
        pool.push(
          { kind: 'cancel', ...node, context: statement.name },
          { kind: 'receive', ...node, channel: statement.name },
        );
        break;
      case 'add':
      case 'array':
      case 'block':
      case 'break':
      case 'cancel':
      case 'choice':
      case 'choose':
      case 'close':
      case 'continue':
      case 'count-down':
      case 'for':
      case 'go-named':
      case 'go':
      case 'if':
      case 'leave':
      case 'lock':
      case 'loop':
      case 'once-do':
      case 'range':
      case 'read-lock':
      case 'read-unlock':
      case 'receive-ok':
      case 'receive':
      case 'return':
      case 'select':
      case 'send':
      case 'skip':
      case 'timer':
      case 'unlock':
      case 'wait':
        break;
      default:
        return unreachable(statement);
    }
  }
  return pool;
}
