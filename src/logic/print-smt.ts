import { unreachable } from '../base/unreachable.ts';
import type { Sort } from '../expression/sort.ts';
import type { Term } from './term.ts';

const simpleSymbol = /^[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*$/;

/** Words that SMT-LIB or Z3 give a meaning; as names they need bars. */
const reserved: ReadonlySet<string> = new Set(
  (
    'and or not xor ite let forall exists match par true false distinct div mod abs as is ' +
    'select store concat extract assert push pop reset exit implies iff if to_real to_int is_int ' +
    'Int Bool Real Array String RegLan Seq BINARY DECIMAL HEXADECIMAL NUMERAL STRING _ ! = < > <= >= + - * / =>'
  ).split(' '),
);

/** A name as an SMT-LIB symbol: quoted with bars where it has to be. */
export function smtSymbol(name: string): string {
  return simpleSymbol.test(name) && !reserved.has(name)
    ? name
    : `|${name.replaceAll(/[|\\]/g, '_')}|`;
}

export function smtSort(sort: Sort): string {
  return sort === 'int' ? 'Int' : 'Bool';
}

/**
 * Standard SMT-LIB without helper functions, so that the text can be pasted into any solver. SMT-LIB
 * rounds a quotient so that the remainder is not negative; Go truncates (PAPER-NOTES 27).
 */
export function printSmt(term: Term): string {
  switch (term.kind) {
    case 'integer':
      return term.value < 0n ? `(- ${-term.value})` : `${term.value}`;
    case 'boolean':
      return String(term.value);
    case 'variable':
      return smtSymbol(term.name);
    case 'negate':
      return `(- ${printSmt(term.operand)})`;
    case 'add':
      return list('+', term.terms);
    case 'subtract':
      return list('-', [term.left, term.right]);
    case 'multiply':
      return list('*', [term.left, term.right]);
    case 'divide':
      return printQuotient(term.left, term.right);
    case 'iter': {
      const from = printSmt(term.from);
      const to = printSmt(term.to);
      return `(ite (< ${from} ${to}) ${list('-', [term.to, term.from])} 0)`;
    }
    case 'compare':
      return term.operator === '!='
        ? `(not ${list('=', [term.left, term.right])})`
        : list(term.operator === '==' ? '=' : term.operator, [term.left, term.right]);
    case 'not':
      return `(not ${printSmt(term.operand)})`;
    case 'and':
    case 'or':
      return list(term.kind, term.terms);
    case 'implies':
      return list('=>', [term.left, term.right]);
    case 'iff':
      return list('=', [term.left, term.right]);
    case 'if':
      return list('ite', [term.condition, term.then, term.otherwise]);
    default:
      return unreachable(term);
  }
}

function list(head: string, terms: readonly Term[]): string {
  return `(${head} ${terms.map(printSmt).join(' ')})`;
}

function printQuotient(left: Term, right: Term): string {
  const a = printSmt(left);
  const b = printSmt(right);
  const quotient = `(ite (<= 0 ${a}) (div ${a} ${b}) (- (div (- ${a}) ${b})))`;
  if (right.kind === 'integer' && right.value !== 0n) return quotient;
  return `(ite (= ${b} 0) 0 ${quotient})`;
}
