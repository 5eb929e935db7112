import { unreachable } from '../../base/unreachable.ts';
import type { ChannelUse, ExtendedStatement, SelectCase } from './ast.ts';
import type { PrimitiveSort } from './declared.ts';
import { hasShape } from './shape.ts';

/** A name that a statement uses, and what it may stand for. */
export interface Usage {
  readonly name: string;
  readonly index: string | null;
  readonly wanted: readonly PrimitiveSort[];
}

const channels = ['channel', 'array'] as const;
const receivable = ['channel', 'array', 'context', 'timer'] as const;

function element({ channel, index }: ChannelUse, wanted: readonly PrimitiveSort[]): Usage {
  return { name: channel, index: index ?? null, wanted };
}

function plain(name: string, ...wanted: readonly PrimitiveSort[]): Usage {
  return { name, index: null, wanted };
}

/** The primitives that a statement itself uses, without those of its blocks. */
export function usesOf(statement: ExtendedStatement): readonly Usage[] {
  if (hasShape(statement, 'declaration')) return [];
  switch (statement.kind) {
    case 'send':
    case 'close':
    case 'range':
    case 'receive-ok':
      return [element(statement, channels)];
    case 'receive':
      return [element(statement, receivable)];
    case 'select':
      return statement.cases.flatMap(usesOfCase);
    case 'add':
    case 'count-down':
    case 'wait':
      return [plain(statement.waitgroup, 'waitgroup')];
    case 'lock':
    case 'unlock':
      return [plain(statement.lock, 'mutex', 'rwmutex')];
    case 'read-lock':
    case 'read-unlock':
      return [plain(statement.lock, 'rwmutex')];
    case 'once-do':
      return [plain(statement.once, 'once')];
    case 'cancel':
      return [plain(statement.context, 'context')];
    case 'skip':
    case 'return':
    case 'break':
    case 'continue':
    case 'block':
    case 'leave':
    case 'loop':
    case 'for':
    case 'if':
    case 'choose':
    case 'go':
    case 'go-named':
      return [];
    default:
      return unreachable(statement);
  }
}

function usesOfCase(one: SelectCase): readonly Usage[] {
  switch (one.kind) {
    case 'send':
      return [element(one, channels)];
    case 'receive':
      return [element(one, one.closed === null ? receivable : channels)];
    case 'default':
      return [];
    default:
      return unreachable(one);
  }
}
