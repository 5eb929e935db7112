import type { Span } from '../../base/span.ts';
import type { Goal } from '../rule/goal.ts';

export interface ContractError {
  /** Gobra's words where it has them: what was under way, a colon, what may not hold. */
  readonly class: string;
  /** The two parts of the class. */
  readonly under: Goal['under'];
  readonly reason: Goal['reason'];
  readonly span: Span;
  /** What may not hold. */
  readonly sentence: string;
  /** The same, and at which values to look. */
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
  /** Of what is verified: whose contracts it takes for granted although they were not shown. */
  readonly given: readonly string[];
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
