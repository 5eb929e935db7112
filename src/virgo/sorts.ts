import type { Span } from '../base/span.ts';
import { unreachable } from '../base/unreachable.ts';
import { virgoCatalogue } from '../diagnostics/catalogue.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic, Fix, RelatedPlace } from '../diagnostics/diagnostic.ts';
import type { BinaryOperator } from '../expression/operators.ts';
import type { Expression } from './ast.ts';
import type { Parameter, Sort } from '../expression/sort.ts';

/** A sort that is not known yet; classes of equal unknowns are chained to one representative. */
interface Unknown {
  known: Sort | null;
  /** Where it became known, to explain a clash later on. */
  because: Span | null;
  same: Unknown | null;
}

/**
 * Finds the sort of every parameter by unification (PAPER-NOTES 26). What stays open, as in `x == y`
 * alone, is an integer.
 */
export class SortInference {
  readonly #parameters = new Map<string, Unknown>();
  readonly #diagnostics: Diagnostic[] = [];

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  /** In order of first appearance. */
  get parameters(): readonly Parameter[] {
    return [...this.#parameters].map(([name, sort]) => ({
      name,
      sort: representative(sort).known ?? 'int',
    }));
  }

  require(expression: Expression, wanted: Sort): void {
    this.#expect(this.#infer(expression), wanted, expression.span);
  }

  #expect(unknown: Unknown, wanted: Sort, at: Span): void {
    const found = representative(unknown);
    if (found.known === null) {
      found.known = wanted;
      found.because = at;
    } else if (found.known !== wanted) {
      this.#clash(wanted, found, at);
    }
  }

  #clash(wanted: Sort, found: Unknown, at: Span): void {
    const is = found.known!;
    const elsewhere = found.because !== null && found.because.start !== at.start;
    const related: RelatedPlace[] = elsewhere
      ? [
          {
            span: found.because!,
            message: `used as ${is === 'int' ? 'an integer' : 'a truth value'} here`,
          },
        ]
      : [];
    this.#diagnostics.push(
      diagnose(
        virgoCatalogue,
        'virgo-sorts',
        at,
        { wanted, is },
        { related, ...(wanted === 'bool' && { fix: comparedWithZero(at) }) },
      ),
    );
  }

  #infer(expression: Expression): Unknown {
    switch (expression.kind) {
      case 'integer':
        return { known: 'int', because: expression.span, same: null };
      case 'boolean':
        return { known: 'bool', because: expression.span, same: null };
      case 'parameter': {
        const seen = this.#parameters.get(expression.name);
        if (seen !== undefined) return seen;
        const fresh: Unknown = { known: null, because: null, same: null };
        this.#parameters.set(expression.name, fresh);
        return fresh;
      }
      case 'unary': {
        const sort = expression.operator === '-' ? 'int' : 'bool';
        this.require(expression.operand, sort);
        return { known: sort, because: expression.span, same: null };
      }
      case 'binary':
        return this.#inferBinary(expression.operator, expression.left, expression.right);
      default:
        return unreachable(expression);
    }
  }

  #inferBinary(operator: BinaryOperator, left: Expression, right: Expression): Unknown {
    const span = { start: left.span.start, end: right.span.end };
    switch (operator) {
      case '==':
      case '!=':
        this.#unify(this.#infer(left), this.#infer(right), right.span);
        return { known: 'bool', because: span, same: null };
      case '&&':
      case '||':
        this.require(left, 'bool');
        this.require(right, 'bool');
        return { known: 'bool', because: span, same: null };
      case '<':
      case '<=':
      case '>':
      case '>=':
        this.require(left, 'int');
        this.require(right, 'int');
        return { known: 'bool', because: span, same: null };
      case '+':
      case '-':
      case '*':
      case '/':
        this.require(left, 'int');
        this.require(right, 'int');
        return { known: 'int', because: span, same: null };
      default:
        return unreachable(operator);
    }
  }

  #unify(left: Unknown, right: Unknown, at: Span): void {
    const a = representative(left);
    const b = representative(right);
    if (a === b) return;
    if (a.known === null) a.same = b;
    else if (b.known === null) b.same = a;
    else if (a.known !== b.known) this.#clash(a.known, b, at);
  }
}

/** What C allows: a number where a truth value is meant. */
function comparedWithZero({ start, end }: Span): Fix {
  return {
    title: 'Compare it with 0',
    edits: [
      { span: { start, end: start }, text: '(' },
      { span: { start: end, end }, text: ' != 0)' },
    ],
  };
}

/** Chains are made short on the way: a megabyte of `a == b == ...` must not take long. */
function representative(unknown: Unknown): Unknown {
  let root = unknown;
  while (root.same !== null) root = root.same;
  for (let at = unknown; at.same !== null && at.same !== root;) {
    const next: Unknown = at.same;
    at.same = root;
    at = next;
  }
  return root;
}
