import type { Span } from '../base/span.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, RelatedPlace } from '../diagnostics/diagnostic.ts';
import type { Block } from './ast.ts';
import { statementsOf } from './walk.ts';

export interface Declared {
  readonly sort: 'channel' | 'waitgroup';
  readonly span: Span;
}

/** The channels and waitgroups of a program by name, wherever it declares them. */
export class DeclaredNames {
  readonly #byName = new Map<string, Declared>();
  readonly #diagnostics: Diagnostic[] = [];

  /** Declarations first, so that a use too early is told apart from a name that does not exist. */
  constructor(program: Block) {
    for (const statement of statementsOf(program))
      if (statement.kind === 'channel' || statement.kind === 'waitgroup')
        this.#declare(statement.name, statement.kind, statement.span);
  }

  /** The names that are declared twice. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  get(name: string): Declared | undefined {
    return this.#byName.get(name);
  }

  #declare(name: string, sort: Declared['sort'], at: Span): void {
    const span = nameSpan(at, name);
    const first = this.#byName.get(name);
    if (first === undefined) {
      this.#byName.set(name, { sort, span });
    } else {
      const related = [{ span: first.span, message: 'declared here first' }];
      const twice = diagnose(virgoCatalogue, 'virgo-declared-twice', span, { name }, { related });
      this.#diagnostics.push(twice);
    }
  }
}

/** The statement's span starts with the name it is about. */
export function nameSpan(statement: Span, name: string): Span {
  return { start: statement.start, end: statement.start + name.length };
}

export function declaredHere({ span }: Declared): readonly RelatedPlace[] {
  return [{ span, message: 'declared here' }];
}
