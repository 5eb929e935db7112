import { unreachable } from '../../base/unreachable.ts';
import type { Span } from '../../base/span.ts';
import { virgoCatalogue } from '../../diagnostics/catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expression } from '../ast.ts';
import type { ExtendedProgram, ExtendedStatement } from './ast.ts';
import { allStatements } from './children.ts';

export type PrimitiveSort =
  'channel' | 'array' | 'waitgroup' | 'mutex' | 'rwmutex' | 'once' | 'timer' | 'context' | 'choice';

/** For sentences: 'm is a mutex'. */
export const sortWords: Readonly<Record<PrimitiveSort, string>> = {
  channel: 'channel',
  array: 'array of channels',
  waitgroup: 'waitgroup',
  mutex: 'mutex',
  rwmutex: 'rwmutex',
  once: 'once',
  timer: 'timer',
  context: 'context',
  choice: 'choice',
};

interface DeclaredPrimitive {
  readonly name: string;
  readonly sort: PrimitiveSort;
  readonly span: Span;
  /** Of an array: how many channels it has. */
  readonly size: Expression | null;
}

export interface Declarations {
  readonly byName: ReadonlyMap<string, DeclaredPrimitive>;
  /** The names that are declared twice. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What a program declares, wherever it does. */
export function declarationsIn(program: ExtendedProgram): Declarations {
  const byName = new Map<string, DeclaredPrimitive>();
  const diagnostics: Diagnostic[] = [];
  for (const statement of allStatements(program)) {
    const found = declarationOf(statement);
    if (found === null) continue;
    const first = byName.get(found.name);
    if (first === undefined) {
      byName.set(found.name, found);
      continue;
    }
    const related = [{ span: first.span, message: 'declared here first' }];
    const given = { name: found.name };
    diagnostics.push(
      diagnose(virgoCatalogue, 'virgo-declared-twice', found.span, given, { related }),
    );
  }
  return { byName, diagnostics };
}

export function declarationOf(statement: ExtendedStatement): DeclaredPrimitive | null {
  switch (statement.kind) {
    case 'array':
    case 'channel':
    case 'waitgroup':
    case 'choice':
    case 'mutex':
    case 'rwmutex':
    case 'once':
    case 'timer':
    case 'context': {
      const { name, kind: sort, span } = statement;
      return { name, sort, span, size: statement.kind === 'array' ? statement.size : null };
    }
    case 'add':
    case 'break':
    case 'cancel':
    case 'choose':
    case 'close':
    case 'continue':
    case 'count-down':
    case 'for':
    case 'go-named':
    case 'go':
    case 'if':
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
    case 'unlock':
    case 'wait':
      return null;
    default:
      return unreachable(statement);
  }
}
