import type { TermValue } from '../logic/evaluate-term.ts';
import type { Fragment } from '../pipeline/compile.ts';
import { findRun } from '../pipeline/views/play.ts';
import type { Evidence } from '../protocol/judgement.ts';

/** Values that contradict an answer, in words and with a run where that is short enough to be shown. */
export function showValues(
  fragment: Fragment,
  program: string,
  at: ReadonlyMap<string, TermValue>,
  expected: 'bad' | 'clean',
): { readonly shown: string; readonly evidence: Evidence } {
  const values = [...at].map(([name, value]) => ({ name, value: String(value) }));
  const shown = valuesInWords(at);
  const found = findRun(fragment, program, values);
  if (found.kind === 'found' && found.outcome !== 'open' && found.outcome !== expected)
    throw new Error(`at ${shown} the proof and the runs disagree`);
  const evidence: Evidence =
    found.kind === 'found' && found.outcome === expected
      ? { kind: 'run', run: found.run }
      : { kind: 'values', values };
  return { shown, evidence };
}

/** `n = 1, quiet = true` */
export function valuesInWords(values: Iterable<readonly [string, TermValue | string]>): string {
  return [...values].map(([name, value]) => `${name} = ${String(value)}`).join(', ');
}
