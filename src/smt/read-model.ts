import type { TermValue } from '../logic/evaluate-term.ts';

/** A parenthesised expression as Z3 prints it; names in bars are without them. */
export type Sexp = string | readonly Sexp[];

const token = /\s+|;[^\n]*|\|([^|]*)\||"((?:[^"]|"")*)"|[()]|[^\s()|;"]+/gy;

/**
 * Reads all expressions of a text. One that breaks off, since the solver's budget ended while it printed,
 * is left out where that may happen.
 */
export function readSexps(text: string, { mayBreakOff = false } = {}): readonly Sexp[] {
  const stack: Sexp[][] = [[]];
  for (const found of text.matchAll(token)) {
    const [all, barred, quoted] = found;
    if (/^[\s;]/.test(all)) continue;
    if (all === '(') stack.push([]);
    else if (all === ')') {
      const done = stack.pop()!;
      if (stack.length === 0) throw new Error('unbalanced parentheses in the answer of the solver');
      stack.at(-1)!.push(done);
    } else stack.at(-1)!.push(barred ?? quoted ?? all);
  }
  if (stack.length !== 1 && !mayBreakOff) throw new Error('the answer of the solver breaks off');
  return stack[0]!;
}

/** The answer to (get-value (x y)): ((x 1) (y (- 2)) (b true)). */
export function readValues(answer: Sexp): ReadonlyMap<string, TermValue> {
  const values = new Map<string, TermValue>();
  for (const pair of answer) {
    const [name, value] = pair as readonly Sexp[];
    values.set(name as string, readValue(value!));
  }
  return values;
}

function readValue(value: Sexp): TermValue {
  if (value === 'true' || value === 'false') return value === 'true';
  if (typeof value === 'string') return BigInt(value);
  return -BigInt(value[1] as string);
}
