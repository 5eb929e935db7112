import type { Span } from '../../base/span.ts';

export interface ContractError {
  /** Gobra's words where it has them: what was under way, a colon, what may not hold. */
  readonly class: string;
  readonly span: Span;
  readonly words: string;
  /** Of a candidate for a counterexample. */
  readonly values: Readonly<Record<string, string>>;
  /** No run was made of it. */
  readonly replayed: boolean;
}

export interface FunctionReport {
  readonly name: string;
  readonly span: Span;
  readonly outcome: 'verified' | 'failed' | 'unknown';
  readonly errors: readonly ContractError[];
  /** Why it is open. */
  readonly reason: string | null;
  readonly queries: number;
}

export interface ContractDiagnostic {
  readonly message: string;
  readonly span: Span;
  readonly severity: 'error' | 'warning';
}

export interface ContractReport {
  readonly functions: readonly FunctionReport[];
  readonly assumed: readonly string[];
  readonly diagnostics: readonly ContractDiagnostic[];
}
