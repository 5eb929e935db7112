import { unreachable } from '../../../base/unreachable.ts';
import type { Term } from '../../../logic/term.ts';

/** A term as Dafny reads it, with all parentheses: Dafny mixes no && and || without them. */
export function dafnyTerm(term: Term, name: (of: string) => string): string {
  const at = (child: Term) => dafnyTerm(child, name);
  const joined = (operator: string, terms: readonly Term[]) =>
    `(${terms.map(at).join(` ${operator} `)})`;
  switch (term.kind) {
    case 'integer':
      return term.value < 0n ? `(${term.value})` : `${term.value}`;
    case 'boolean':
      return String(term.value);
    case 'variable':
      return name(term.name);
    case 'negate':
      return `(-${at(term.operand)})`;
    case 'add':
      return joined('+', term.terms);
    case 'subtract':
      return joined('-', [term.left, term.right]);
    case 'multiply':
      return joined('*', [term.left, term.right]);
    case 'divide':
      return `Quotient(${at(term.left)}, ${at(term.right)})`;
    case 'iter': {
      const [from, to] = [at(term.from), at(term.to)];
      return `(if ${from} < ${to} then ${to} - ${from} else 0)`;
    }
    case 'compare':
      return joined(term.operator, [term.left, term.right]);
    case 'not':
      return `(!${at(term.operand)})`;
    case 'and':
      return joined('&&', term.terms);
    case 'or':
      return joined('||', term.terms);
    case 'implies':
      return joined('==>', [term.left, term.right]);
    case 'iff':
      return joined('<==>', [term.left, term.right]);
    case 'if':
      return `(if ${at(term.condition)} then ${at(term.then)} else ${at(term.otherwise)})`;
    default:
      return unreachable(term);
  }
}

/** Words that Dafny keeps for itself, and the names of our lemmas. */
const taken: ReadonlySet<string> = new Set(
  (
    'abstract array as assert assume bool break calc case char class codatatype const constructor ' +
    'datatype decreases else ensures exists export extends false forall fresh function ghost if ' +
    'imap import in include inductive inhabited int invariant is iset iterator label lemma map match ' +
    'method modifies modify module multiset nat new newtype null object old opened predicate print ' +
    'protected reads real refines requires return returns seq set static string then this trait true ' +
    'twostate type unchanged var where while yield yields Mono Total Run Quotient'
  ).split(' '),
);

/** The names of parameters: their own where Dafny can read them. */
export function dafnyParameter(name: string, index: number): string {
  return /^[A-Za-wyzA-Z][A-Za-z0-9]*$/.test(name) && !taken.has(name) ? name : `p${index}`;
}
