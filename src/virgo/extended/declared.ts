import type { Span } from '../../base/span.ts';
import { virgoCatalogue } from '../../diagnostics/catalogue.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expression } from '../ast.ts';
import type { ExtendedProgram, ExtendedStatement } from './ast.ts';
import { allStatements } from './children.ts';
import { hasShape, type OfShape } from './shape.ts';

export type PrimitiveSort = OfShape<'declaration'>['kind'];

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
  if (!hasShape(statement, 'declaration')) return null;
  const { name, kind: sort, span } = statement;
  return { name, sort, span, size: statement.kind === 'array' ? statement.size : null };
}
