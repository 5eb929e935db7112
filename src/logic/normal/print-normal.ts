import { unreachable } from '../../base/unreachable.ts';
import { smtSymbol } from '../print-smt.ts';
import type { BoolId } from './nodes.ts';
import type { NormalForms } from './normal-forms.ts';
import type { AtomId, PolynomialId } from './polynomials.ts';

/** Formulas longer than this get a name. */
const longest = 1_000;

/** Prints canonical forms as SMT-LIB, for the solver alone: people are shown the terms themselves. */
export class NormalPrinter {
  readonly #forms: NormalForms;
  readonly #bools = new Map<BoolId, string>();

  constructor(forms: NormalForms) {
    this.#forms = forms;
  }

  bool(id: BoolId): string {
    let text = this.#bools.get(id);
    if (text === undefined) {
      text = this.#bool(id);
      if (text.length > longest) text = this.#define('Bool', text);
      this.#bools.set(id, text);
    }
    return text;
  }

  readonly #definitions: string[] = [];

  /** Formulas share their parts, and what shares for long would double in length at every level. */
  #define(sort: 'Bool' | 'Int', text: string): string {
    // No name in a program has such a mark.
    const name = `|#${this.#definitions.length}|`;
    this.#definitions.push(`(define-fun ${name} () ${sort} ${text})\n`);
    return name;
  }

  /** What the printed formulas refer to, to be printed between the declarations and them. */
  get definitions(): string {
    return this.#definitions.join('');
  }

  #bool(id: BoolId): string {
    const node = this.#forms.bool(id);
    switch (node.kind) {
      case 'literal':
        return String(node.value);
      case 'variable':
        return node.positive ? smtSymbol(node.name) : `(not ${smtSymbol(node.name)})`;
      case 'at-most':
        return this.#comparison('<=', node.polynomial);
      case 'zero': {
        const text = this.#comparison('=', node.polynomial);
        return node.positive ? text : `(not ${text})`;
      }
      case 'and':
      case 'or':
        return `(${node.kind} ${node.parts.map((part) => this.bool(part)).join(' ')})`;
      default:
        return unreachable(node);
    }
  }

  /** What is negative goes to the other side: `(<= x y)` rather than `(<= (+ x (* (- 1) y)) 0)`. */
  #comparison(operator: '<=' | '=', id: PolynomialId): string {
    const { terms, constant } = this.#forms.polynomials.get(id);
    const left: string[] = [];
    const right: string[] = [];
    for (const [monomial, coefficient] of terms) {
      const side = coefficient > 0n ? left : right;
      side.push(this.#monomial(monomial, coefficient > 0n ? coefficient : -coefficient));
    }
    if (constant > 0n) left.push(String(constant));
    if (constant < 0n) right.push(String(-constant));
    return `(${operator} ${sum(left)} ${sum(right)})`;
  }

  #monomial(monomial: number, coefficient: bigint): string {
    const conditions: string[] = [];
    const factors: string[] = coefficient === 1n ? [] : [String(coefficient)];
    for (const id of this.#forms.polynomials.atomsOf(monomial)) {
      const atom = this.#forms.atom(id);
      switch (atom.kind) {
        case 'variable':
          factors.push(smtSymbol(atom.name));
          break;
        case 'indicator':
          conditions.push(this.bool(atom.condition));
          break;
        case 'quotient':
          factors.push(this.#quotient(atom.left, atom.right));
          break;
        case 'product':
          factors.push(this.#product(id, atom.left, atom.right));
          break;
        default:
          unreachable(atom);
      }
    }
    const product =
      factors.length === 0 ? '1' : factors.length === 1 ? factors[0]! : `(* ${factors.join(' ')})`;
    return conditions.reduce((inner, condition) => `(ite ${condition} ${inner} 0)`, product);
  }

  readonly #products = new Map<AtomId, string>();

  #product(id: AtomId, left: PolynomialId, right: PolynomialId): string {
    let name = this.#products.get(id);
    if (name === undefined) {
      name = this.#define('Int', `(* ${this.polynomial(left)} ${this.polynomial(right)})`);
      this.#products.set(id, name);
    }
    return name;
  }

  polynomial(id: PolynomialId): string {
    const { terms, constant } = this.#forms.polynomials.get(id);
    const parts = terms.map(([monomial, coefficient]) =>
      coefficient < 0n
        ? `(- ${this.#monomial(monomial, -coefficient)})`
        : this.#monomial(monomial, coefficient),
    );
    if (constant !== 0n) parts.push(constant < 0n ? `(- ${-constant})` : String(constant));
    return sum(parts);
  }

  #quotient(left: PolynomialId, right: PolynomialId): string {
    const a = this.polynomial(left);
    const b = this.polynomial(right);
    const quotient = `(ite (<= 0 ${a}) (div ${a} ${b}) (- (div (- ${a}) ${b})))`;
    const divisor = this.#forms.polynomials.get(right);
    return divisor.terms.length === 0 ? quotient : `(ite (= ${b} 0) 0 ${quotient})`;
  }
}

function sum(parts: readonly string[]): string {
  if (parts.length === 0) return '0';
  return parts.length === 1 ? parts[0]! : `(+ ${parts.join(' ')})`;
}
